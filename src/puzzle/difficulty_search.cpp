// Idea: the size decides most of the level, the placement of the gates shifts it by up to two levels, and a
// new maze of the same size by a fraction of one. So every placement is rated on each maze, and what the
// mazes of a size turn out to score corrects the guess for the other sizes. Mazes that are not worth printing
// are passed over, whatever their level.
//
// Where mazes that will do are rare, luck would decide: a book would be made with one seed and refused with
// another. So the same search is first made on mazes of fixed seeds. What it finds can be had with every
// seed, by as many tries as it takes; what it does not find is refused for every seed, with the same words.

#include "puzzle/difficulty_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "base/rng.h"
#include "base/system/parallel.h"
#include "maze/canonical_hash.h"
#include "maze/thick.h"
#include "puzzle/make_puzzle.h"
#include "puzzle/refusals.h"
#include "puzzle/region_borders.h"
#include "puzzle/search_refusals.h"
#include "puzzle/size_guess.h"
#include "rules/rule_rows.h"
#include "solve/difficulty.h"

namespace mazefolio::puzzle {
namespace {

constexpr int attempts_a_size = 12, attempts_a_puzzle = 120, attempts_to_come_near = 48, faults_a_puzzle = 12;
constexpr int most_counted = 2000, least_counted = 24;  // mazes of fixed seeds, of one size
constexpr double counted_work = 1'000'000;              // cells of all of them
constexpr double large_maze = 20'000;  // cells: these cost too much to be made in vain, and vary little
constexpr std::size_t counted_sizes = 4;
constexpr double hopeless = 2;    // levels of the scale that no placement of the gates makes up for
constexpr int luck = 200;         // by how much a search may take longer than on mazes of fixed seeds
constexpr double far_off = 0.75;  // a size that misses by a level is not tried again

// Polygons are cut anew for each maze, and boards of some rules are climbed.
int counted_mazes(CellCount size, const GridRow& grid, const ChosenRule& rule) {
  constexpr double cost_of_polygons = 8;
  const double work = (grid.lattice ? 1 : cost_of_polygons) * (rule.row ? rule.row->work : 1),
               most = counted_work / (static_cast<double>(size.columns) * size.rows) / work;
  return static_cast<int>(
      std::clamp<double>(most, least_counted, grid.lattice ? most_counted : most_counted / cost_of_polygons));
}

// Mazes that are looked at in vain before there is an error: fewer where each is much work.
int patience_for(CellCount size) {
  constexpr std::uint64_t most_work = 4'000'000, least = 12, most = 200;
  return static_cast<int>(std::clamp(most_work / (std::uint64_t{size.columns} * size.rows), least, most));
}

class Search {
 public:
  Search(const EntryRequest& request, const MakerSettings& settings, const Taken* taken)
      : request_(request),
        entry_(*request.entry),
        grid_(grid_row(*request.entry)),
        rule_(rule_of(request.entry->refinement)),
        settings_(settings),
        allowed_(request.nearest ? attempts_to_come_near : attempts_a_puzzle),
        repeats_(taken) {}

  SearchOutcome run(const Reach& reach) {
    Result<Puzzle> puzzle = search(&reach);
    if (puzzle) puzzle->attempt = taken_ + 1;
    return {std::move(puzzle), out_of_reach_, generate_s_, solve_s_, taken_, attempts_};
  }

  /// On mazes of fixed seeds.
  Reach reach() {
    counting_ = true;
    const Result<Puzzle> first = search(nullptr);
    Reach reach;
    if (!first) {
      reach.refusal = first.found();
      reach.out_of_reach = out_of_reach_;
    } else if (hit_) {
      count_again(reach);
    }
    return reach;
  }

 private:
  // One maze may be a stroke of luck: how many does it take until there are two?
  void count_again(Reach& reach) {
    constexpr int quick = 3;
    constexpr double quick_cells = 500;
    const SizeGuess guess = *hit_;
    reach.size = guess.size;
    reach.tries = quick;
    if (attempts_ <= quick && cells_of(guess.size) > quick_cells) return;
    attempts_ = 0;
    const int most = counted_mazes(guess.size, grid_, rule_);
    if (!try_until_found(guess, most) || !try_until_found(guess, most - attempts_)) {
      reach.refusal = too_rare(request_, guess.size, attempts_ / 2);
      reach.out_of_reach = true;
    }
    reach.tries = std::max(1, attempts_ / 2);
  }

  Result<Puzzle> search(const Reach* reach) {
    if (const Outcome whole = check_in_one_piece(entry_); !whole) return whole.found();
    if (const Outcome borders = check_borders(entry_); !borders) return borders.found();
    const MazeRoom room = settings_.room(entry_, settings_.audience);
    std::vector<SizeGuess> sizes = sizes_to_try(request_, room, *settings_.levels);
    if (sizes.empty()) {
      out_of_reach_ = largest_size(grid_, room.pitches()).rows > 0;
      return no_room(request_, settings_, room);
    }
    if (const auto narrow = narrow_strokes(entry_, sizes.back().size)) {
      out_of_reach_ = true;
      return narrow_letters(request_, settings_, sizes.back().size, *narrow);
    }
    if (const Outcome large = check_side(entry_); !large) return large.found();
    if (entry_.difficulty.hardest) sizes.erase(sizes.begin(), sizes.end() - 1);
    patience_ = patience_for(sizes.back().size);
    if (sizes.size() == 1)
      if (const Outcome fit = check_fit(entry_, room, sizes[0].size, settings_.audience.name); !fit)
        return fit.found();
    if (counting_ && (takes_what_comes() || cells_of(most_likely(sizes).size) > large_maze)) return Puzzle{};
    const bool refused_to_all = reach && reach->refusal;
    if (refused_to_all && !is_pinned(entry_)) return refused_by(*reach);
    if (refused_to_all) allowed_ = 1;  // the author's own maze
    if (std::optional<Puzzle> puzzle = try_nearest_first(sizes)) return std::move(*puzzle);
    if (refused_to_all) return refused_by(*reach);
    if (nearest_) return finished(std::move(nearest_->candidate), nearest_->attempt, {}, nearest_->number);
    if (reach && reach->size.columns > 0) {
      const int longer = repeats_.count() > 0 ? luck / 10 : luck;  // the book may hold them all
      if (std::optional<Puzzle> puzzle = try_until_found({reach->size}, longer * reach->tries))
        return std::move(*puzzle);
    }
    if (measured_ == 0 && fault_) {
      out_of_reach_ = !entry_.size.is_given();
      return *fault_;
    }
    if (repeats_.too_many() || (met_.worthless > 0 && repeats_.count() > 0))
      return repeats_.refusal(request_);
    // The smallest and the largest size that the page allows: the level may be met there, and the error can
    // name the whole range.
    const auto [least, most] =
        std::minmax_element(sizes.begin(), sizes.end(),
                            [](const auto& a, const auto& b) { return cells_of(a.size) < cells_of(b.size); });
    allowed_ = counted_attempts() + 2 * attempts_a_size;
    patience_ *= 2;
    for (const SizeGuess& guess : {*least, *most})
      if (std::optional<Puzzle> puzzle = try_size(guess, true)) return std::move(*puzzle);
    if (counting_)
      if (std::optional<Puzzle> puzzle = try_rare(sizes)) return std::move(*puzzle);
    out_of_reach_ = true;
    return unreachable(request_, settings_, met_, most->size);
  }

  // A single way has neither a level nor decisions that could be missed.
  bool takes_what_comes() const {
    const auto decisions = static_cast<std::uint32_t>(settings_.audience.decisions);
    return request_.any_level && floor_of(entry_, decisions).decisions == 0;
  }

  Diagnostics refused_by(const Reach& reach) {
    out_of_reach_ = reach.out_of_reach;
    return *reach.refusal;
  }

  static double cells_of(CellCount size) { return static_cast<double>(size.columns) * size.rows; }

  // How far mazes of a size are from the target, by the table and what was measured.
  double miss(const SizeGuess& g) const { return std::fabs(g.score + bias() - request_.target) + g.penalty; }
  const SizeGuess& most_likely(const std::vector<SizeGuess>& sizes) const {
    return *std::min_element(sizes.begin(), sizes.end(),
                             [this](const auto& a, const auto& b) { return miss(a) < miss(b); });
  }

  // Many mazes of the sizes that come near.
  std::optional<Puzzle> try_rare(std::vector<SizeGuess> sizes) {
    std::stable_sort(sizes.begin(), sizes.end(),
                     [this](const auto& a, const auto& b) { return miss(a) < miss(b); });
    const double best = miss(sizes.front());
    std::erase_if(sizes, [&](const SizeGuess& g) { return miss(g) > std::max(hopeless, best); });
    if (sizes.size() > counted_sizes) sizes.resize(counted_sizes);
    const auto shares = static_cast<int>(sizes.size());
    for (const SizeGuess& guess : sizes)
      if (std::optional<Puzzle> puzzle =
              try_until_found(guess, counted_mazes(guess.size, grid_, rule_) / shares))
        return puzzle;
    return std::nullopt;
  }

  std::optional<Puzzle> try_until_found(const SizeGuess& guess, int most) {
    for (int i = 0; i < most && !repeats_.too_many(); ++i) {
      const PuzzleRequest attempt = attempt_at(request_, guess.size, next_seed(), settings_.audience);
      std::optional<Candidate> candidate = measured(attempt, guess);
      if (!candidate) continue;
      if (is_too_small_) return pass_over(*candidate, attempt, most - i - 1);
      if (!accepts(*candidate->score) && !request_.nearest) continue;
      if (!is_worthy(*candidate->worth, *attempt.floor)) {
        met_.lacking = shortfall(*candidate->worth, *attempt.floor);
        ++met_.worthless;
        continue;
      }
      candidate->canonical_hash = canonical_hash(candidate->maze);
      if (!repeats_.meet(candidate->canonical_hash))
        return finished(std::move(*candidate), attempt, guess, attempts_ - 1);
    }
    return std::nullopt;
  }

  std::optional<Puzzle> try_nearest_first(std::vector<SizeGuess> sizes) {
    while (!sizes.empty() && goes_on()) {
      const SizeGuess guess = most_likely(sizes);
      if (nearest_ && miss(guess) > nearest_->miss + far_off) return std::nullopt;
      std::erase_if(sizes, [&](const SizeGuess& g) { return g.size == guess.size; });
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
      if (is_too_small_ && last_chance && accepts(score))
        return pass_over(*candidate, attempt, most_worthless() - met_.worthless - 1);
      const bool worthy = is_worthy(*candidate->worth, *attempt.floor);
      if (!worthy && (accepts(score) || request_.nearest)) {
        met_.lacking = shortfall(*candidate->worth, *attempt.floor);
        ++met_.worthless;
        if (last_chance && accepts(score)) --i;
      } else if (accepts(score)) {
        candidate->canonical_hash = canonical_hash(candidate->maze);
        if (!repeats_.meet(candidate->canonical_hash))
          return finished(std::move(*candidate), attempt, guess, attempts_ - 1);
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

  /// Mazes of a size whose cells are too few, whatever the seed: so many more would be made in vain.
  std::optional<Puzzle> pass_over(const Candidate& candidate, const PuzzleRequest& attempt, int more) {
    met_.lacking = shortfall(*candidate.worth, *attempt.floor);
    met_.worthless += 1 + more;
    attempts_ += more;
    seeds_ += more;
    return std::nullopt;
  }

  void keep_nearest(Candidate candidate, const PuzzleRequest& attempt) {
    const double miss = std::fabs(*candidate.score - request_.target);
    if (nearest_ && nearest_->miss <= miss) return;
    candidate.canonical_hash = canonical_hash(candidate.maze);
    if (!repeats_.meet(candidate.canonical_hash))
      nearest_ = {std::move(candidate), attempt, miss, attempts_ - 1};
  }

  /// Nothing when no such maze can be made; the reason is kept.
  std::optional<Candidate> measured(PuzzleRequest attempt, const SizeGuess& guess) {
    throw_if_canceled();
    attempt.grid = settings_.grids->of(attempt);
    Result<Candidate> candidate = make_candidate(attempt);
    if (!candidate) {
      fault_ = candidate.found();
      ++faults_;
      return std::nullopt;
    }
    generate_s_ += candidate.value().generate_s;
    solve_s_ += candidate.value().solve_s;
    const bool has_same_cells = attempt.grid && !is_thick(*candidate.value().maze.topology);
    is_too_small_ = has_same_cells && !could_be_worthy(*candidate.value().worth, *attempt.floor);
    const double score = *candidate.value().score;
    met_.low = std::min(met_.low, score);
    met_.high = std::max(met_.high, score);
    bias_sum_ += score - guess.score;
    ++measured_;
    return std::move(candidate).value();
  }

  Puzzle finished(Candidate candidate, const PuzzleRequest& attempt, const SizeGuess& guess, int number) {
    taken_ = number;
    if (counting_) {
      hit_ = guess;
      return {};
    }
    const double counted = candidate.solve_s;
    Puzzle puzzle = finish_puzzle(std::move(candidate), attempt);
    solve_s_ += puzzle.solve_s - counted;
    return puzzle;
  }

  bool accepts(double score) const {
    const int level = level_of(score);
    return request_.any_level || (counting_ && request_.nearest) ||
           (level >= request_.low && level <= request_.high);
  }

  std::string next_seed() {
    const int k = attempts_++;
    if (counting_) return puzzle_seed("reach", kind_of(request_), static_cast<std::uint32_t>(seeds_++));
    return seed_of(request_, settings_, k);
  }

  // Repeats are counted apart, and so are mazes that are not worth printing: where a book holds most of the
  // others, they are many.
  int counted_attempts() const { return attempts_ - repeats_.count() - met_.worthless; }
  int most_worthless() const { return patience_ * (1 + repeats_.count()); }
  bool goes_on() const {
    return counted_attempts() < allowed_ && met_.worthless < most_worthless() && faults_ < faults_a_puzzle &&
           !repeats_.too_many();
  }

  // How far the mazes of this request score from what the table says of squares.
  double bias() const { return measured_ == 0 ? 0 : bias_sum_ / measured_; }

  /// A maze worth printing whose level is out of the band, for requests that take the nearest.
  struct Kept {
    Candidate candidate;
    PuzzleRequest attempt;
    double miss;
    int number;  ///< of the attempt
  };

  const EntryRequest& request_;
  const PuzzleSpec& entry_;
  const GridRow& grid_;
  const ChosenRule rule_;
  const MakerSettings& settings_;
  int attempts_ = 0, allowed_, faults_ = 0, measured_ = 0;
  int taken_ = 0;  ///< the attempt that gave the maze
  double bias_sum_ = 0;
  Met met_;
  std::optional<Kept> nearest_;
  bool is_too_small_ = false;         ///< the maze measured last, and with it all of the same cells
  int patience_ = 0;                  ///< mazes not worth printing that are put up with
  std::optional<Diagnostics> fault_;  ///< the last attempt's that failed
  bool out_of_reach_ = false;
  bool counting_ = false;         ///< on mazes of fixed seeds, which are not kept
  int seeds_ = 0;                 ///< of those mazes
  std::optional<SizeGuess> hit_;  ///< the size of the last of them that would do
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

std::string seed_of(const EntryRequest& request, const MakerSettings& settings, int attempt) {
  const PuzzleSpec& entry = *request.entry;
  if (attempt == 0 && is_pinned(entry)) return *entry.seed;
  return puzzle_seed(entry.seed.value_or(settings.book_seed), request.key,
                     static_cast<std::uint32_t>(attempt));
}

Reach reach_of(const EntryRequest& request, const MakerSettings& settings) {
  return Search(request, settings, nullptr).reach();
}

SearchOutcome search_puzzle(const EntryRequest& request, const MakerSettings& settings, const Reach& reach,
                            const Taken* taken) {
  return Search(request, settings, taken).run(reach);
}

}  // namespace mazefolio::puzzle
