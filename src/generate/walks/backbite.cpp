// Backbite: begin with a walk to and fro over the rows, and bite many times with either end in any of the
// four directions. Given ends are reached by mixing with both, then leading each to its cell alone; since an
// end that is led alone cannot reach every walk, this is done in rounds. In strips six times as long as wide
// some ends are too rare to be found. Bias: none that chi-square tests show while both ends are free; small
// between two given ends. Cost: 8 n ln(2 + side)^2 bites for n cells, each of which reverses about n^0.75
// cells, by the parts of walk_order.h. Source: R. Oberdorf, A. Ferguson, J. L. Jacobsen and J. Kondev,
// "Secondary structures in long compact polymers", Physical Review E 74 (2006).

#include "generate/walks/backbite.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/geometry/math.h"
#include "generate/carve/carving.h"
#include "generate/walks/walk_maze.h"

namespace mazefolio::generate {
namespace {

constexpr int bites_a_draw = 21;  ///< three bits each

CellPath to_and_fro(const Lattice& squares) {
  CellPath walk;
  walk.reserve(squares.cell_count());
  for (std::uint32_t y = 0; y < squares.rows(); ++y)
    for (std::uint32_t x = 0; x < squares.columns(); ++x)
      walk.push_back(squares.at(y % 2 ? squares.columns() - 1 - x : x, y));
  return walk;
}

}  // namespace

std::uint64_t mixing_time(const Lattice& t) {
  const double ln = exact_log2(2.0 + std::max(t.columns(), t.rows())) * std::numbers::ln2;
  return static_cast<std::uint64_t>(8 * t.cell_count() * ln * ln);
}

Chain::Chain(const Lattice& t, const CellPath& walk) : degree_(t.degree()), order_(walk, t.cell_limit()) {
  for (int d = 0; d < degree_; ++d)
    step_[static_cast<std::size_t>(d)] = index(t.beyond(walk[0], d)) - index(walk[0]);
}

bool Chain::bite(int which, int direction) {
  const Cell target{index(end(which)) + step_[static_cast<std::size_t>(direction)]};
  if (!order_.has(target) || !order_.turn(which, target)) return false;
  ++moves_;
  return true;
}

void Chain::mix(std::uint64_t attempts, Rng& rng) {
  Heartbeat beat;
  for (; degree_ != 4 && attempts > 0; --attempts) {
    beat();
    const auto choice = static_cast<int>(rng.below(static_cast<std::uint32_t>(2 * degree_)));
    bite(choice & 1, choice >> 1);
  }
  while (attempts > 0) {
    std::uint64_t bits = rng.next();
    for (int i = 0; i < bites_a_draw && attempts > 0; ++i, --attempts, bits >>= 3) {
      beat();
      bite(static_cast<int>(bits & 1), static_cast<int>(bits >> 1 & 3));
    }
  }
}

template <class Done>
bool Chain::lead_until(int which, std::uint64_t attempts, Rng& rng, const Done& done) {
  Heartbeat beat;
  std::uint64_t bits = 0;
  for (std::uint64_t i = 0; !done(end(which)); ++i, bits >>= 2) {
    if (i == attempts) return false;
    if (i % 32 == 0 && degree_ == 4) bits = rng.next();
    beat();
    bite(which, degree_ == 4 ? static_cast<int>(bits & 3)
                             : static_cast<int>(rng.below(static_cast<std::uint32_t>(degree_))));
  }
  return true;
}

bool Chain::lead(int which, Cell target, std::uint64_t attempts, Rng& rng) {
  return lead_until(which, attempts, rng, [&](Cell c) { return c == target; });
}

bool Chain::lead(int which, const BitSet& targets, std::uint64_t attempts, Rng& rng) {
  return lead_until(which, attempts, rng, [&](Cell c) { return targets.test(index(c)); });
}

void mix_well(const Lattice& t, Chain& chain, Rng& rng, Growth* growth) {
  // Random bits last for this number of bites, and are the same in pieces.
  const std::uint64_t piece = bites_a_draw * std::max(1u, t.cell_count() / 128);
  if (growth) growth->states.clear();
  tell_moves(
      growth, mixing_time(t), piece, [&](std::uint64_t bites) { chain.mix(bites, rng); },
      [&] {
        return Growth::State{walk_passages(t, chain.walk()), chain.moves()};
      });
}

std::optional<CellPath> backbite_walk(const Lattice& squares, std::optional<std::pair<Cell, Cell>> ends,
                                      Rng& rng, Growth* growth) {
  Chain chain(squares, to_and_fro(squares));
  const std::uint64_t cells = squares.cell_count();
  mix_well(squares, chain, rng, growth);
  if (!ends) return chain.walk();
  const auto [start, finish] = *ends;
  const auto is_odd = [&](Cell c) { return (squares.column(c) + squares.row(c)) % 2 != 0; };
  // The end of a walk moves along a strip as in a random walk: the time grows with the square of its length.
  const auto [shorter, longer] = std::minmax({squares.columns(), squares.rows()});
  const std::uint64_t patience = 20 * cells * (longer / shorter);
  const std::uint64_t most_rounds = 1 + std::min<std::uint64_t>(2000 * cells, 10'000'000) / patience;
  for (std::uint64_t round = 0; round < most_rounds; ++round) {
    if (round > 0) chain.mix(6 * cells, rng);
    // A bite keeps the chessboard color of an end.
    int first = chain.end(0) == start ? 0 : chain.end(1) == start ? 1 : static_cast<int>(rng.below(2));
    if (cells % 2 == 0) first = is_odd(chain.end(0)) == is_odd(start) ? 0 : 1;
    if (!chain.lead(first, start, patience, rng) || !chain.lead(1 - first, finish, patience, rng)) continue;
    CellPath walk = chain.walk();
    if (first == 1) std::reverse(walk.begin(), walk.end());
    return walk;
  }
  return std::nullopt;
}

double backbite_steps(double cells) {
  const double ln = exact_log2(2 + std::sqrt(cells)) * std::numbers::ln2;
  return 8 * ln * ln * (6 + std::sqrt(cells) / 20);  // as measured, from 50 x 50 to 400 x 400
}

}  // namespace mazefolio::generate
