// Halls of a thick maze become corridors, so that a walk across one is no choice at every step.
// Idea: thinning. Cells in open blocks of four are filled with rock, those nearest to rock first, wherever
// that neither divides the floor nor closes a loop: in the ring of eight cells around them the floor that
// touches them is one arc, and some rock is there. Cost: O(cells), and O(cells in halls) for each round; a
// round more for every other cell of their width.

#include "solve/narrow_halls.h"

#include <algorithm>
#include <array>

#include "maze/hall_width.h"
#include "maze/thick.h"
#include "solve/breadth_first.h"

namespace mazefolio {
namespace {

class Thinning {
 public:
  explicit Thinning(const Lattice& t) : t_(t), floor_(t.present()), width_(hall_widths(t)) {}

  std::vector<std::uint8_t> width() { return std::move(width_); }

  BitSet floor() {
    std::vector<Cell> halls = cells_by_depth();
    for (bool filled = true; filled;) {
      throw_if_cancelled();
      filled = false;
      std::vector<Cell> left;
      for (const Cell c : halls) {
        if (!in_block(c)) continue;
        if (may_be_filled(c)) {
          floor_.reset(index(c));
          filled = true;
        } else {
          left.push_back(c);
        }
      }
      halls.swap(left);
    }
    return floor_;
  }

 private:
  bool known(Cell c) const { return t_.contains(c) || t_.is_rock(c); }

  // Bit d * 2 is the neighbour in direction d, the next one the corner after it, clockwise.
  unsigned ring(Cell c) const {
    unsigned bits = 0;
    for (int d = 0; d < 4; ++d) {
      const Cell side = t_.beyond(c, d);
      if (floor_.test(index(side))) bits |= 1u << 2 * d;
      if (known(side) && floor_.test(index(t_.beyond(side, (d + 1) % 4)))) bits |= 2u << 2 * d;
    }
    return bits;
  }

  bool in_block(Cell c) const {
    const unsigned bits = ring(c), around = bits | bits << 8;
    for (int d = 0; d < 4; ++d)
      if ((around >> 2 * d & 7u) == 7u) return true;
    return false;
  }

  // Sides of floor that are not joined to the next side by the corner between them: one for each arc.
  bool may_be_filled(Cell c) const {
    const unsigned bits = ring(c), around = bits | bits << 8;
    int arcs = 0;
    for (int d = 0; d < 4; ++d) arcs += (around >> 2 * d & 1u) && (around >> 2 * d & 7u) != 7u;
    return arcs == 1;
  }

  // Cells in blocks, by their distance from rock; in id order where that is equal.
  std::vector<Cell> cells_by_depth() const {
    std::vector<Cell> wave, next, all;
    BitSet met(t_.cell_limit());
    floor_.for_each_set([&](std::size_t i) {
      const Cell c{static_cast<std::uint32_t>(i)};
      if (ring(c) == 0xff) return;
      met.set(index(c));
      wave.push_back(c);
    });
    for (; !wave.empty(); wave.swap(next)) {
      std::copy_if(wave.begin(), wave.end(), std::back_inserter(all), [&](Cell c) { return in_block(c); });
      next.clear();
      for (const Cell c : wave)
        t_.for_each_side(c, [&](Cell n, Wall) {
          if (!floor_.test(index(n)) || met.test(index(n))) return;
          met.set(index(n));
          next.push_back(n);
        });
      std::sort(next.begin(), next.end());
    }
    return all;
  }

  const Lattice& t_;
  BitSet floor_;
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

}  // namespace mazefolio
