// Cells like dried mud: the Voronoi cells of random points, one for each square pitch, which Lloyd's
// relaxation moves apart. make_grid removes all cells outside the shape afterwards, so points are spread over
// the whole field, and where the edge is to be ragged, over a margin around it.

#include "topology/tilings/tiling_rows.h"

#include <array>
#include <cmath>

#include "base/option_rows.h"
#include "base/system/parallel.h"
#include "topology/tilings/lloyd.h"
#include "topology/tilings/voronoi_cells.h"

namespace mazefolio::topology {
namespace {

constexpr double margin = 1.5;          // pitches
constexpr double shortest_wall = 0.15;  // pitches; a shorter wall is printed as a dot
constexpr int candidates = 12;

// One for each square pitch.
std::uint32_t points_in(const Rect& box) {
  return static_cast<std::uint32_t>(std::max(1.0, std::round(box.width() * box.height())));
}

std::vector<Point> uniform(const Rect& box, Rng& rng) {
  std::vector<Point> points;
  for (std::uint32_t left = points_in(box); left > 0; --left) {
    const double x = rng.unit(), y = rng.unit();
    points.push_back({box.x0 + x * box.width(), box.y0 + y * box.height()});
  }
  return points;
}

// One point in each square of a board.
std::vector<Point> jittered(const Rect& box, Rng& rng) {
  const double columns = std::max(1.0, std::round(box.width())),
               rows = std::max(1.0, std::round(box.height()));
  std::vector<Point> points;
  for (double y = 0; y < rows; ++y)
    for (double x = 0; x < columns; ++x) {
      const double u = rng.unit(), v = rng.unit();
      points.push_back({box.x0 + (x + u) / columns * box.width(), box.y0 + (y + v) / rows * box.height()});
    }
  return points;
}

// Of some candidates the one farthest from all points so far (Mitchell). More than one pitch is far enough,
// so only the nine squares of a board around a candidate are searched: O(points).
std::vector<Point> best_candidates(const Rect& box, Rng& rng) {
  const auto columns = static_cast<int>(std::ceil(box.width())) + 2;
  const auto rows = static_cast<int>(std::ceil(box.height())) + 2;
  std::vector<std::vector<Point>> board(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  const auto square = [&](int x, int y) -> std::vector<Point>& {
    return board[static_cast<std::size_t>(y) * static_cast<std::size_t>(columns) +
                 static_cast<std::size_t>(x)];
  };
  const auto place = [&](Point p) {
    return std::pair{static_cast<int>(p.x - box.x0) + 1, static_cast<int>(p.y - box.y0) + 1};
  };
  const auto clearance = [&](Point p) {
    double nearest = 1;
    const auto [column, row] = place(p);
    for (int y = row - 1; y <= row + 1; ++y)
      for (int x = column - 1; x <= column + 1; ++x)
        for (const Point q : square(x, y)) nearest = std::min(nearest, dot(p - q, p - q));
    return nearest;
  };
  std::vector<Point> points;
  for (std::uint32_t left = points_in(box); left > 0; --left) {
    Point best;
    double best_clearance = -1;
    for (int k = 0; k < candidates && best_clearance < 1; ++k) {
      const double x = rng.unit(), y = rng.unit();
      const Point p{box.x0 + x * box.width(), box.y0 + y * box.height()};
      if (const double c = clearance(p); c > best_clearance) {
        best_clearance = c;
        best = p;
      }
    }
    points.push_back(best);
    const auto [column, row] = place(best);
    square(column, row).push_back(best);
  }
  return points;
}

struct Sampling {
  std::string name;
  std::vector<Point> (*points)(const Rect& box, Rng& rng);
};
std::span<const Sampling> samplings() {
  static const std::vector<Sampling> table{
      {"best-candidate", best_candidates}, {"jittered", jittered}, {"uniform", uniform}};
  return table;
}

std::vector<Outline> outlines(const Region& region, const Options& options, Rng& rng) {
  // A shape that touches the sides of the field would be straight there.
  const bool ragged = region.inside || options.text("edge") == "ragged";
  const Rect box = ragged ? inset(region.field, -margin) : region.field;
  const std::vector<Point> points = relaxed(find_row(samplings(), options.text("points"))->points(box, rng),
                                            box, static_cast<int>(options.integer("relax")));
  throw_if_canceled();
  CellMesh mesh = voronoi_cells(points, box);
  throw_if_canceled();
  collapse_short_walls(mesh, shortest_wall, box);
  throw_if_canceled();
  return outlines_of(mesh);
}

CellCount own_size(const Options& options, double aspect) {
  const auto cells = static_cast<double>(options.integer("cells"));
  if (cells == 0) return {0, 0};
  const double columns = std::max(1.0, std::round(std::sqrt(cells / aspect)));
  return {static_cast<std::uint32_t>(columns),
          static_cast<std::uint32_t>(std::max(1.0, std::round(cells / columns)))};
}

}  // namespace

GridRow voronoi_row() {
  GridRow row =
      polygon_row("voronoi", "random cells, like dried mud", 0.6, nullptr, outlines,
                  {integer_option("cells", "0", "about so many cells in the whole field; 0: as the size says",
                                  0, 1'000'000),
                   integer_option("relax", "3", "how often the cells are evened out", 0, 20),
                   choice_option("points", "how the cells are strewn", names_of(samplings())),
                   choice_option("edge", "along the sides of a rectangle; other shapes are always ragged",
                                 {"straight", "ragged"})});
  row.own_size = own_size;
  row.random = true;
  row.steps = [](const Options& options) { return 1000.0 * static_cast<double>(options.integer("relax")); };
  return row;
}

}  // namespace mazefolio::topology
