// Walks through all cells, by a sweep over the board. A state says of each cell of the frontier how often the
// walk has touched it (never, once, twice), and which two that were touched once are the ends of one piece.
// States that are equal are counted together, so that the work grows with the width of the board and not with
// its walks. A cell that leaves the frontier must have been touched twice; a piece may be closed only as the
// last thing of all.
//
// A walk that is not round is a round one through one cell more, which has all cells as neighbors, or only
// the two ends that were asked for. Source: D. Knuth, The Art of Computer Programming 4A, 7.1.4 (Simpath).

#include "census/full_walks.h"

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <utility>

#include "base/system/parallel.h"
#include "census/frontier_order.h"

namespace mazefolio::census {
namespace {

using Natural = boost::multiprecision::cpp_int;

constexpr std::size_t most_slots = 16;  // of four bits each
constexpr std::size_t most_cells = 2000;
constexpr std::size_t most_states = 250'000, most_work = 16'000'000;  // at a time, and in all: a few seconds

/// Four bits a slot: untouched (or nobody there), touched twice, or the number of the piece of which this is
/// an end.
using State = std::uint64_t;
constexpr State untouched = 0, twice = 1, first_piece = 2;

State at(State s, int slot) { return s >> 4 * slot & 15; }
State with(State s, int slot, State value) { return (s & ~(State{15} << 4 * slot)) | value << 4 * slot; }

/// Pieces numbered in the order of their slots, so that equal states are equal numbers.
State renumbered(State s) {
  std::array<State, 16> names{untouched, twice};
  State out = 0, next = first_piece;
  for (int shift = 0; shift < 64 && s >> shift; shift += 4) {
    const State piece = s >> shift & 15;
    if (piece >= first_piece && names[piece] == 0) names[piece] = next++;
    out |= names[piece] << shift;
  }
  return out;
}

State unused_piece(State s) {
  std::uint32_t used = 0;
  for (; s; s >>= 4) used |= 1u << (s & 15);
  State piece = first_piece;
  while (used >> piece & 1) ++piece;
  return piece;
}

/// The other end of the piece that ends here.
int other_end(State s, int slot) {
  for (int other = 0;; ++other)
    if (other != slot && at(s, other) == at(s, slot)) return other;
}

class Counter {
 public:
  explicit Counter(const Sweep& sweep) : sweep_(sweep) {}

  /// Nothing where there are too many states.
  std::optional<Natural> count() {
    std::size_t work = 0;
    states_ = {{0, 1}};
    for (std::size_t i = 0; i < sweep_.steps.size(); ++i) {
      throw_if_canceled();
      step_ = &sweep_.steps[i];
      last_ = i + 1 == sweep_.steps.size();
      next_.clear();
      for (origin_ = 0; origin_ < states_.size(); ++origin_) join(states_[origin_].first, 0);
      states_ = merged();
      work += states_.size();
      if (states_.size() > most_states || work > most_work) return std::nullopt;
    }
    return closed_;
  }

 private:
  using Counted = std::pair<State, Natural>;

  std::vector<Counted> merged() {
    std::sort(next_.begin(), next_.end());
    std::vector<Counted> out;
    for (const auto& [state, origin] : next_)
      if (!out.empty() && out.back().first == state)
        out.back().second += states_[origin].second;
      else
        out.emplace_back(state, states_[origin].second);
    return out;
  }

  /// The cell that is added is joined, or not, to each of its neighbors from this one on.
  void join(State s, std::size_t i) {
    if (i == step_->neighbors.size()) return emit(s);
    join(s, i + 1);
    const int a = step_->slot, b = step_->neighbors[i];
    const State piece_a = at(s, a), piece_b = at(s, b);
    if (piece_a == twice || piece_b == twice) return;
    if (piece_a == untouched && piece_b == untouched) {
      const State piece = unused_piece(s);
      return join(with(with(s, a, piece), b, piece), i + 1);
    }
    if (piece_a == piece_b) return close(with(with(s, a, twice), b, twice));
    if (piece_a == untouched) return join(with(with(s, a, piece_b), b, twice), i + 1);
    if (piece_b == untouched) return join(with(with(s, b, piece_a), a, twice), i + 1);
    const int end = other_end(s, b);
    join(with(with(with(s, end, piece_a), a, twice), b, twice), i + 1);
  }

  /// All cells must be there, and those of the frontier touched twice: each of them leaves with the last
  /// cell.
  void close(State s) {
    if (!last_) return;
    for (const int slot : step_->leaving)
      if (at(s, slot) != twice) return;
    closed_ += states_[origin_].second;
  }

  void emit(State s) {
    for (const int slot : step_->leaving) {
      if (at(s, slot) != twice) return;
      s = with(s, slot, untouched);
    }
    next_.emplace_back(renumbered(s), origin_);
  }

  const Sweep& sweep_;
  const Sweep::Step* step_ = nullptr;
  bool last_ = false;
  std::vector<Counted> states_;                        ///< before the step, with their walks
  std::uint32_t origin_ = 0;                           ///< the one of them that is looked at
  std::vector<std::pair<State, std::uint32_t>> next_;  ///< what came of them, with its origin
  Natural closed_ = 0;
};

/// The round walks through all cells of a board and one more, which has these neighbors.
std::optional<Tally> walks_through(const AnyTopology& topology, const CellGraph& graph,
                                   const std::vector<std::uint32_t>& neighbors_of_one_more) {
  std::vector<Point> centers;
  for (const Cell c : graph.cells) centers.push_back(center(topology, c));
  const Sweep sweep = narrow_sweep(neighbor_lists(graph), centers, neighbors_of_one_more);
  if (sweep.slots > static_cast<int>(most_slots)) return std::nullopt;
  const std::optional<Natural> walks = Counter(sweep).count();
  return walks ? std::optional(exact_tally(walks->str())) : std::nullopt;
}

}  // namespace

std::optional<Tally> full_walks(const AnyTopology& topology) {
  if (cell_count(topology) > most_cells) return std::nullopt;
  const CellGraph graph = cell_graph(topology);
  if (graph.cells.size() == 1) return exact_tally("1");
  std::vector<std::uint32_t> all;
  for (std::uint32_t c = 0; c < graph.cells.size(); ++c) all.push_back(c);
  return walks_through(topology, graph, all);
}

std::optional<Tally> full_walks(const AnyTopology& topology, Cell from, Cell to) {
  if (cell_count(topology) > most_cells) return std::nullopt;
  const CellGraph graph = cell_graph(topology);
  const auto number = [&](Cell c) {
    return static_cast<std::uint32_t>(std::lower_bound(graph.cells.begin(), graph.cells.end(), c) -
                                      graph.cells.begin());
  };
  return walks_through(topology, graph, {number(from), number(to)});
}

std::optional<Tally> round_walks(const AnyTopology& topology) {
  if (cell_count(topology) > most_cells) return std::nullopt;
  return walks_through(topology, cell_graph(topology), {});
}

}  // namespace mazefolio::census
