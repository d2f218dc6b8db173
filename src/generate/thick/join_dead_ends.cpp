// Idea: the braid of mazes with walls, in rock. From a dead end all ways through the rock are searched
// breadth first, and the shortest that comes out in another corridor is dug. It does where its last cell has
// floor beside it that is not joined to the tunnel around that cell: by Euler's formula rock is then cut off,
// an island with a way around it. A tunnel could also curl back to its own corridor, so what it shortens must
// be more than twice as long. Tunnels make no dead ends. Of several that are equally short one is taken that
// opens two dead ends, if any does. Cost: O(dead ends * cells within twice the length of a tunnel).

#include "generate/thick/join_dead_ends.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include "generate/carve/carving.h"
#include "generate/thick/components.h"
#include "maze/thick.h"

namespace mazefolio::generate {
namespace {

constexpr std::size_t ring_size = 8;
constexpr std::uint32_t worth_a_cell = 2;  ///< cells of the old way for each cell of a tunnel

using Ring = std::array<std::uint32_t, ring_size>;

int floor_beside(const Ring& ring, const BitSet& floor, std::uint32_t c) {
  int count = 0;
  for (std::size_t side = 0; side < ring_size; side += 2) count += floor.test(c + ring[side]);
  return count;
}

/// Cells in the order in which a search reaches them, wave by wave.
class Waves {
 public:
  explicit Waves(std::size_t ids) : seen_(ids, 0) {}

  void start(std::uint32_t cell) {
    cells.assign(1, cell);
    parents.assign(1, 0);
    length = 0;
    begin_ = 0;
    seen_[cell] = ++search_;
  }
  bool seen(std::uint32_t cell) const { return seen_[cell] == search_; }
  void see(std::uint32_t cell) { seen_[cell] = search_; }
  void add(std::uint32_t cell, std::size_t from) {
    see(cell);
    cells.push_back(cell);
    parents.push_back(from);
  }
  /// Calls fn(index) for each cell of the last wave; what it adds is the next. False where there is none.
  template <class Fn>
  bool next(Fn fn) {
    const std::size_t end = cells.size();
    if (begin_ == end) return false;
    ++length;
    for (std::size_t i = begin_; i < end; ++i) fn(i);
    begin_ = end;
    return true;
  }

  std::vector<std::uint32_t> cells;
  std::vector<std::size_t> parents;  ///< by the same index
  std::uint32_t length = 0;          ///< of the ways to the last wave

 private:
  std::vector<std::uint32_t> seen_;  ///< by cell id: the last search that saw it
  std::size_t begin_ = 0;
  std::uint32_t search_ = 0;
};

class Tunneler {
 public:
  Tunneler(const Lattice& field, BitSet& floor, const BitSet& inner)
      : ring_(ring_of(field)), floor_(floor), inner_(inner), dug_(floor.size()), walked_(floor.size()) {}

  bool is_dead_end(std::uint32_t c) const { return floor_beside(ring_, floor_, c) == 1; }

  /// False where no tunnel leads to another corridor.
  bool open(std::uint32_t dead_end, Rng& rng) {
    dug_.start(dead_end);
    walked_.start(dead_end);
    ends_.clear();
    while (ends_.empty())
      if (!dug_.next([&](std::size_t from) { dig_on(from); })) return false;
    if (std::ranges::any_of(ends_, &End::opens_two)) std::erase_if(ends_, std::not_fn(&End::opens_two));
    const End& end = ends_[rng.below(static_cast<std::uint32_t>(ends_.size()))];
    floor_.set(end.cell);
    for (std::size_t i = end.from; i != 0; i = dug_.parents[i]) floor_.set(dug_.cells[i]);
    return true;
  }

 private:
  /// The last cell of a tunnel, and the index of the one before.
  struct End {
    std::uint32_t cell;
    std::size_t from;
    bool opens_two;
  };

  // Cells that touch floor are not dug through: along a corridor a tunnel would only widen it.
  void dig_on(std::size_t from) {
    for (std::size_t side = 0; side < ring_size; side += 2) {
      const std::uint32_t c = dug_.cells[from] + ring_[side];
      if (!inner_.test(c) || floor_.test(c) || dug_.seen(c)) continue;
      if (floor_beside(ring_, floor_, c) == (from == 0))
        dug_.add(c, from);
      else if (const auto opens_two = joined(c, from))
        ends_.push_back({c, from, *opens_two});
      else
        dug_.see(c);
    }
  }

  /// Whether the floor beside `c` that is another corridor's is a dead end; nothing where there is none.
  std::optional<bool> joined(std::uint32_t c, std::size_t from) {
    const std::uint32_t behind = dug_.cells[from], before = dug_.cells[dug_.parents[from]];
    std::array<bool, ring_size> open;
    std::size_t own = 0;
    for (std::size_t i = 0; i < ring_size; ++i) {
      const std::uint32_t n = c + ring_[i];
      open[i] = floor_.test(n) || n == behind || n == before;
      if (n == behind) own = i;
    }
    // The floor that is joined to the tunnel around the cell.
    std::array<bool, ring_size> near{};
    near[own] = true;
    for (const std::size_t turn : {std::size_t{1}, ring_size - 1})
      for (std::size_t i = (own + turn) % ring_size; open[i] && !near[i]; i = (i + turn) % ring_size)
        near[i] = true;
    std::optional<bool> found;
    for (std::size_t i = 0; i < ring_size; i += 2) {
      const std::uint32_t n = c + ring_[i];
      if (near[i] || !floor_.test(n)) continue;
      if (is_near(n)) return std::nullopt;
      found = found.value_or(false) || is_dead_end(n);
    }
    return found;
  }

  /// Whether the way on foot is too short to be shortened.
  bool is_near(std::uint32_t floor_cell) {
    while (walked_.length <= worth_a_cell * dug_.length + 1 && walked_.next([&](std::size_t i) {
      for (std::size_t side = 0; side < ring_size; side += 2)
        if (const std::uint32_t n = walked_.cells[i] + ring_[side]; floor_.test(n) && !walked_.seen(n))
          walked_.add(n, i);
    })) {
    }
    return walked_.seen(floor_cell);
  }

  const Ring ring_;
  BitSet& floor_;
  const BitSet& inner_;
  Waves dug_, walked_;
  std::vector<End> ends_;
};

}  // namespace

std::vector<std::uint32_t> dead_ends_of(const Lattice& field, const BitSet& floor) {
  const Ring ring = ring_of(field);
  std::vector<std::uint32_t> out;
  floor.for_each_set([&](std::size_t c) {
    if (floor_beside(ring, floor, static_cast<std::uint32_t>(c)) == 1)
      out.push_back(static_cast<std::uint32_t>(c));
  });
  return out;
}

std::uint32_t join_dead_ends(const Lattice& field, BitSet& floor, const BitSet& inner, double share,
                             Rng& rng) {
  Tunneler tunneler(field, floor, inner);
  std::uint32_t tunnels = 0, before = 0;
  Heartbeat beat;
  do {
    before = tunnels;
    std::vector<std::uint32_t> leaves = dead_ends_of(field, floor);
    rng.shuffle(leaves);
    for (const std::uint32_t leaf : leaves) {
      beat();
      if (tunneler.is_dead_end(leaf) && rng.chance(share)) tunnels += tunneler.open(leaf, rng);
    }
  } while (share >= 1 && tunnels > before);  // a tunnel may be what another one can lead to
  return tunnels;
}

Maze braided_cave(const Maze& maze, double share, Rng& rng) {
  const Lattice& t = std::get<Lattice>(*maze.topology);
  const Lattice field = t.without_rock();
  BitSet floor = t.present();
  join_dead_ends(field, floor, inner_cells(field), share, rng);
  return thick_maze(field, floor);
}

}  // namespace mazefolio::generate
