// A pair is perfect where (i) pieces that touch share a room, and (ii) a room with any of its four pieces is
// floor without loops (Euler characteristic 1). Then the floor of rooms and pieces has exactly the loops of
// the graph of rooms and pieces. Cost: a few hundred operations on words a pair.

#include "generate/thick/wall_pairs.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

#include "base/system/parallel.h"

namespace mazefolio::generate {
namespace {

/// The cells within 24 of a room: one bit for each column, one word for each row.
class Shape {
 public:
  void add(Step at) { rows_[static_cast<std::size_t>(at.y + reach)] |= std::uint64_t{1} << (at.x + reach); }
  void add(const Shape& other) {
    for (std::size_t y = 0; y < rows_.size(); ++y) rows_[y] |= other.rows_[y];
  }
  /// Cells, minus sides between two, plus corners between four.
  int euler_characteristic() const {
    int chi = 0;
    for (std::size_t y = 0; y + 1 < rows_.size(); ++y) {
      const std::uint64_t row = rows_[y];
      if (row == 0) continue;
      const std::uint64_t down = row & rows_[y + 1], right = row & row >> 1;
      chi += std::popcount(row) - std::popcount(right) - std::popcount(down) +
             std::popcount(down & right & rows_[y + 1] >> 1);
    }
    return chi;
  }

 private:
  static constexpr int reach = 24;
  std::array<std::uint64_t, 2 * reach + 1> rows_{};
};

Shape shape_of(const WallClass& w, Step shift) {
  Shape s;
  for (const Step c : w.cells) s.add(c - shift);
  return s;
}

/// fn(shift) for every piece of `other`, its first one shifted so, that lies beside the first of `w`.
template <class Fn>
void for_each_touching(const ColorLattice& lattice, const WallClass& w, const WallClass& other, Fn fn) {
  std::array<Step, most_colors> where;
  for (const Step c : other.cells) where[static_cast<std::size_t>(lattice.color(c))] = c;
  for (const Step c : w.cells)
    for (const Step side : four_sides) {
      const int color = lattice.color(c + side);
      if (other.colors >> color & 1) fn(c + side - where[static_cast<std::size_t>(color)]);
    }
}

struct Touching {
  bool any = false, strangers = false;
};
Touching touching(const ColorLattice& lattice, const WallClass& w, const WallClass& other) {
  Touching out;
  for_each_touching(lattice, w, other, [&](Step shift) {
    if (&w == &other && shift == Step{}) return;
    out.any = true;
    const Step end = shift + other.leads;
    if (shift != Step{} && shift != w.leads && end != Step{} && end != w.leads) out.strangers = true;
  });
  return out;
}

bool all_trees(const WallClass& a, const WallClass& b) {
  const std::array<Shape, 4> pieces{shape_of(a, {}), shape_of(a, a.leads), shape_of(b, {}),
                                    shape_of(b, b.leads)};
  std::array<Shape, 16> unions;
  unions[0].add(Step{});
  for (std::size_t s = 1; s < 16; ++s) {
    unions[s] = unions[s & (s - 1)];
    unions[s].add(pieces[static_cast<std::size_t>(std::countr_zero(s))]);
    if (unions[s].euler_characteristic() != 1) return false;
  }
  return true;
}

}  // namespace

std::vector<PairedClasses> pair_up(const std::vector<WallClass>& classes) {
  constexpr std::uint32_t south = 1u << 1;
  std::array<std::vector<std::uint32_t>, 16> by_sides;
  for (std::uint32_t i = 0; i < classes.size(); ++i) by_sides[classes[i].sides].push_back(i);
  std::vector<PairedClasses> pairs;
  for (std::uint32_t i = 0; i < classes.size(); ++i) {
    if (!(classes[i].sides & south)) continue;
    throw_if_canceled();
    for (const std::uint32_t j : by_sides[15u ^ classes[i].sides])
      if (!(classes[i].colors & classes[j].colors)) pairs.push_back({i, j});
  }
  return pairs;
}

WallPair examined(const ColorLattice& lattice, const WallClass& first, const WallClass& second) {
  throw_if_canceled();
  const std::uint32_t all = (1u << lattice.colors()) - 1;
  WallPair pair{first.colors, second.colors, all & ~(first.colors | second.colors | 1u), first.leads,
                second.leads};
  pair.degenerate = std::abs(cross(pair.alpha, pair.beta)) != lattice.colors();
  const std::array<Touching, 3> contacts{touching(lattice, first, first), touching(lattice, second, second),
                                         touching(lattice, first, second)};
  pair.apart = std::ranges::none_of(contacts, &Touching::any);
  pair.perfect =
      !pair.degenerate && std::ranges::none_of(contacts, &Touching::strangers) && all_trees(first, second);
  return pair;
}

std::vector<WallPair> wall_pairs(const ColorLattice& lattice) {
  const std::vector<WallClass> classes = wall_classes(lattice);
  std::vector<WallPair> out;
  for (const auto& [first, second] : pair_up(classes))
    out.push_back(examined(lattice, classes[first], classes[second]));
  return out;
}

}  // namespace mazefolio::generate
