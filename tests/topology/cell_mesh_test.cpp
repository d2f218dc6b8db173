#include "topology/cell_mesh.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "base/geometry/edges.h"
#include "base/rng.h"
#include "support/namespaces.h"
#include "support/same_graph.h"
#include "topology/planar_graph.h"
#include "topology/tilings/short_walls.h"
#include "topology/tilings/voronoi_cells.h"

using namespace mazefolio::tests;

namespace {

CellMesh mud(std::uint64_t seed) {
  const Rect box{1, 2, 13, 12};
  Rng rng(seed);
  std::vector<Point> points;
  for (int i = 0; i < 120; ++i) points.push_back({1 + rng.unit() * 12, 2 + rng.unit() * 10});
  CellMesh mesh = voronoi_cells(points, box);
  collapse_short_walls(mesh, 0.15, box);
  return mesh;
}

}  // namespace

TEST_CASE("a graph of a mesh is that of its outlines") {
  for (const std::uint64_t seed : {1, 2, 3}) {
    CellMesh mesh = mud(seed);
    mesh.cells[5].size = 2;  // no cell
    const std::span<std::uint32_t> turned = mesh.corners_of(mesh.cells[7]);
    std::reverse(turned.begin(), turned.end());
    const std::vector<std::vector<Edge>> outlines = outlines_of(mesh);
    REQUIRE(outlines.size() == 119);
    check_same_graph(PlanarGraph::of_mesh(mesh, 0.6, 1e-6, Centers::with_room),
                     PlanarGraph::build(outlines, 0.6, 1e-6, Centers::with_room));
  }
}

TEST_CASE("cells of a mesh in one place are numbered by their ranks") {
  const CellMesh mesh{{{0, 0}, {1, 0}, {1, 1}}, {0, 1, 2, 1, 2, 0}, {{0, 3, 1}, {3, 3, 0}}};
  const std::vector<std::vector<Edge>> outlines = outlines_of(mesh);
  CHECK(edge_begin(outlines[0][0]) == Point{1, 0});
  check_same_graph(PlanarGraph::of_mesh(mesh), PlanarGraph::build(outlines));
}

TEST_CASE("corners of a mesh that coincide are one point of the graph") {
  // Two squares, each with corners of its own.
  const CellMesh mesh{{{0, 0}, {1, 0}, {1, 1}, {0, 1}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {9, 9}},
                      {0, 1, 2, 3, 4, 5, 6, 7},
                      {{0, 4}, {4, 4}}};
  const PlanarGraph g = PlanarGraph::of_mesh(mesh);
  CHECK(g.wall_limit() == 7);
  CHECK(g.point_limit() == 6);
  CHECK(g.bounds() == Rect{0, 0, 2, 1});
}

TEST_CASE("a mesh in which a wall has three cells is none") {
  const CellMesh mesh{{{0, 0}, {1, 0}, {1, 1}}, {0, 1, 2}, {{0, 3}, {0, 3}, {0, 3}}};
  CHECK_THROWS_AS(PlanarGraph::of_mesh(mesh), std::invalid_argument);
}
