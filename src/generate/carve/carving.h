#pragma once

#include <array>
#include <cstdint>

#include "base/bit_set.h"
#include "base/rng.h"
#include "base/system/parallel.h"
#include "topology/topology.h"

namespace mazefolio::generate {

/// One bit for each cell id, set where there is no cell. Visited cells are added to it, so that one test is
/// enough for both.
template <Topology T>
BitSet absent_cells(const T& t) {
  if constexpr (requires { t.present(); }) {
    return ~t.present();
  } else {
    BitSet absent(t.cell_limit(), true);
    for_each_cell(t, [&](Cell c) { absent.reset(index(c)); });
    return absent;
  }
}

/// A random cell, all equally likely. The topology must have one.
template <Topology T>
Cell random_cell(const T& t, Rng& rng) {
  Cell c{};
  do c = Cell{rng.below(t.cell_limit())};
  while (!t.contains(c));
  return c;
}

/// Random choices among few, four from each word of random bits. With 16 bits a choice the probabilities
/// differ by up to n / 65536: good enough for a texture, but not for a generator that is uniform.
class QuickChoice {
 public:
  explicit QuickChoice(Rng& rng) : rng_(rng) {}
  std::uint32_t below(std::uint32_t n) {
    if (left_ == 0) {
      bits_ = rng_.next();
      left_ = 4;
    }
    const auto sixteen = static_cast<std::uint32_t>(bits_ & 0xffff);
    bits_ >>= 16;
    --left_;
    return sixteen * n >> 16;
  }

 private:
  Rng& rng_;
  std::uint64_t bits_ = 0;
  int left_ = 0;
};

/// A side of a cell that was picked from `choices` sides; 0: there was none.
struct Pick {
  Cell cell{};
  Wall wall{};
  std::uint32_t choices = 0;
};

/// Picks the side with the index choose(count) of the sides of `c` whose cell beyond fits. Cells of up to 8
/// sides take one pass without branches.
template <Topology T, class Fits, class Choose>
Pick pick_side(const T& t, Cell c, Fits fits, Choose choose) {
  std::array<Cell, 8> cells;
  std::array<Wall, 8> walls;
  std::uint32_t count = 0;
  t.for_each_side(c, [&](Cell n, Wall w) {
    cells[count & 7] = n;
    walls[count & 7] = w;
    count += fits(n);
  });
  if (count == 0) return {};
  std::uint32_t chosen = count == 1 ? 0 : choose(count);
  if (count < 8) [[likely]]  // at 8 what does not fit is written over the first
    return {cells[chosen], walls[chosen], count};
  Pick pick{{}, {}, count};
  t.for_each_side(c, [&](Cell n, Wall w) {
    if (fits(n) && chosen-- == 0) pick = {n, w, count};
  });
  return pick;
}

/// Lets a signal stop a long loop; to be called in each step.
class Heartbeat {
 public:
  void operator()() {
    if ((++steps_ & 0xffff) == 0) throw_if_canceled();
  }

 private:
  std::uint32_t steps_ = 0;
};

}  // namespace mazefolio::generate
