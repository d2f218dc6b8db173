#pragma once

#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "support/namespaces.h"
#include "topology/any_topology.h"

namespace mazefolio::tests {

/// One topology that every property test runs on. All are connected; two are empty.
struct SampleTopology {
  std::string name;
  std::shared_ptr<const AnyTopology> topology;
};

inline std::vector<Edge> closed_ring(const std::vector<Point>& corners) {
  std::vector<Edge> ring;
  for (std::size_t i = 0; i < corners.size(); ++i)
    ring.push_back(Segment{corners[i], corners[(i + 1) % corners.size()]});
  return ring;
}

/// Unit squares, as polygons.
inline PlanarGraph square_field(int columns, int rows) {
  std::vector<std::vector<Edge>> outlines;
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < columns; ++x) {
      const auto at = [&](int dx, int dy) { return Point{double(x + dx), double(y + dy)}; };
      outlines.push_back(closed_ring({at(0, 0), at(1, 0), at(1, 1), at(0, 1)}));
    }
  return PlanarGraph::build(outlines);
}

/// Unit squares whose upright walls are cut in two, of which a passage fits into the longer or into none.
inline PlanarGraph narrow_doors(int columns, int rows) {
  std::vector<std::vector<Edge>> outlines;
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < columns; ++x) {
      const auto at = [&](double dx, double dy) { return Point{x + dx, y + dy}; };
      const double cut = y % 3 == 2 ? 0.5 : y % 2 ? 0.75 : 0.25;
      outlines.push_back(closed_ring({at(0, 0), at(1, 0), at(1, cut), at(1, 1), at(0, 1), at(0, cut)}));
    }
  return PlanarGraph::build(outlines, 0.6);
}

/// Squares as polygons, of which those in these columns and rows are crossings; `over_first` as in
/// with_crossings, in id order.
inline PlanarGraph crossed_squares(int columns, int rows, const std::vector<std::pair<int, int>>& places,
                                   const std::vector<bool>& over_first) {
  const PlanarGraph field = square_field(columns, rows);
  std::vector<Cell> crossed;
  for_each_cell(field, [&](Cell c) {
    for (const auto& [x, y] : places)
      if (field.center(c) == Point{x + 0.5, y + 0.5}) crossed.push_back(c);
  });
  return field.with_crossings(crossed, over_first);
}

/// Squares as polygons around two holes that touch in a corner, one of which touches the rim in a corner.
inline PlanarGraph touching_holes() {
  const PlanarGraph field = square_field(6, 5);
  BitSet holes(field.cell_limit());
  for_each_cell(field, [&](Cell c) {
    const Point p = field.center(c);
    const auto is = [&](double x, double y) { return p.x == x + 0.5 && p.y == y + 0.5; };
    if (is(0, 0) || is(1, 1) || is(2, 2) || is(4, 2) || is(4, 3)) holes.set(index(c));
  });
  return field.without(holes);
}

/// Octagons, with small squares in the gaps between four of them.
inline PlanarGraph octagons_and_squares(int columns, int rows) {
  std::vector<std::vector<Edge>> outlines;
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < columns; ++x) {
      const auto at = [&](double dx, double dy) { return Point{3.0 * x + dx, 3.0 * y + dy}; };
      outlines.push_back(
          closed_ring({at(1, 0), at(2, 0), at(3, 1), at(3, 2), at(2, 3), at(1, 3), at(0, 2), at(0, 1)}));
      if (x + 1 < columns && y + 1 < rows)
        outlines.push_back(closed_ring({at(3, 2), at(4, 3), at(3, 4), at(2, 3)}));
    }
  return PlanarGraph::build(outlines);
}

/// A twelve-sided cell in a ring of twelve: more sides than any regular tiling has.
inline PlanarGraph wheel() {
  const auto at = [](int spoke, double radius) {
    const double angle = 2 * 3.141592653589793 * (spoke % 12) / 12;
    return Point{radius * std::cos(angle), radius * std::sin(angle)};
  };
  std::vector<Point> hub;
  std::vector<std::vector<Edge>> outlines;
  for (int i = 0; i < 12; ++i) {
    hub.push_back(at(i, 1));
    outlines.push_back(closed_ring({at(i, 1), at(i, 2), at(i + 1, 2), at(i + 1, 1)}));
  }
  outlines.push_back(closed_ring(hub));
  return PlanarGraph::build(outlines);
}

/// Two half rings: two different walls join the same two cells.
inline PlanarGraph half_rings() {
  const double pi = 3.141592653589793;
  const auto half = [&](double from, Point inner, Point outer) {
    return std::vector<Edge>{Segment{inner, outer}, Arc{{0, 0}, 2, from, from + pi},
                             Segment{outer * -1, inner * -1}, Arc{{0, 0}, 1, from + pi, from}};
  };
  return PlanarGraph::build(std::vector{half(0, {1, 0}, {2, 0}), half(pi, {-1, 0}, {-2, 0})});
}

/// A square field with a hole in its middle and ragged corners, in one piece.
inline Mask ragged_mask() {
  return parse_mask(
             "..######\n"
             ".#######\n"
             "########\n"
             "###...##\n"
             "##...###\n"
             "########\n"
             "#######.\n"
             "#.#####.\n")
      .value();
}
inline Lattice ragged_square() { return Lattice::square(ragged_mask()); }

/// Two fields joined by one cell.
inline Mask strait_mask() { return parse_mask("###.###\n#######\n###.###\n").value(); }

inline const std::vector<SampleTopology>& sample_topologies() {
  static const std::vector<SampleTopology> all = [] {
    std::vector<SampleTopology> out;
    const auto add = [&](std::string name, AnyTopology t) {
      out.push_back({std::move(name), std::make_shared<const AnyTopology>(std::move(t))});
    };
    for (const auto& [w, h] : std::vector<std::pair<std::uint32_t, std::uint32_t>>{
             {1, 1}, {1, 7}, {7, 1}, {5, 8}, {8, 5}, {20, 30}})
      add("square " + std::to_string(w) + "x" + std::to_string(h), Lattice::square(w, h));
    add("square without cells", Lattice::square(0, 0));
    add("ragged square with a hole", ragged_square());
    for (const auto& [w, h] :
         std::vector<std::pair<std::uint32_t, std::uint32_t>>{{1, 1}, {1, 7}, {7, 1}, {5, 8}, {20, 30}}) {
      const std::string size = " " + std::to_string(w) + "x" + std::to_string(h);
      add("hexagon" + size, Lattice::hexagon(full_mask(w, h)));
      if (w > 1 || h == 1) add("triangle" + size, Lattice::triangle(full_mask(w, h)));
    }
    add("ragged hexagons with a hole", Lattice::hexagon(ragged_mask()));
    add("ragged triangles with a hole", Lattice::triangle(ragged_mask()));
    add("squares with a strait", Lattice::square(strait_mask()));
    add("hexagons with a strait", Lattice::hexagon(strait_mask()));
    add("triangles with a strait", Lattice::triangle(strait_mask()));
    add("squares as polygons", square_field(5, 8));
    add("polygons with narrow doors", narrow_doors(5, 8));
    add("polygons with crossings", crossed_squares(6, 5, {{1, 1}, {3, 2}}, {true, false}));
    add("polygons with touching holes", touching_holes());
    add("one octagon", octagons_and_squares(1, 1));
    add("octagons and squares", octagons_and_squares(5, 4));
    add("wheel of twelve", wheel());
    add("two half rings", half_rings());
    add("planar graph without cells", PlanarGraph::build({}));
    return out;
  }();
  return all;
}

}  // namespace mazefolio::tests
