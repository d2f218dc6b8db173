// Idea: the size decides most of the level, the placement of the gates shifts it by up to two levels, and a
// new maze of the same size by a fraction of one. So every placement is rated on each maze, and what the
// mazes of a size turn out to score corrects the guess for the other sizes. Mazes that are not worth printing
// are passed over, whatever their level.

#include "puzzle/difficulty_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "base/rng.h"
#include "base/system/parallel.h"
#include "generate/generator.h"
#include "maze/canonical_hash.h"
#include "puzzle/make_puzzle.h"
#include "puzzle/size_guess.h"
#include "solve/difficulty.h"

namespace mazefolio::puzzle {
namespace {

constexpr int attempts_a_size = 12, attempts_a_puzzle = 120, faults_a_puzzle = 12;
constexpr int attempts_to_come_near = 48;
constexpr const char* what_would_do = "give a larger size or page, fewer mazes a page, or another audience";
constexpr double far_off = 0.75;  // a size that misses by a level is not tried again

Diagnostics refused(const Place& place, std::string message, std::string hint) {
  Diagnostics found;
  found.error(place, std::move(message), std::move(hint));
  return found;
}

// Mazes that are looked at in vain before there is an error: fewer where each is much work.
int patience_for(CellCount size) {
  constexpr std::uint64_t most_work = 4'000'000, least = 12, most = 200;
  return static_cast<int>(std::clamp(most_work / (std::uint64_t{size.columns} * size.rows), least, most));
}

Outcome check_fit(const PuzzleSpec& entry, const MazeRoom& room, CellCount size,
                  const std::string& audience) {
  const GridRow& grid = *find_row(grids(), entry.grid.name);
  if (fits(grid, size, room)) return Done{};
  const CellCount most = largest_size(grid, room.pitches());
  const std::string who =
      room.for_answer ? "an answer at the foot of the page" : fmt::format("the audience '{}'", audience);
  const std::string need = fmt::format("{} needs corridors of {}", who, in_mm(room.corridor));
  if (most.columns == 0 || most.rows == 0)
    return refused(entry.place, fmt::format("the page has no room for a single cell: {}", need),
                   "give a larger page or fewer puzzles a page");
  const bool any_size = !find_row(generators(), entry.algorithm.name)->fitting;
  if (!entry.size.is_given() && any_size)
    return refused(entry.grid.place, fmt::format("the cells do not fit: {}", need),
                   fmt::format("about {} would", std::uint64_t{most.columns} * most.rows));
  return refused(!entry.size.is_given() ? entry.algorithm.place : entry.size.place,
                 fmt::format("{}x{} cells do not fit: {}", size.columns, size.rows, need),
                 fmt::format("the largest size that fits is {}x{}", most.columns, most.rows));
}

class Search {
 public:
  Search(const EntryRequest& request, const MakerSettings& settings, const Taken* taken)
      : request_(request),
        entry_(*request.entry),
        settings_(settings),
        allowed_(request.nearest ? attempts_to_come_near : attempts_a_puzzle),
        repeats_(taken) {}

  SearchOutcome run() {
    Result<Puzzle> puzzle = search();
    return {std::move(puzzle), out_of_reach_, generate_s_, solve_s_};
  }

 private:
  Result<Puzzle> search() {
    const MazeRoom room = settings_.room(entry_, settings_.audience);
    std::vector<SizeGuess> sizes = sizes_to_try(request_, room, *settings_.levels);
    if (sizes.empty()) return no_room(room);
    if (const Outcome large = check_side(); !large) return large.found();
    if (entry_.difficulty.hardest) sizes.erase(sizes.begin(), sizes.end() - 1);
    patience_ = patience_for(sizes.back().size);
    if (sizes.size() == 1)
      if (const Outcome fit = check_fit(entry_, room, sizes[0].size, settings_.audience.name); !fit)
        return fit.found();
    if (std::optional<Puzzle> puzzle = try_nearest_first(sizes)) return std::move(*puzzle);
    if (nearest_) return finished(std::move(nearest_->candidate), nearest_->attempt);
    if (measured_ == 0 && fault_) return *fault_;
    if (repeats_.too_many() || (worthless_ > 0 && repeats_.count() > 0)) return repeats_.refusal(request_);
    // The smallest and the largest size that the page allows: the level may be met there, and the error can
    // name the whole range.
    const auto cells = [](const SizeGuess& g) { return std::uint64_t{g.size.columns} * g.size.rows; };
    const auto [least, most] = std::minmax_element(
        sizes.begin(), sizes.end(), [&](const auto& a, const auto& b) { return cells(a) < cells(b); });
    allowed_ = counted_attempts() + 2 * attempts_a_size;
    patience_ *= 2;
    for (const SizeGuess& guess : {*least, *most})
      if (std::optional<Puzzle> puzzle = try_size(guess, true)) return std::move(*puzzle);
    out_of_reach_ = true;
    return worthless_ > 0 ? worthless(most->size) : unreachable(most->size);
  }

  std::optional<Puzzle> try_nearest_first(std::vector<SizeGuess> sizes) {
    while (!sizes.empty() && goes_on()) {
      const auto miss = [&](const SizeGuess& g) {
        return std::fabs(g.score + bias() - request_.target) + g.penalty;
      };
      const auto best = std::min_element(sizes.begin(), sizes.end(),
                                         [&](const auto& a, const auto& b) { return miss(a) < miss(b); });
      const SizeGuess guess = *best;
      if (nearest_ && miss(guess) > nearest_->miss + far_off) return std::nullopt;
      sizes.erase(best);
      if (std::optional<Puzzle> puzzle = try_size(guess, sizes.empty())) return puzzle;
    }
    return std::nullopt;
  }

  std::optional<Puzzle> try_size(const SizeGuess& guess, bool last_chance) {
    const int tries = request_.nearest ? 2 * attempts_a_size : attempts_a_size;
    for (int i = 0; i < tries && goes_on(); ++i) {
      const PuzzleRequest attempt = attempt_at(request_, guess.size, next_seed(), settings_.audience);
      std::optional<Candidate> candidate = measured(attempt, guess);
      if (!candidate) return std::nullopt;
      const double score = *candidate->score;
      const bool worthy = is_worthy(*candidate->worth, *attempt.floor);
      if (!worthy && (accepts(score) || request_.nearest)) {
        lacking_ = shortfall(*candidate->worth, *attempt.floor);
        ++worthless_;
        if (last_chance && accepts(score)) --i;
      } else if (accepts(score)) {
        candidate->canonical_hash = canonical_hash(candidate->maze);
        if (!repeats_.meet(candidate->canonical_hash)) return finished(std::move(*candidate), attempt);
        if (last_chance) --i;
      } else if (request_.nearest) {
        keep_nearest(std::move(*candidate), attempt);
      }
      const bool waits = request_.nearest && !nearest_;
      // One maze may miss by much where the next does not; on the whole the size must be right.
      const bool wrong_size = (!request_.nearest || i + 1 >= attempts_a_size / 2) &&
                              std::fabs(guess.score + bias() - request_.target) > far_off;
      if (!last_chance && !waits && wrong_size && std::fabs(score - request_.target) > far_off)
        return std::nullopt;
    }
    return std::nullopt;
  }

  void keep_nearest(Candidate candidate, const PuzzleRequest& attempt) {
    const double miss = std::fabs(*candidate.score - request_.target);
    if (nearest_ && nearest_->miss <= miss) return;
    candidate.canonical_hash = canonical_hash(candidate.maze);
    if (!repeats_.meet(candidate.canonical_hash)) nearest_ = {std::move(candidate), attempt, miss};
  }

  /// Nothing when no such maze can be made; the reason is kept.
  std::optional<Candidate> measured(const PuzzleRequest& attempt, const SizeGuess& guess) {
    throw_if_canceled();
    Result<Candidate> candidate = make_candidate(attempt);
    if (!candidate) {
      fault_ = candidate.found();
      ++faults_;
      return std::nullopt;
    }
    generate_s_ += candidate.value().generate_s;
    solve_s_ += candidate.value().solve_s;
    const double score = *candidate.value().score;
    low_ = std::min(low_, score);
    high_ = std::max(high_, score);
    bias_sum_ += score - guess.score;
    ++measured_;
    return std::move(candidate).value();
  }

  Puzzle finished(Candidate candidate, const PuzzleRequest& attempt) {
    const double counted = candidate.solve_s;
    Puzzle puzzle = finish_puzzle(std::move(candidate), attempt);
    solve_s_ += puzzle.solve_s - counted;
    return puzzle;
  }

  bool accepts(double score) const {
    const int level = level_of(score);
    return request_.any_level || (level >= request_.low && level <= request_.high);
  }

  std::string next_seed() {
    const int k = attempts_++;
    if (k == 0 && is_pinned(entry_)) return *entry_.seed;
    return puzzle_seed(entry_.seed.value_or(settings_.book_seed), request_.key,
                       static_cast<std::uint32_t>(k));
  }

  // Repeats are counted apart, and so are mazes that are not worth printing: where a book holds most of the
  // others, they are many.
  int counted_attempts() const { return attempts_ - repeats_.count() - worthless_; }
  bool goes_on() const {
    return counted_attempts() < allowed_ && worthless_ < patience_ * (1 + repeats_.count()) &&
           faults_ < faults_a_puzzle && !repeats_.too_many();
  }

  // How far the mazes of this request score from what the table says of squares.
  double bias() const { return measured_ == 0 ? 0 : bias_sum_ / measured_; }

  Diagnostics no_room(const MazeRoom& room) {
    const CellCount most = largest_size(*find_row(grids(), entry_.grid.name), room.pitches());
    if (most.columns == 0 || most.rows == 0)
      return refused(entry_.place, "the page has no room for a maze",
                     "give a larger page or fewer puzzles a page");
    out_of_reach_ = true;
    const std::uint32_t least = least_side(entry_);
    return refused(
        entry_.place,
        fmt::format("the page has room for {}x{} cells for '{}' readers; a maze worth printing has "
                    "{} a side at least",
                    most.columns, most.rows, settings_.audience.name, least),
        what_would_do);
  }

  // Of a size that was asked for.
  Outcome check_side() const {
    const GridSize& size = entry_.size;
    const std::uint32_t least = least_side(entry_);
    if (!size.is_given() || std::min(size.columns, size.rows) >= least) return Done{};
    return refused(size.place,
                   fmt::format("a maze of {}x{} cells is not worth printing: it needs {} a side at least",
                               size.columns, size.rows, least),
                   fmt::format("write {}x{} or more, or let the size be auto", std::max(least, size.columns),
                               std::max(least, size.rows)));
  }

  // Mazes that have the level were made; none of them is worth printing. The last one is described.
  Diagnostics worthless(CellCount most) const {
    const GridSize& size = entry_.size;
    const std::string level =
        entry_.difficulty.asked.empty() ? "" : fmt::format(" with difficulty {}", entry_.difficulty.asked);
    const Place& place = !size.is_auto()                         ? size.place
                         : !entry_.difficulty.place.file.empty() ? entry_.difficulty.place
                                                                 : entry_.place;
    return refused(place,
                   fmt::format("no {} maze of {}{}x{} cells{} is worth printing: {}", entry_.algorithm.name,
                               size.is_auto() ? "up to " : "", most.columns, most.rows, level,
                               fmt::join(lacking_, ", ")),
                   what_would_do);
  }

  Diagnostics unreachable(CellCount most) const {
    const std::string asked = request_.low == request_.high
                                  ? fmt::format("level {}", request_.low)
                                  : fmt::format("difficulty {}", entry_.difficulty.asked);
    const std::string where =
        !entry_.size.is_given()
            ? fmt::format("{} mazes up to {}x{} cells for '{}' readers on this page", entry_.algorithm.name,
                          most.columns, most.rows, settings_.audience.name)
            : fmt::format("{} mazes of {}x{} cells", entry_.algorithm.name, entry_.size.columns,
                          entry_.size.rows);
    const int low = level_of(low_), high = level_of(high_);
    const std::string reach =
        low == high ? fmt::format("level {} only", low) : fmt::format("levels {} to {}", low, high);
    return refused(!entry_.difficulty.place.file.empty() ? entry_.difficulty.place : entry_.place,
                   fmt::format("{} is out of reach: {} have {}", asked, where, reach),
                   !entry_.size.is_given()
                       ? "ask for a level in that range, or give a larger page or narrower corridors"
                       : "ask for a level in that range, or let the size be auto");
  }

  /// A maze worth printing whose level is out of the band, for requests that take the nearest.
  struct Kept {
    Candidate candidate;
    PuzzleRequest attempt;
    double miss;
  };

  const EntryRequest& request_;
  const PuzzleSpec& entry_;
  const MakerSettings& settings_;
  int attempts_ = 0, allowed_, faults_ = 0, measured_ = 0;
  double low_ = HUGE_VAL, high_ = -HUGE_VAL, bias_sum_ = 0;
  std::optional<Kept> nearest_;
  int worthless_ = 0, patience_ = 0;  ///< mazes not worth printing: met, and put up with
  std::vector<std::string> lacking_;  ///< what the last of them lacked
  std::optional<Diagnostics> fault_;  ///< the last attempt's that failed
  bool out_of_reach_ = false;
  double generate_s_ = 0, solve_s_ = 0;
  Repeats repeats_;
};

}  // namespace

PuzzleRequest attempt_at(const EntryRequest& request, CellCount size, std::string seed,
                         const Audience& audience) {
  PuzzleRequest attempt{*request.entry, std::move(seed)};
  attempt.target = request.target;
  attempt.floor = floor_of(*request.entry, static_cast<std::uint32_t>(audience.decisions));
  attempt.puzzle.size.columns = size.columns;
  attempt.puzzle.size.rows = size.rows;
  attempt.far_apart = request.any_level;
  return attempt;
}

SearchOutcome search_puzzle(const EntryRequest& request, const MakerSettings& settings, const Taken* taken) {
  return Search(request, settings, taken).run();
}

}  // namespace mazefolio::puzzle
