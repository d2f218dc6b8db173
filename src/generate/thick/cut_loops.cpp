// Idea: the dual of joining. Floor is connected and has no loops exactly where the rock, connected also by
// corners, is one piece and encloses nothing. So Kruskal on the islands of rock: all grow through the floor
// at the same time, and where two meet, the cells between them are filled, the shortest chains first. A cell
// may be filled where the rock on its sides belongs to different pieces: by Euler's formula the floor then
// stays in one piece, so that no path around it must be searched. Where no chain can be filled, a cell that
// only thickens a wall or shortens a dead end is filled: one of these always exists. Bias: none among cuts of
// equal length. Cost: O(cells * log(cells)) a round, mostly one or two rounds.

#include "generate/thick/cut_loops.h"

#include <array>

#include "base/disjoint_sets.h"
#include "generate/carve/carving.h"
#include "generate/thick/components.h"
#include "generate/thick/territories.h"

namespace mazefolio::generate {
namespace {

class LoopCutter {
 public:
  LoopCutter(const Lattice& field, BitSet floor)
      : field_(field), ring_(ring_of(field)), floor_(std::move(floor)), rock_(field.cell_limit()) {
    for_each_cell(field, [&](Cell c) {
      if (floor_.test(index(c))) return;
      ++islands_;
      islands_ -= join_rock(index(c));
    });
  }

  BitSet cut(Rng& rng) {
    for (std::uint32_t thinned = 1; islands_ > 1;) {
      throw_if_canceled();
      const std::uint32_t before = islands_;
      bridge(rng);
      if (islands_ < before) continue;
      thin(thinned, rng);
      thinned *= 2;
    }
    return std::move(floor_);
  }

 private:
  /// The number of pieces of rock that are joined where `c` is filled.
  std::uint32_t join_rock(std::uint32_t c) {
    std::uint32_t joined = 0;
    for (const std::uint32_t step : ring_)
      if (is_rock(c + step)) joined += rock_.join(c, c + step);
    return joined;
  }
  bool is_rock(std::uint32_t c) const { return field_.contains(Cell{c}) && !floor_.test(c); }

  /// The pieces of rock around a cell of floor, one between each two cells of floor beside it, and their
  /// number.
  struct Around {
    std::array<std::uint32_t, 4> rock;
    int count = 0;
  };
  Around around(std::uint32_t c) {
    Around out;
    const auto at = [&](std::size_t i) { return c + ring_[i & 7]; };
    for (std::size_t side = 0; side < 8; side += 2) {
      if (!floor_.test(at(side)) || (floor_.test(at(side + 1)) && floor_.test(at(side + 2)))) continue;
      const std::uint32_t next = floor_.test(at(side + 1)) ? at(side + 2) : at(side + 1);
      out.rock[static_cast<std::size_t>(out.count++)] = rock_.find(next);
    }
    return out;
  }

  /// Fills the cell unless that divides the floor or makes an island.
  bool fill(std::uint32_t c) {
    const Around a = around(c);
    for (int i = 0; i < a.count; ++i)
      for (int j = 0; j < i; ++j)
        if (a.rock[static_cast<std::size_t>(i)] == a.rock[static_cast<std::size_t>(j)]) return false;
    if (a.count == 0) return false;
    floor_.reset(c);
    islands_ -= join_rock(c) - 1;
    return true;
  }

  void bridge(Rng& rng) {
    std::vector<std::uint32_t> sources(field_.cell_limit(), Territories::none);
    for_each_cell(field_, [&](Cell c) {
      if (!floor_.test(index(c))) sources[index(c)] = rock_.find(index(c));
    });
    const Territories land = grow(std::move(sources), floor_, ring_);
    Heartbeat beat;
    for (const Meeting& meeting : meetings(land, ring_, rng)) {
      beat();
      if (rock_.find(land.owner[meeting.a]) == rock_.find(land.owner[meeting.b])) continue;
      // Each half from its rock on, so that rock grows and makes no island.
      for (const std::uint32_t end : {meeting.a, meeting.b}) {
        std::vector<std::uint32_t> way;
        for (std::uint32_t c = end; land.distance[c] > 0; c = land.parent[c]) way.push_back(c);
        for (; !way.empty(); way.pop_back())
          if (floor_.test(way.back()) && !fill(way.back())) break;
      }
    }
  }

  void thin(std::uint32_t count, Rng& rng) {
    std::vector<std::uint32_t> cells;
    floor_.for_each_set([&](std::size_t c) { cells.push_back(static_cast<std::uint32_t>(c)); });
    rng.shuffle(cells);
    for (const std::uint32_t c : cells)
      if (count > 0) count -= fill(c);
  }

  const Lattice& field_;
  const std::array<std::uint32_t, 8> ring_;
  BitSet floor_;
  DisjointSets rock_;
  std::uint32_t islands_ = 0;  ///< pieces of rock, including the one around the floor
};

}  // namespace

BitSet cut_loops(const Lattice& field, BitSet floor, Rng& rng) {
  return LoopCutter(field, std::move(floor)).cut(rng);
}

}  // namespace mazefolio::generate
