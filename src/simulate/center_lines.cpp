// A reader walks wide halls along the middle, past pillars, without looking into nooks.
// Idea: separate rock that is not much larger than the width of the floor around it is a pillar and becomes
// floor. Then the floor is peeled, the layer next to rock first, as long as that neither divides it nor
// shortens an end. The remains in the corners of halls are removed: ends no longer than twice the half width
// of their hall. Cost: O(cells) for each layer.

#include "simulate/center_lines.h"

#include <algorithm>
#include <array>

#include "base/system/parallel.h"
#include "maze/hall_width.h"
#include "maze/thick.h"

namespace mazefolio::simulate {
namespace {

constexpr std::size_t largest_pillar = 2;  // in squares of the floor around it
using Around = std::array<Cell, 8>;

class Peeling {
 public:
  Peeling(const Lattice& t, const std::vector<Cell>& kept)
      : t_(t),
        field_(t.without_rock()),
        inside_(inner_cells(field_)),
        floor_(t.present()),
        kept_(t.cell_limit()),
        width_(hall_widths(t)) {
    for (const Cell c : kept) kept_.set(index(c));
  }

  const std::vector<std::uint8_t>& width() const { return width_; }

  BitSet lines() {
    remove_pillars();
    measure_depth();
    if (hall_.count() == 0) return floor_;
    for (std::uint32_t layer = 1; layer <= deepest_; ++layer) peel(layer);
    cut_nooks();
    return floor_;
  }

 private:
  // East, south-east, south, ...; a corner beyond the rim of the field counts as rim.
  Around around(Cell c) const {
    const auto corner = [&](Cell side, int d) { return field_.contains(side) ? t_.beyond(side, d) : side; };
    const Cell e = t_.beyond(c, 0), s = t_.beyond(c, 1), w = t_.beyond(c, 2), n = t_.beyond(c, 3);
    return {e, corner(e, 1), s, corner(w, 1), w, corner(w, 3), n, corner(e, 3)};
  }

  bool is_floor(Cell c) const { return floor_.test(index(c)); }

  int sides(Cell c) const {
    int n = 0;
    for (int d = 0; d < 4; ++d) n += is_floor(t_.beyond(c, d));
    return n;
  }

  /// A connected piece of rock, also by corners, and the width of the floor around it.
  struct Island {
    std::vector<Cell> rock;
    std::uint32_t around = 0;
    bool free = true;  ///< it does not reach the frame
  };
  Island island(Cell c, BitSet& met) const {
    Island out{{c}};
    met.set(index(c));
    for (std::size_t k = 0; k < out.rock.size(); ++k) {
      out.free &= inside_.test(index(out.rock[k]));
      if (!t_.is_rock(out.rock[k])) continue;
      for (const Cell n : around(out.rock[k])) {
        if (is_floor(n)) {
          const std::uint32_t width = width_[index(n)];
          out.around = out.around == 0 ? width : std::min(out.around, width);
        } else if (!met.test(index(n))) {
          met.set(index(n));
          out.rock.push_back(n);
        }
      }
    }
    return out;
  }

  void remove_pillars() {
    BitSet met(t_.cell_limit());
    std::vector<Cell> pillars;
    inside_.for_each_set([&](std::size_t i) {
      if (floor_.test(i) || met.test(i)) return;
      const Island rock = island(Cell{static_cast<std::uint32_t>(i)}, met);
      if (rock.free && rock.rock.size() <= largest_pillar * rock.around * rock.around)
        pillars.insert(pillars.end(), rock.rock.begin(), rock.rock.end());
    });
    for (const Cell c : pillars) floor_.set(index(c));
    if (!pillars.empty()) width_ = hall_widths(std::get<Lattice>(*thick_maze(field_, floor_).topology));
  }

  // The steps from rock, where corners count as sides, and the cells in halls, which are in a block of four.
  void measure_depth() {
    depth_.assign(t_.cell_limit(), 0);
    hall_ = BitSet(t_.cell_limit());
    std::vector<Cell> wave, next;
    floor_.for_each_set([&](std::size_t i) {
      const Cell c{static_cast<std::uint32_t>(i)};
      const Around ring = around(c);
      if (width_[i] > 1) hall_.set(i);
      if (!std::all_of(ring.begin(), ring.end(), [&](Cell n) { return is_floor(n); })) {
        depth_[i] = 1;
        wave.push_back(c);
      }
    });
    for (deepest_ = 1; !wave.empty(); wave.swap(next), deepest_ += !wave.empty()) {
      next.clear();
      for (const Cell c : wave)
        for (const Cell n : around(c))
          if (is_floor(n) && depth_[index(n)] == 0) {
            depth_[index(n)] = deepest_ + 1;
            next.push_back(n);
          }
    }
  }

  // Filling the cell divides nothing and closes no ring around rock; it is no end.
  bool may_go(Cell c) const {
    const Around ring = around(c);
    const auto there = [&](std::size_t k) { return is_floor(ring[k % 8]) ? 1 : 0; };
    int parts = 0;
    for (std::size_t k = 0; k < 8; k += 2) parts += there(k) - there(k) * there(k + 1) * there(k + 2);
    return parts == 1 && sides(c) > 1;
  }

  void peel(std::uint32_t layer) {
    std::vector<Cell> left;
    hall_.for_each_set([&](std::size_t i) {
      if (depth_[i] <= layer && floor_.test(i) && !kept_.test(i))
        left.push_back(Cell{static_cast<std::uint32_t>(i)});
    });
    for (bool peeled = true; peeled;) {
      throw_if_canceled();
      peeled = false;
      for (const Cell c : left)
        if (is_floor(c) && may_go(c)) {
          floor_.reset(index(c));
          peeled = true;
        }
    }
  }

  void cut_nooks() {
    std::vector<Cell> ends;
    floor_.for_each_set([&](std::size_t i) {
      if (const Cell c{static_cast<std::uint32_t>(i)}; sides(c) == 1 && !kept_.test(i)) ends.push_back(c);
    });
    for (const Cell end : ends) {
      std::vector<Cell> nook{end};
      Cell at = end, before = no_cell;
      for (;;) {
        Cell next = no_cell;
        for (int d = 0; d < 4; ++d)
          if (const Cell n = t_.beyond(at, d); n != before && is_floor(n)) next = n;
        before = std::exchange(at, next);
        if (at == no_cell || kept_.test(index(at)) || sides(at) != 2) break;
        nook.push_back(at);
      }
      if (at == no_cell || !hall_.test(index(at)) || nook.size() > 2 * depth_[index(at)]) continue;
      for (const Cell c : nook) floor_.reset(index(c));
    }
  }

  const Lattice& t_;
  Lattice field_;
  BitSet inside_, floor_, kept_, hall_;
  std::vector<std::uint8_t> width_;
  std::vector<std::uint32_t> depth_;
  std::uint32_t deepest_ = 0;
};

}  // namespace

CenterLines center_lines(const Maze& thick, const std::vector<Cell>& kept) {
  Maze closed = thick;
  close_frame(closed);
  const Lattice& t = std::get<Lattice>(*closed.topology);
  Peeling peeling(t, kept);
  const BitSet lines = peeling.lines();
  return {thick_maze(t.without_rock(), lines), peeling.width()};
}

}  // namespace mazefolio::simulate
