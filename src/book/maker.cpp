#include "book/maker.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <optional>
#include <variant>

#include "base/parallel.h"
#include "book/aim.h"
#include "generate/generator.h"
#include "maze/canonical_hash.h"
#include "maze/gates.h"
#include "solve/check.h"
#include "solve/difficulty.h"
#include "topology/grids.h"

namespace mazefolio {
namespace {

constexpr int attempts_a_size = 12, attempts_a_puzzle = 120;

std::uint32_t cells_across(double points, Length pitch) {
  return static_cast<std::uint32_t>(std::max(0.0, std::floor(points / pitch.pt + 1e-9)));
}

std::optional<Diagnostic> does_not_fit(const PuzzleOrder& order, const MazeRoom& room,
                                       const std::string& audience) {
  const GridSize& size = order.spec->size;
  if (size.is_auto() || (size.columns <= room.max_columns() && size.rows <= room.max_rows()))
    return std::nullopt;
  return Diagnostic{Severity::error, size.place,
                    fmt::format("{}x{} cells do not fit: '{}' readers need corridors of {}", size.columns,
                                size.rows, audience, in_mm(room.corridor)),
                    fmt::format("the largest size that fits is {}x{}", room.max_columns(), room.max_rows())};
}

std::optional<Diagnostic> does_not_suit(const PuzzleOrder& order, CellCount size) {
  const PuzzleSpec& entry = *order.spec;
  const AnyTopology t = find_row(grids(), entry.grid.name)->make(size.columns, size.rows, entry.grid.options);
  if (std::string why = why_unfit(*find_row(generators(), entry.algorithm.name), t); !why.empty())
    return Diagnostic{Severity::error, entry.algorithm.place, std::move(why), ""};
  const Goals& goals = entry.goals;
  if (goals.from.empty()) return std::nullopt;
  const Gate from = gate_at(t, goals.from).value(), to = gate_at(t, goals.to).value();
  if (from.cell != to.cell || (cell_count(t) == 1 && from.wall != to.wall)) return std::nullopt;
  return Diagnostic{Severity::error, goals.place,
                    fmt::format("'{}' and '{}' are the same cell in a maze of {}x{} cells", goals.from,
                                goals.to, size.columns, size.rows),
                    "choose places farther apart, or a larger size"};
}

// A lie must never be printed: every maze is proven, and its solution walked, before it is a puzzle.
void prove(const Candidate& candidate, const PuzzleId& id, bool must_be_perfect) {
  const std::string fault = find_fault(candidate.maze, &candidate.solution, must_be_perfect);
  if (!fault.empty()) throw InternalError(fmt::format("maze {} failed its proof: {}", to_text(id), fault));
}

// Puzzles of one entry that ask for the same levels.
struct Wishes {
  std::vector<std::size_t> leaders, leader_of;  ///< the first of each wish; the first of each puzzle's wish
};

Wishes group_by_wish(std::span<const PuzzleOrder> orders) {
  Wishes wishes;
  std::map<std::pair<const PuzzleSpec*, int>, std::size_t> first;
  for (std::size_t i = 0; i < orders.size(); ++i) {
    const auto [at, fresh] = first.emplace(std::pair{orders[i].spec, orders[i].low}, i);
    if (fresh) wishes.leaders.push_back(i);
    wishes.leader_of.push_back(at->second);
  }
  return wishes;
}

class Maker {
 public:
  Maker(const PuzzleOrder& order, const MakerSettings& settings)
      : order_(order), settings_(settings), room_(settings.room(order.spec->per_page)) {}

  std::variant<Puzzle, Diagnostic> make() {
    if (auto wrong = does_not_fit(order_, room_, settings_.audience)) return *wrong;
    if (room_.max_columns() == 0 || room_.max_rows() == 0)
      return Diagnostic{Severity::error, order_.spec->place, "the page has no room for a maze",
                        "give a larger page or fewer puzzles a page"};
    const std::vector<CellCount> sizes = sizes_to_try(order_, room_, *settings_.levels);
    for (const CellCount& size : sizes) {
      if (attempts_ == attempts_a_puzzle) break;
      if (auto wrong = does_not_suit(order_, size)) return *wrong;
      for (int i = 0; i < attempts_a_size && attempts_ < attempts_a_puzzle; ++i)
        if (std::optional<Puzzle> puzzle = try_size(size)) return std::move(*puzzle);
    }
    return out_of_reach(sizes);
  }

  double generate_s = 0, solve_s = 0;

 private:
  std::string next_seed() {
    const PuzzleSpec& entry = *order_.spec;
    const int k = attempts_++;
    if (entry.seed && entry.count == 1 && k == 0) return *entry.seed;
    return puzzle_seed(entry.seed.value_or(settings_.book_seed), order_.key, static_cast<std::uint32_t>(k));
  }

  Candidate measured(CellCount size, const std::string& seed) {
    throw_if_cancelled();
    Candidate candidate = attempt(order_, size, seed);
    low_ = std::min(low_, candidate.score);
    high_ = std::max(high_, candidate.score);
    generate_s += candidate.generate_s;
    solve_s += candidate.solve_s;
    return candidate;
  }

  std::optional<Puzzle> try_size(CellCount size) {
    const std::string seed = next_seed();
    Candidate candidate = measured(size, seed);
    const int level = level_of(candidate.score);
    if (!order_.any_level() && (level < order_.low || level > order_.high)) return std::nullopt;

    const PuzzleSpec& entry = *order_.spec;
    const GeneratorRow& row = *find_row(generators(), entry.algorithm.name);
    Puzzle p;
    p.number = order_.number;
    p.chapter = order_.chapter;
    p.title = order_.title;
    p.own_title = entry.title.has_value();
    p.story = entry.story.value_or("");
    p.asked = entry.difficulty.asked;
    p.id = {entry.grid.name,
            size.columns,
            size.rows,
            entry.algorithm.name,
            entry.algorithm.options.changed(row.options),
            seed,
            gate_names(candidate.maze)};
    prove(candidate, p.id, row.perfect);
    p.perfect = row.perfect;
    p.metrics = measure(candidate.maze);
    p.score = candidate.score;
    p.per_page = entry.per_page;
    p.canonical_hash = canonical_hash(candidate.maze);
    p.maze = std::move(candidate.maze);
    p.solution = std::move(candidate.solution);
    return p;
  }

  // Measures the ends of what the page allows, so that the message tells a range that can be had.
  Diagnostic out_of_reach(const std::vector<CellCount>& sizes) {
    const auto cells = [](const CellCount& s) { return std::uint64_t{s.columns} * s.rows; };
    const auto [least, most] = std::minmax_element(
        sizes.begin(), sizes.end(), [&](const auto& a, const auto& b) { return cells(a) < cells(b); });
    for (const CellCount& size : {*least, *most})
      for (int i = 0; i < attempts_a_size; ++i) measured(size, next_seed());
    const PuzzleSpec& entry = *order_.spec;
    const std::string asked = order_.low == order_.high
                                  ? fmt::format("level {}", order_.low)
                                  : fmt::format("difficulty {}", entry.difficulty.asked);
    const std::string where =
        entry.size.is_auto()
            ? fmt::format("{} mazes up to {}x{} cells for '{}' readers on this page", entry.algorithm.name,
                          most->columns, most->rows, settings_.audience)
            : fmt::format("{} mazes of {}x{} cells", entry.algorithm.name, entry.size.columns,
                          entry.size.rows);
    const int low = level_of(low_), high = level_of(high_);
    const std::string reach =
        low == high ? fmt::format("level {} only", low) : fmt::format("levels {} to {}", low, high);
    return {Severity::error, !entry.difficulty.place.file.empty() ? entry.difficulty.place : entry.place,
            fmt::format("{} is out of reach: {} have {}", asked, where, reach),
            entry.size.is_auto()
                ? "ask for a level in that range, or give a larger page or narrower corridors"
                : "ask for a level in that range, or let the size be auto"};
  }

  const PuzzleOrder& order_;
  const MakerSettings& settings_;
  MazeRoom room_;
  int attempts_ = 0;
  double low_ = HUGE_VAL, high_ = -HUGE_VAL;
};

}  // namespace

std::uint32_t MazeRoom::max_columns() const { return cells_across(box.width, pitch); }
std::uint32_t MazeRoom::max_rows() const { return cells_across(box.height, pitch); }

Made make_puzzles(std::span<const PuzzleOrder> orders, const MakerSettings& settings, Diagnostics& found) {
  std::vector<std::variant<Puzzle, Diagnostic>> results(orders.size());
  Made made;
  std::mutex reporting;
  const auto make_one = [&](std::size_t i) {
    Maker maker(orders[i], settings);
    results[i] = maker.make();
    const std::lock_guard lock(reporting);
    made.generate_s += maker.generate_s;
    made.solve_s += maker.solve_s;
    if (settings.on_done) settings.on_done();
  };
  // The first puzzle of each wish goes ahead: where it cannot be had, the others of that wish are not tried.
  const Wishes wishes = group_by_wish(orders);
  parallel_for(wishes.leaders.size(), settings.jobs, [&](std::size_t k) { make_one(wishes.leaders[k]); });
  parallel_for(orders.size(), settings.jobs, [&](std::size_t i) {
    const std::size_t leader = wishes.leader_of[i];
    if (i == leader) return;
    if (const auto* wrong = std::get_if<Diagnostic>(&results[leader]))
      results[i] = *wrong;
    else
      make_one(i);
  });
  const Diagnostic* last = nullptr;
  for (std::variant<Puzzle, Diagnostic>& result : results) {
    if (auto* puzzle = std::get_if<Puzzle>(&result)) {
      made.puzzles.push_back(std::move(*puzzle));
      continue;
    }
    // One entry of sixty puzzles is one mistake, not sixty. On the command line there are no lines to tell
    // by.
    const Diagnostic& wrong = std::get<Diagnostic>(result);
    const bool same_place = last && wrong.place.file == last->place.file &&
                            wrong.place.line == last->place.line && wrong.place.column == last->place.column;
    if (!same_place || (wrong.place.line == 0 && wrong.message != last->message))
      found.error(wrong.place, wrong.message, wrong.hint);
    last = &wrong;
  }
  return made;
}

}  // namespace mazefolio
