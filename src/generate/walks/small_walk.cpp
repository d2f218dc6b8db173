// Idea: cell by cell, depth first. A branch ends where the cells that are left do not hang together with the
// last one, or where more of them are dead ends than a walk can end in. Bias: towards nothing that is known,
// but walks are not equally likely. Cost: some thousand steps for boards of 6 x 6, most of which have a walk.

#include "generate/walks/small_walk.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <vector>

#include "base/system/parallel.h"

namespace mazefolio::generate {
namespace {

constexpr std::uint64_t most_steps = 4'000'000;
using Cells = std::uint64_t;  // bit i: the i-th cell

class Board {
 public:
  Board(const Lattice& t, const BitSet& from, const BitSet& to, bool round) : round_(round) {
    for_each_cell(t, [&](Cell c) { cells_.push_back(c); });
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      from_ |= Cells{from.test(index(cells_[i]))} << i;
      to_ |= Cells{to.test(index(cells_[i]))} << i;
      t.for_each_neighbor(cells_[i], [&](Cell n, Wall) {
        for (std::size_t k = 0; k < cells_.size(); ++k)
          if (cells_[k] == n) near_[i] |= Cells{1} << k;
      });
    }
    left_ = cells_.size() == 64 ? ~Cells{0} : (Cells{1} << cells_.size()) - 1;
  }

  TriedWalk tried(Rng& rng) {
    Cells starts = round_ ? Cells{1} : from_;
    while (starts && way_.empty() && !gave_up()) {
      const std::size_t i = taken(starts, rng);
      if (round_) to_ = near_[i];
      left_ ^= Cells{1} << i;
      if (!go_on(i, rng)) left_ ^= Cells{1} << i;
    }
    if (way_.empty()) return {std::nullopt, !gave_up()};
    CellPath walk;
    std::transform(way_.rbegin(), way_.rend(), std::back_inserter(walk), [&](auto i) { return cells_[i]; });
    return {std::move(walk), false};
  }

 private:
  bool gave_up() const { return steps_ > most_steps; }

  static std::size_t taken(Cells& of, Rng& rng) {
    Cells rest = of;
    for (std::uint32_t skip = rng.below(static_cast<std::uint32_t>(std::popcount(of))); skip > 0; --skip)
      rest &= rest - 1;
    const auto i = static_cast<std::size_t>(std::countr_zero(rest));
    of ^= Cells{1} << i;
    return i;
  }

  // From cell i, the last of the walk; fills way_ backwards where it can be ended.
  bool go_on(std::size_t i, Rng& rng) {
    if ((++steps_ & 0xffff) == 0) throw_if_canceled();
    if (gave_up()) return false;
    if (left_ == 0) {
      if (!(to_ >> i & 1)) return false;
      way_.push_back(i);
      return true;
    }
    if (!can_be_ended(i)) return false;
    Cells next = near_[i] & left_;
    while (next) {
      const std::size_t n = taken(next, rng);
      left_ ^= Cells{1} << n;
      if (go_on(n, rng)) {
        way_.push_back(i);
        return true;
      }
      left_ ^= Cells{1} << n;
    }
    return false;
  }

  bool can_be_ended(std::size_t i) const {
    if ((to_ & left_) == 0) return false;
    Cells reached = 0;
    for (Cells fresh = near_[i] & left_; fresh;) {
      const auto c = static_cast<std::size_t>(std::countr_zero(fresh));
      fresh &= fresh - 1;
      reached |= Cells{1} << c;
      fresh |= near_[c] & left_ & ~reached;
    }
    if (reached != left_) return false;
    int ends = 0;
    for (Cells rest = left_; rest; rest &= rest - 1) {
      const auto c = static_cast<std::size_t>(std::countr_zero(rest));
      const int ways = std::popcount(near_[c] & (left_ | Cells{1} << i));
      if (ways < 2 && (!(to_ >> c & 1) || ++ends > 1)) return false;
    }
    return true;
  }

  bool round_;
  std::vector<Cell> cells_;
  std::array<Cells, 64> near_{};
  Cells from_ = 0, to_ = 0, left_ = 0;
  std::vector<std::size_t> way_;
  std::uint64_t steps_ = 0;
};

}  // namespace

TriedWalk try_all_walks(const Lattice& t, const BitSet& from, const BitSet& to, bool round, Rng& rng) {
  return Board(t, from, to, round).tried(rng);
}

}  // namespace mazefolio::generate
