// Rings one pitch thick around a round cell. Where cells would be wider than `widest`, their number doubles,
// so that a cell has one or two neighbors outwards and one inwards. Walls along a ring are arcs. The disc
// touches the longer sides of the field.

#include "topology/tilings/tiling_rows.h"

#include <cmath>
#include <numbers>

#include "base/geometry/edges.h"
#include "base/option_rows.h"

namespace mazefolio::topology {
namespace {

constexpr double widest_arc = 1.45;  // the inner arc of a cell, in pitches
constexpr int innermost = 6;         // cells around the center
constexpr double widest_gate = 1.3;  // a longer arc of the rim is cut, with a gate of one pitch in its middle

// Cells of each ring; ring 0 is the center.
std::vector<int> cells_of_rings(int rings) {
  std::vector<int> cells{1};
  for (int ring = 1; ring < rings; ++ring) {
    int n = ring == 1 ? innermost : cells.back();
    if (2 * std::numbers::pi * ring / n >= widest_arc) n *= 2;
    cells.push_back(n);
  }
  return cells;
}

std::vector<Outline> polar_outlines(const Region& region, const Options& options, Rng&) {
  const double radius = std::min(region.field.width(), region.field.height()) / 2;
  const int rings = std::max(1, static_cast<int>(radius + 1e-9));
  const double thick = std::min(radius, 1.0);
  const int hole = std::min(static_cast<int>(options.integer("hole")), rings - 1);
  const std::vector<int> cells = cells_of_rings(rings);
  const Point center = region.field.center();

  const auto angle = [](int i, int n) { return 2 * std::numbers::pi * i / n; };
  const auto arc = [&](int ring, int from, int to, int n) {
    return Arc{center, ring * thick, angle(from, n), angle(to, n)};
  };
  std::vector<Outline> polar_outlines;
  for (int ring = hole; ring < rings; ++ring) {
    const int n = cells[static_cast<std::size_t>(ring)];
    const int outside = ring + 1 < rings ? cells[static_cast<std::size_t>(ring) + 1] : std::max(n, innermost);
    const double across = 2 * std::numbers::pi * (ring + 1) * thick / outside;
    const bool cut = ring + 1 == rings && across > widest_gate * thick;
    for (int i = 0; i < n; ++i) {
      Outline outline;
      for (int k = i * (outside / n); k < (i + 1) * (outside / n); ++k) {
        const Arc whole = arc(ring + 1, k, k + 1, outside);
        if (!cut) {
          outline.push_back(whole);
          continue;
        }
        const double middle = angle(2 * k + 1, 2 * outside), half = thick / whole.radius / 2;
        outline.push_back(Arc{center, whole.radius, whole.begin, middle - half});
        outline.push_back(Arc{center, whole.radius, middle - half, middle + half});
        outline.push_back(Arc{center, whole.radius, middle + half, whole.end});
      }
      if (ring > 0) {
        const Point back = edge_end(outline.back()), front = edge_begin(outline.front());
        const Edge inner = arc(ring, i + 1, i, n);
        outline.push_back(Segment{back, edge_begin(inner)});
        outline.push_back(inner);
        outline.push_back(Segment{edge_end(inner), front});
      }
      polar_outlines.push_back(std::move(outline));
    }
  }
  return polar_outlines;
}

}  // namespace

GridRow polar_row() {
  GridRow row = polygon_row("polar", "rings around a center: a disc", 0.6, nullptr, polar_outlines,
                            {integer_option("hole", "0", "rings left out in the middle", 0, 20)});
  row.disc = true;
  return row;
}

}  // namespace mazefolio::topology
