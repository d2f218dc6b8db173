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

/// The cells within 36 of a room, farther than a piece of wall reaches: one bit for each column.
class Shape {
 public:
  void add(Step at) {
    const int right = at.x + reach, down = at.y + reach;
    const auto x = static_cast<std::size_t>(right);
    rows_[static_cast<std::size_t>(down)][x / 64] |= std::uint64_t{1} << x % 64;
  }
  void add(const Shape& other) {
    for (std::size_t y = 0; y < rows_.size(); ++y)
      for (const std::size_t half : {0u, 1u}) rows_[y][half] |= other.rows_[y][half];
  }
  /// Cells, minus sides between two, plus corners between four.
  int euler_characteristic() const {
    int chi = 0;
    for (std::size_t y = 0; y + 1 < rows_.size(); ++y) {
      const Row& row = rows_[y];
      if ((row[0] | row[1]) == 0) continue;
      const Row right = to_the_right(row), beyond = to_the_right(rows_[y + 1]);
      for (const std::size_t half : {0u, 1u}) {
        const std::uint64_t down = row[half] & rows_[y + 1][half];
        chi += std::popcount(row[half]) - std::popcount(row[half] & right[half]) - std::popcount(down) +
               std::popcount(down & right[half] & beyond[half]);
      }
    }
    return chi;
  }

 private:
  using Row = std::array<std::uint64_t, 2>;
  static Row to_the_right(const Row& row) { return {row[0] >> 1 | row[1] << 63, row[1] >> 1}; }
  static constexpr int reach = most_colors;
  std::array<Row, 2 * reach + 1> rows_{};
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
      if (other.colors & only_color(color)) fn(c + side - where[static_cast<std::size_t>(color)]);
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
  const ColorSet all = only_color(lattice.colors()) - 1;
  WallPair pair{first.colors, second.colors, all & ~(first.colors | second.colors | only_color(0)),
                first.leads, second.leads};
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

SmallPairs small_wall_pairs(const ColorLattice& lattice, std::size_t most) {
  const int largest = lattice.colors() - 2;  // the room and a cell of the other class
  SmallPairs out;
  std::vector<WallClass> classes;
  std::vector<PairedClasses> paired;
  for (int cells = 1; cells <= largest; ++cells) {
    classes = wall_classes(lattice, cells);
    paired = pair_up(classes);
    out.all = cells >= largest;
    if (paired.size() >= most) break;
  }
  std::ranges::stable_sort(paired, {}, [&](const PairedClasses& pair) {
    return classes[pair.first].cells.size() + classes[pair.second].cells.size();
  });
  if (paired.size() > most) {
    paired.resize(most);
    out.all = false;
  }
  for (const auto& [first, second] : paired)
    out.pairs.push_back(examined(lattice, classes[first], classes[second]));
  return out;
}

}  // namespace mazefolio::generate
