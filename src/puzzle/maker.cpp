#include "puzzle/maker.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>
#include <optional>

#include "base/system/parallel.h"
#include "generate/generator.h"
#include "maze/canonical_hash.h"
#include "maze/gates.h"
#include "puzzle/difficulty_search.h"
#include "puzzle/suggestions.h"
#include "puzzle/unique.h"
#include "solve/check.h"
#include "solve/difficulty.h"
#include "solve/paths.h"
#include "topology/grids.h"

namespace mazefolio::puzzle {
namespace {

constexpr int attempts_a_size = 12, attempts_a_puzzle = 120, faults_a_puzzle = 12;
constexpr double far_off = 0.75;  // a size that misses by a level is not tried again
constexpr std::uint32_t longest_side = 10'000;
constexpr int most_advised = 10;  // each advice makes mazes

std::optional<Diagnostic> does_not_fit(const PuzzleOrder& order, const MazeRoom& room, CellCount size,
                                       const std::string& audience) {
  const GridRow& grid = *find_row(grids(), order.spec->grid.name);
  if (fits(grid, size, room)) return std::nullopt;
  const CellCount most =
      largest_size(grid, {room.box.width / room.pitch.pt, room.box.height / room.pitch.pt});
  const std::string need = fmt::format("'{}' readers need corridors of {}", audience, in_mm(room.corridor));
  if (most.columns == 0 || most.rows == 0)
    return Diagnostic{Severity::error, order.spec->place,
                      fmt::format("the page has no room for a single cell: {}", need),
                      "give a larger page or fewer puzzles a page"};
  const bool any_size = !find_row(generators(), order.spec->algorithm.name)->fitting;
  if (order.spec->size.is_auto() && any_size)
    return Diagnostic{Severity::error, order.spec->grid.place,
                      fmt::format("so many cells do not fit: {}", need),
                      fmt::format("about {} would", std::uint64_t{most.columns} * most.rows)};
  return Diagnostic{Severity::error,
                    order.spec->size.is_auto() ? order.spec->algorithm.place : order.spec->size.place,
                    fmt::format("{}x{} cells do not fit: {}", size.columns, size.rows, need),
                    fmt::format("the largest size that fits is {}x{}", most.columns, most.rows)};
}

// "to reach it write size: 24x32, or audience: adult".
std::string advice_of(const std::vector<std::string>& ways) {
  std::string text;
  for (std::size_t i = 0; i < ways.size(); ++i)
    text += (i == 0 ? "to reach it, write " : i + 1 < ways.size() ? ", " : " or ") + ways[i];
  return text;
}

// A lie must never be printed: every maze is proven, and its solution walked, before it is a puzzle.
void prove(const Candidate& candidate, const PuzzleId& id) {
  const Outcome proof = check_printable(candidate.maze, &candidate.solution, candidate.perfect);
  if (!proof) throw InternalError(fmt::format("maze {} failed its proof: {}", to_text(id), proof.message()));
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

/// The orders of the entry that order i belongs to.
std::span<const PuzzleOrder> entry_of(std::span<const PuzzleOrder> orders, std::size_t i) {
  const auto same = [&](const PuzzleOrder& o) { return o.spec == orders[i].spec; };
  const auto first = std::find_if(orders.begin(), orders.end(), same);
  return {first, std::find_if_not(first, orders.end(), same)};
}

class Maker {
 public:
  /// Mazes that are `taken` are not made; null: none is.
  Maker(const PuzzleOrder& order, const MakerSettings& settings, const Taken* taken)
      : order_(order),
        settings_(settings),
        room_(settings.room(*order.spec, settings.audience)),
        repeats_(taken) {}

  Making make() {
    std::vector<SizeGuess> sizes = sizes_to_try(order_, room_, *settings_.levels);
    if (sizes.empty())
      return Diagnostic{Severity::error, order_.spec->place, "the page has no room for a maze",
                        "give a larger page or fewer puzzles a page"};
    if (sizes.size() == 1)
      if (auto wrong = does_not_fit(order_, room_, sizes[0].size, settings_.audience.name)) return *wrong;
    const std::vector<SizeGuess> all = sizes;
    while (!sizes.empty() && goes_on()) {
      const auto miss = [&](const SizeGuess& g) { return std::fabs(g.score + bias() - order_.wish); };
      const auto best = std::min_element(sizes.begin(), sizes.end(),
                                         [&](const auto& a, const auto& b) { return miss(a) < miss(b); });
      const SizeGuess guess = *best;
      sizes.erase(best);
      if (std::optional<Puzzle> puzzle = try_size(guess, sizes.empty())) return std::move(*puzzle);
    }
    if (measured_ == 0 && fault_) return *fault_;
    if (repeats_.too_many()) return repeats_.told(order_);
    // The ends of what the page allows: the level may be met there yet, and a message tells a true range.
    const auto cells = [](const SizeGuess& g) { return std::uint64_t{g.size.columns} * g.size.rows; };
    const auto [least, most] = std::minmax_element(
        all.begin(), all.end(), [&](const auto& a, const auto& b) { return cells(a) < cells(b); });
    allowed_ = attempts_ + 2 * attempts_a_size;
    for (const SizeGuess& guess : {*least, *most})
      if (std::optional<Puzzle> puzzle = try_size(guess, true)) return std::move(*puzzle);
    out_of_reach = true;
    return unreachable(most->size);
  }

  bool out_of_reach = false;
  double generate_s = 0, solve_s = 0;

 private:
  std::string next_seed() {
    const PuzzleSpec& entry = *order_.spec;
    const int k = attempts_++;
    if (entry.seed && entry.count == 1 && k == 0) return *entry.seed;
    return puzzle_seed(entry.seed.value_or(settings_.book_seed), order_.key, static_cast<std::uint32_t>(k));
  }

  // Repeats are counted apart.
  bool goes_on() const {
    return attempts_ - repeats_.count() < allowed_ && faults_ < faults_a_puzzle && !repeats_.too_many();
  }

  // How far the mazes of this order score from what the table says of squares.
  double bias() const { return measured_ == 0 ? 0 : bias_sum_ / measured_; }

  /// Nothing when no such maze can be made; the reason is kept.
  std::optional<Candidate> measured(const SizeGuess& guess, const std::string& seed) {
    throw_if_canceled();
    Candidate candidate = attempt(order_, guess.size, seed);
    generate_s += candidate.generate_s;
    solve_s += candidate.solve_s;
    if (candidate.fault) {
      fault_ = candidate.fault;
      ++faults_;
      return std::nullopt;
    }
    low_ = std::min(low_, candidate.score);
    high_ = std::max(high_, candidate.score);
    bias_sum_ += candidate.score - guess.score;
    ++measured_;
    return candidate;
  }

  std::optional<Puzzle> try_size(const SizeGuess& guess, bool last_chance) {
    for (int i = 0; i < attempts_a_size && goes_on(); ++i) {
      const std::string seed = next_seed();
      std::optional<Candidate> candidate = measured(guess, seed);
      if (!candidate) return std::nullopt;
      const int level = level_of(candidate->score);
      if (order_.any_level || (level >= order_.low && level <= order_.high)) {
        std::string hash = canonical_hash(candidate->maze);
        if (!repeats_.meet(hash)) return finished(std::move(*candidate), guess.size, seed, std::move(hash));
        if (last_chance) --i;
      }
      if (!last_chance && std::fabs(candidate->score - order_.wish) > far_off) return std::nullopt;
    }
    return std::nullopt;
  }

  Puzzle finished(Candidate candidate, CellCount size, const std::string& seed, std::string hash) {
    const PuzzleSpec& entry = *order_.spec;
    Puzzle p;
    p.number = order_.number;
    p.chapter = order_.chapter;
    p.title = order_.title;
    p.own_title = entry.title.has_value();
    p.story = entry.story.value_or("");
    p.asked = entry.difficulty.asked;
    const Recipe recipe = recipe_of(entry, size);
    p.id = id_of(recipe, seed);
    if (!recipe.generator->sets_gates) p.id.gates = gate_names(candidate.maze);
    p.pictures = recipe.generator->pictures;
    p.strokes = answer_strokes(candidate.maze);
    prove(candidate, p.id);
    p.perfect = check_walls(candidate.maze).perfect;
    p.dropped = candidate.dropped;
    p.metrics = measure(candidate.maze);
    p.score = candidate.score;
    p.shows_level = !p.asked.empty() || p.metrics.junctions + p.metrics.crossings > 0;
    p.per_page = entry.per_page;
    p.canonical_hash = std::move(hash);
    p.maze = std::move(candidate.maze);
    p.solution = std::move(candidate.solution);
    return p;
  }

  Diagnostic unreachable(CellCount most) const {
    const PuzzleSpec& entry = *order_.spec;
    const std::string asked = order_.low == order_.high
                                  ? fmt::format("level {}", order_.low)
                                  : fmt::format("difficulty {}", entry.difficulty.asked);
    const std::string where =
        entry.size.is_auto()
            ? fmt::format("{} mazes up to {}x{} cells for '{}' readers on this page", entry.algorithm.name,
                          most.columns, most.rows, settings_.audience.name)
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
  int attempts_ = 0, allowed_ = attempts_a_puzzle, faults_ = 0, measured_ = 0;
  double low_ = HUGE_VAL, high_ = -HUGE_VAL, bias_sum_ = 0;
  std::optional<Diagnostic> fault_;
  Repeats repeats_;
};

}  // namespace

bool fits(const GridRow& grid, CellCount size, const MazeRoom& room) {
  const Rect field = field_of(grid, size);
  constexpr double hair = 1e-9;
  return field.width() * room.pitch.pt <= room.box.width + hair &&
         field.height() * room.pitch.pt <= room.box.height + hair;
}

CellCount largest_size(const GridRow& grid, Size pitches) {
  constexpr double hair = 1e-9;
  CellCount size{0, 0};
  while (size.columns < longest_side && field_of(grid, {size.columns + 1, 1}).width() <= pitches.width + hair)
    ++size.columns;
  while (size.rows < longest_side && field_of(grid, {1, size.rows + 1}).height() <= pitches.height + hair)
    ++size.rows;
  // Rows that are set off from each other are wider than one alone.
  while (size.columns > 0 && size.rows > 1 && field_of(grid, size).width() > pitches.width + hair)
    --size.columns;
  return size;
}

Made make_puzzles(std::span<const PuzzleOrder> orders, const MakerSettings& settings, Diagnostics& found) {
  std::vector<Making> results(orders.size());
  std::vector<char> out_of_reach(orders.size(), false);  // a byte each: threads write them
  Made made;
  std::mutex reporting;
  const auto make = [&](std::size_t i, const Taken* taken) {
    Maker maker(orders[i], settings, taken);
    Making result = maker.make();
    out_of_reach[i] = maker.out_of_reach;
    const std::lock_guard lock(reporting);
    made.generate_s += maker.generate_s;
    made.solve_s += maker.solve_s;
    return result;
  };
  const auto make_one = [&](std::size_t i) {
    results[i] = make(i, nullptr);
    const std::lock_guard lock(reporting);
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
  avoid_repeats(orders, results, [&](std::size_t i, const Taken& taken) { return make(i, &taken); });
  const Diagnostic* last = nullptr;
  int advised = 0;
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (auto* puzzle = std::get_if<Puzzle>(&results[i])) {
      made.puzzles.push_back(std::move(*puzzle));
      continue;
    }
    // One entry of sixty puzzles is one mistake, not sixty. On the command line there are no lines to tell
    // by.
    const Diagnostic& wrong = std::get<Diagnostic>(results[i]);
    const bool same_place = last && wrong.place.file == last->place.file &&
                            wrong.place.line == last->place.line && wrong.place.column == last->place.column;
    if (!same_place || (wrong.place.line == 0 && wrong.message != last->message)) {
      const bool advise = out_of_reach[i] && advised++ < most_advised;
      const std::string advice = advise ? advice_of(ways_to_reach(entry_of(orders, i), settings)) : "";
      found.error(wrong.place, wrong.message, advice.empty() ? wrong.hint : advice);
    }
    last = &wrong;
  }
  return made;
}

}  // namespace mazefolio::puzzle
