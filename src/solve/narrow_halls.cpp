// Halls of a thick maze become corridors, so that a walk across one is no choice at every step.
// Idea: thinning. Cells in open blocks of four are filled with rock, those nearest to rock first, where that
// neither divides the floor nor closes a loop: in the ring of eight cells around the cell the floor that
// touches it is one arc, and there is some rock. Cost: O(cells), and O(cells in halls) for each round; every
// two cells of width take one round more.

#include "solve/narrow_halls.h"

#include <algorithm>
#include <array>

#include "maze/hall_width.h"
#include "maze/thick.h"
#include "solve/breadth_first.h"

namespace mazefolio::solve {
namespace {

class Thinning {
 public:
  explicit Thinning(const Lattice& t)
      : t_(t),
        floor_(t.cell_limit() + 1, 0),
        row_(index(t.at(0, 1)) - index(t.at(0, 0))),
        width_(hall_widths(t)) {
    t.present().for_each_set([&](std::size_t i) { floor_[i] = 1; });
  }

  std::vector<std::uint8_t> width() { return std::move(width_); }

  BitSet floor() {
    std::vector<Cell> halls = cells_by_depth();
    for (bool filled = true; filled;) {
      throw_if_canceled();
      filled = false;
      std::vector<Cell> left;
      for (const Cell c : halls) {
        const unsigned around = ring(c);
        if (!in_block(around)) continue;
        if (may_be_filled(around)) {
          floor_[index(c)] = 0;
          filled = true;
        } else {
          left.push_back(c);
        }
      }
      halls.swap(left);
    }
    BitSet out(t_.cell_limit());
    for (std::size_t i = 0; i < out.size(); ++i)
      if (floor_[i]) out.set(i);
    return out;
  }

 private:
  // In a block of four, before any cell is filled.
  bool in_hall(Cell c) const { return width_[index(c)] > 1; }

  // Bit d * 2 is the neighbor in direction d, the next bit the corner after it, clockwise. The frame of
  // absent cells surrounds the field.
  unsigned ring(Cell c) const {
    const std::uint8_t *here = &floor_[index(c)], *above = here - row_, *below = here + row_;
    return here[1] | below[1] << 1 | below[0] << 2 | below[-1] << 3 | here[-1] << 4 | above[-1] << 5 |
           above[0] << 6 | above[1] << 7;
  }

  static bool in_block(unsigned ring) {
    const unsigned around = ring | ring << 8;
    for (int d = 0; d < 4; ++d)
      if ((around >> 2 * d & 7u) == 7u) return true;
    return false;
  }

  // Sides of floor that are not joined to the next side by the corner between them: one for each arc.
  static bool may_be_filled(unsigned ring) {
    const unsigned around = ring | ring << 8;
    int arcs = 0;
    for (int d = 0; d < 4; ++d) arcs += (around >> 2 * d & 1u) && (around >> 2 * d & 7u) != 7u;
    return arcs == 1;
  }

  // Cells in blocks, in the order of their distance from rock, then of their ids.
  std::vector<Cell> cells_by_depth() const {
    std::vector<Cell> wave, next, all;
    BitSet met(t_.cell_limit());
    for_each_cell(t_, [&](Cell c) {
      if (in_hall(c) && ring(c) == 0xff) return;
      met.set(index(c));
      wave.push_back(c);
    });
    for (; !wave.empty(); wave.swap(next)) {
      std::copy_if(wave.begin(), wave.end(), std::back_inserter(all), [&](Cell c) { return in_hall(c); });
      next.clear();
      for (const Cell c : wave)
        t_.for_each_side(c, [&](Cell n, Wall) {
          if (!floor_[index(n)] || met.test(index(n))) return;
          met.set(index(n));
          next.push_back(n);
        });
      std::sort(next.begin(), next.end());
    }
    return all;
  }

  const Lattice& t_;
  std::vector<std::uint8_t> floor_;  ///< by cell id, 0 or 1
  std::uint32_t row_;                ///< ids from one row to the next
  std::vector<std::uint8_t> width_;
};

std::vector<Cell> nearest_of(const Lattice& t, const BitSet& left) {
  std::vector<Cell> place(t.cell_limit(), no_cell), wave;
  left.for_each_set([&](std::size_t i) {
    wave.push_back(Cell{static_cast<std::uint32_t>(i)});
    place[i] = wave.back();
  });
  for (std::size_t i = 0; i < wave.size(); ++i)
    t.for_each_neighbor(wave[i], [&](Cell n, Wall) {
      if (place[index(n)] != no_cell) return;
      place[index(n)] = place[index(wave[i])];
      wave.push_back(n);
    });
  return place;
}

}  // namespace

Narrowed narrow_halls(const Maze& thick) {
  Maze closed = thick;
  close_frame(closed);
  const Lattice& t = std::get<Lattice>(*closed.topology);
  Thinning thinning(t);
  const BitSet floor = thinning.floor();
  Narrowed out{thick_maze(t.without_rock(), floor), nearest_of(std::get<Lattice>(*thick.topology), floor),
               thinning.width()};
  const auto placed = [&](const Gate& gate) {
    return gate.cell == no_cell ? Gate{} : Gate{out.place[index(gate.cell)], no_wall};
  };
  out.maze.start = placed(thick.start);
  out.maze.finish = placed(thick.finish);
  for (const Gate& goal : thick.goals) out.maze.goals.push_back(placed(goal));
  return out;
}

}  // namespace mazefolio::solve
