// Idea: of all subsets of colors, those that cover two sides of a room and are connected are laid out in the
// plane from one side of a room. A subset is a class where its piece has every color once (else the piece has
// no end) and touches two different rooms. Cost: 2^(colors - 1) subsets, most of which fail the first test.

#include "generate/thick/wall_classes.h"

#include <bit>

#include "base/system/parallel.h"

namespace mazefolio::generate {
namespace {

struct Table {
  std::array<std::uint32_t, 4> side{};               ///< of a room: its color
  std::array<std::array<int, 4>, most_colors> next;  ///< colors beside a cell of a color
  std::array<std::uint32_t, most_colors> beside{};   ///< the same as a set, without color 0
};

Table table_of(const ColorLattice& lattice) {
  Table t;
  for (int c = 0; c < lattice.colors(); ++c)
    for (std::size_t d = 0; d < 4; ++d) {
      const int n = lattice.color(Step{c % lattice.ux, c / lattice.ux} + four_sides[d]);
      t.next[static_cast<std::size_t>(c)][d] = n;
      if (n > 0) t.beside[static_cast<std::size_t>(c)] |= 1u << n;
      if (c == 0) t.side[d] = 1u << n;
    }
  return t;
}

bool hangs_together(const Table& t, std::uint32_t colors) {
  std::uint32_t reached = colors & -colors;
  for (std::uint32_t fresh = reached; fresh;) {
    std::uint32_t near = 0;
    for (; fresh; fresh &= fresh - 1) near |= t.beside[static_cast<std::size_t>(std::countr_zero(fresh))];
    fresh = near & colors & ~reached;
    reached |= fresh;
  }
  return reached == colors;
}

/// Lays out the piece from the side `first` of room (0, 0); returns false where it is no class.
bool lay_out(const Table& t, WallClass& w, std::size_t first) {
  struct Placed {
    int color;
    Step at;
  };
  std::array<Placed, most_colors> placed{};
  std::array<Step, most_colors> where{};
  std::uint32_t reached = t.side[first];
  placed[0] = {std::countr_zero(reached), four_sides[first]};
  where[static_cast<std::size_t>(placed[0].color)] = four_sides[first];
  std::size_t count = 1, others = 0;
  for (std::size_t i = 0; i < count; ++i)
    for (std::size_t d = 0; d < 4; ++d) {
      const int n = t.next[static_cast<std::size_t>(placed[i].color)][d];
      const Step at = placed[i].at + four_sides[d];
      if (n == 0) {
        if (at == Step{} && d == (first + 2) % 4) continue;
        w.leads = at;
        ++others;
      } else if (w.colors >> n & 1) {
        Step& known = where[static_cast<std::size_t>(n)];
        if (reached >> n & 1) {
          if (known != at) return false;
          continue;
        }
        reached |= 1u << n;
        known = at;
        placed[count++] = {n, at};
      }
    }
  if (others != 1 || w.leads == Step{}) return false;
  w.cells.reserve(count);
  for (std::size_t i = 0; i < count; ++i) w.cells.push_back(placed[i].at);
  return true;
}

}  // namespace

std::vector<WallClass> wall_classes(const ColorLattice& lattice) {
  const Table t = table_of(lattice);
  std::vector<WallClass> out;
  const std::uint32_t end = 1u << lattice.colors();
  for (std::uint32_t colors = 2; colors < end; colors += 2) {
    if ((colors & 0xffff) == 0) throw_if_canceled();
    std::uint32_t sides = 0;
    for (std::size_t d = 0; d < 4; ++d) sides |= (colors & t.side[d] ? 1u : 0u) << d;
    if (std::popcount(sides) != 2 || !hangs_together(t, colors)) continue;
    WallClass w{colors, sides, {}, {}};
    if (lay_out(t, w, static_cast<std::size_t>(std::countr_zero(sides)))) out.push_back(std::move(w));
  }
  return out;
}

}  // namespace mazefolio::generate
