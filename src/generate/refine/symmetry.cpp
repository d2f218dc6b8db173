// Mazes that are equal to their mirror image or to themselves upside down.
// Idea: carve one half and copy it. The middle of a tree (a cell or a passage) is fixed under every symmetry
// of the tree, so exactly one passage that is its own image, or one such cell, connects the halves. Where
// neither exists, or a whole line of cells would have to be one corridor, there is no such perfect maze. The
// half is grown cell by cell, never with a cell and its image, first on its own side, so it is in one piece.
// Nearly symmetric mazes copy as much as possible and repair the rest. Cost: O(cells log cells), to find the
// images.

#include "generate/refine/symmetry.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/diagnostic.h"
#include "base/disjoint_sets.h"
#include "base/geometry/edges.h"

namespace mazefolio::generate {
namespace {

constexpr double hair = 1e-6;  // centers nearer than this are equal

constexpr std::pair<std::string_view, Symmetry> symmetries[] = {
    {"none", Symmetry::none},
    {"mirror", Symmetry::mirror},
    {"half-turn", Symmetry::half_turn},
    {"nearly-mirror", Symmetry::nearly_mirror},
    {"nearly-half-turn", Symmetry::nearly_half_turn},
};

bool turns(Symmetry s) { return s == Symmetry::half_turn || s == Symmetry::nearly_half_turn; }
bool is_exact(Symmetry s) { return s == Symmetry::mirror || s == Symmetry::half_turn; }

bool same(Point a, Point b) { return std::fabs(a.x - b.x) < hair && std::fabs(a.y - b.y) < hair; }

PointIndex cells_by_center(const PlanarTopology auto& t) {
  std::vector<std::pair<Point, std::uint32_t>> centers;
  for_each_cell(t, [&](Cell c) { centers.emplace_back(t.center(c), index(c)); });
  return PointIndex(std::move(centers));
}

/// A topology with its motion: the working state of halve().
template <PlanarTopology T>
class Folding {
 public:
  Folding(const T& t, Symmetry symmetry) : t_(t), symmetry_(symmetry), motion_(motion()) {}

  Result<Halves> halves(const AnyTopology& whole) {
    Halves out;
    out.exact = is_exact(symmetry_);
    find_images(out);
    if (const Outcome checked = check(); !checked) return checked.found();
    out.half = part_without(whole, rest(out), Field::cropped);
    return out;
  }

 private:
  Motion motion() const {
    Rect box{HUGE_VAL, HUGE_VAL, -HUGE_VAL, -HUGE_VAL};
    for_each_cell(t_, [&](Cell c) {
      const Point p = t_.center(c);
      box = enclosing(box, {p.x, p.y, p.x, p.y});
    });
    return {box.center(), turns(symmetry_)};
  }

  void find_images(Halves& out) {
    out.image.assign(t_.cell_limit(), no_cell);
    out.wall_image.assign(t_.wall_limit(), no_wall);
    const PointIndex cells = cells_by_center(t_);
    for_each_cell(t_, [&](Cell c) {
      const auto found = cells.at(motion_(t_.center(c)));
      const Cell image = found ? Cell{*found} : no_cell;
      out.image[index(c)] = image;
      lost_ += image == no_cell;
      fixed_ += image == c;
      if (image != no_cell) find_wall_images(c, image, out);
    });
  }

  void find_wall_images(Cell c, Cell image, Halves& out) {
    t_.for_each_neighbor(c, [&](Cell, Wall w) {
      const Point wanted = motion_(edge_middle(t_.edge(w)));
      Wall& to = out.wall_image[index(w)];
      t_.for_each_neighbor(image, [&](Cell, Wall v) {
        if (same(edge_middle(t_.edge(v)), wanted)) to = v;
      });
      lost_ += to == no_wall;
      links_ += to == w;
    });
  }

  Outcome check() const {
    const char* what = motion_.turn ? "unchanged upside down" : "a mirror image of itself";
    if (!is_exact(symmetry_)) {
      if (2 * lost_ <= t_.cell_count()) return Done{};
      return failure(
          fmt::format("these cells are not even nearly {}; take another grid, shape or size", what));
    }
    if (lost_ > 0)
      return failure(fmt::format("these cells are not {}; take another grid, shape or size", what));
    if (t_.cell_count() <= 1 || fixed_ == 1 || (fixed_ == 0 && links_ > 0)) return Done{};
    if (fixed_ > 1)
      return failure(fmt::format(
          "a perfect maze cannot be {} on an odd number of columns: the {} cells in the middle would be one "
          "straight corridor; take an even number, or nearly-mirror",
          what, fixed_));
    return failure(fmt::format(
        "a perfect maze cannot be {} where no cell and no wall is its own image: the halves have no middle "
        "to meet in; take an odd number of columns or rows, or {}",
        what, motion_.turn ? "nearly-half-turn" : "nearly-mirror"));
  }

  // On the first side of the middle: above it, or to the left where the center is on the middle line.
  bool near_side(Cell c, bool by_row) const {
    const Point p = t_.center(c), m = motion_.middle;
    const double first = by_row ? p.y - m.y : p.x - m.x, second = by_row ? p.x - m.x : p.y - m.y;
    return std::fabs(first) > hair ? first < 0 : second < -hair;
  }

  bool cut_by_rows() const {
    if (!motion_.turn) return false;
    bool crossed = false;
    for_each_cell(t_, [&](Cell c) { crossed |= std::fabs(t_.center(c).y - motion_.middle.y) <= hair; });
    return !crossed;
  }

  // All cells that are not in the half, which grows from its first cell over its own side, then beyond.
  BitSet rest(const Halves& out) const {
    BitSet rest(t_.cell_limit(), true);
    const bool by_row = cut_by_rows();
    std::vector<Cell> grown;
    const auto take = [&](Cell c) {
      rest.reset(index(c));
      grown.push_back(c);
    };
    const auto own_side = [&](Cell c) { return out.image[index(c)] == c || near_side(c, by_row); };
    for_each_cell(t_, [&](Cell c) {
      if (grown.empty() && out.image[index(c)] == c) take(c);
    });
    for_each_cell(t_, [&](Cell c) {
      if (grown.empty() && own_side(c) && out.image[index(c)] != no_cell) take(c);
    });
    for (const bool beyond : {false, true})
      for (std::size_t i = 0; i < grown.size(); ++i)
        t_.for_each_neighbor(grown[i], [&](Cell n, Wall) {
          const Cell image = out.image[index(n)];
          if (!rest.test(index(n)) || image == no_cell || (image != n && !rest.test(index(image)))) return;
          if (beyond || own_side(n)) take(n);
        });
    return rest;
  }

  const T& t_;
  Symmetry symmetry_;
  Motion motion_;
  std::uint32_t lost_ = 0, fixed_ = 0, links_ = 0;
};

BitSet on_whole(const Part& half, const BitSet& half_open, std::size_t walls) {
  BitSet open(walls);
  half_open.for_each_set([&](std::size_t w) { open.set(index(half.whole_wall[w])); });
  return open;
}

template <Topology T>
BitSet unfold_on(const T& t, const Halves& halves, const BitSet& half_open, bool tree, Rng& rng) {
  const BitSet half = on_whole(halves.half, half_open, t.wall_limit());
  BitSet open(t.wall_limit());
  DisjointSets sets(t.cell_limit());
  const auto join = [&](Wall w) {
    const auto [a, b] = t.ends(w);
    return sets.join(index(a), index(b));
  };
  const auto copy = [&](std::size_t i) {
    const Wall w{static_cast<std::uint32_t>(i)};
    if (join(w) || halves.exact || !tree) open.set(i);
  };
  half.for_each_set(copy);
  half.for_each_set([&](std::size_t i) {
    if (const Wall w = halves.wall_image[i]; w != no_wall && !half.test(index(w))) copy(index(w));
  });
  // The walls between the pieces; in an exact image a wall that is its own image links the halves.
  std::vector<Wall> links;
  for_each_doorway(t, [&](Wall w, Cell, Cell) {
    if (!open.test(index(w)) && (!halves.exact || halves.wall_image[index(w)] == w)) links.push_back(w);
  });
  rng.shuffle(links);
  for (const Wall w : links)
    if (join(w)) open.set(index(w));
  return open;
}

}  // namespace

std::vector<std::string> symmetry_names() {
  std::vector<std::string> names;
  for (const auto& [name, symmetry] : symmetries) names.emplace_back(name);
  return names;
}

Symmetry symmetry_named(std::string_view name) {
  for (const auto& [known, symmetry] : symmetries)
    if (name == known) return symmetry;
  throw InternalError(fmt::format("there is no symmetry '{}'", name));
}

Fold fold_of(Symmetry symmetry) {
  return symmetry == Symmetry::none ? Fold::none : turns(symmetry) ? Fold::half_turn : Fold::mirror;
}

Result<Halves> halve(const AnyTopology& whole, Symmetry symmetry) {
  return std::visit([&](const auto& t) { return Folding(t, symmetry).halves(whole); }, whole);
}

BitSet unfold(const AnyTopology& whole, const Halves& halves, const BitSet& half_open, bool tree, Rng& rng) {
  return on_topology(whole, [&](const auto& t) { return unfold_on(t, halves, half_open, tree, rng); });
}

}  // namespace mazefolio::generate
