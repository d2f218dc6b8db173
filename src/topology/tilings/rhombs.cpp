// De Bruijn's multigrid: n families of parallel lines, family i perpendicular to the i-th of n directions.
// Each crossing of two lines is a rhomb; its place follows from the number of lines of each family between it
// and the origin. Five families make Penrose's rhombs (the offsets add up to a whole number), four make
// Ammann and Beenker's squares and rhombs. Two crossings in one point would leave a gap in the tiling; with
// random offsets there are none. O(cells * n).

#include "topology/tilings/tiling_rows.h"

#include <array>
#include <cmath>
#include <numbers>

#include "base/geometry/math.h"
#include "base/option_rows.h"
#include "topology/tilings/repeated.h"

namespace mazefolio::topology {
namespace {

struct Multigrid {
  std::vector<Point> directions;  ///< of length 1
  std::vector<double> offsets;

  /// The number of lines of family i before p.
  int passed(Point p, std::size_t i) const {
    return static_cast<int>(std::ceil(dot(p, directions[i]) + offsets[i] - 1e-9));
  }
  /// The corner of the tiling for these numbers of lines; the origin of the grid stays in the middle.
  Point corner(const std::vector<int>& counts) const {
    Point sum;
    for (std::size_t i = 0; i < counts.size(); ++i)
      sum = sum + directions[i] * (counts[i] - offsets[i] - 0.5);
    return sum;
  }
};

double rounded_place(double v) { return std::round(v * 1e12) / 1e12; }

// Directions that divide the whole turn (odd n) or the half turn (even n).
Multigrid multigrid(int n, std::vector<double> offsets) {
  Multigrid grid{{}, std::move(offsets)};
  for (int i = 0; i < n; ++i) {
    const double angle = (n % 2 ? 2 : 1) * std::numbers::pi * i / n;
    // The first direction points up, so that five directions make a star with one point at the top.
    grid.directions.push_back({rounded_place(exact_sin(angle)), rounded_place(-exact_cos(angle))});
  }
  return grid;
}

// The rhombs of a tiling with sides `side` whose corners lie within the field, or a little outside.
std::vector<Outline> rhombs(const Multigrid& grid, double side, const Rect& field) {
  const std::size_t n = grid.directions.size();
  // A step through the lines makes n / 2 steps through the rhombs.
  const double reach = std::sqrt(field.width() * field.width() + field.height() * field.height()) / 2 /
                           (side * static_cast<double>(n) / 2) +
                       3;
  const auto lines = static_cast<int>(std::ceil(reach));
  const Rect wide = inset(field, -2 * side);
  std::vector<Outline> outlines;
  for (std::size_t r = 0; r < n; ++r)
    for (std::size_t s = r + 1; s < n; ++s) {
      const Point a = grid.directions[r], b = grid.directions[s];
      const double area = cross(a, b);
      for (int j = -lines; j <= lines; ++j)
        for (int k = -lines; k <= lines; ++k) {
          // p with dot(p, a) + offset = j and dot(p, b) + offset = k
          const double u = j - grid.offsets[r], v = k - grid.offsets[s];
          const Point p{(u * b.y - v * a.y) / area, (v * a.x - u * b.x) / area};
          if (dot(p, p) > reach * reach) continue;
          std::vector<int> counts(n);
          for (std::size_t i = 0; i < n; ++i) counts[i] = i == r ? j : i == s ? k : grid.passed(p, i);
          const Point first = grid.corner(counts);
          const std::vector<Point> corners =
              placed({first, first + a, first + a + b, first + b}, side, field.center());
          const Point middle = midpoint(corners[0], corners[2]);
          if (Region{wide, nullptr}.contains(middle)) outlines.push_back(closed_outline(corners));
        }
    }
  return outlines;
}

std::vector<double> random_offsets(int n, Rng& rng) {
  std::vector<double> offsets;
  double sum = 0;
  for (int i = 0; i + 1 < n; ++i) sum += offsets.emplace_back(rng.unit());
  offsets.push_back(std::ceil(sum) - sum);
  return offsets;
}

constexpr double penrose_side = 1.149, ammann_side = 1.134;

std::vector<Outline> penrose_outlines(const Region& region, const Options& options, Rng& rng) {
  const bool star = options.text("middle") == "star";
  const std::vector<double> offsets = star ? std::vector<double>(5, 0.4) : random_offsets(5, rng);
  return rhombs(multigrid(5, offsets), penrose_side, region.field);
}

std::vector<Outline> ammann_beenker_outlines(const Region& region, const Options& options, Rng& rng) {
  const bool star = options.text("middle") == "star";
  const std::vector<double> offsets = star ? std::vector<double>(4, 0.5) : random_offsets(4, rng);
  return rhombs(multigrid(4, offsets), ammann_side, region.field);
}

OptionRow middle_option() {
  return choice_option("middle", "what is in the middle: the star, or any part by chance", {"star", "any"});
}

}  // namespace

GridRow penrose_row() {
  GridRow row = polygon_row("penrose", "Penrose's two rhombs, which never repeat", 0.67, roomy_extent,
                            penrose_outlines, {middle_option()});
  row.random = true;
  return row;
}

GridRow ammann_beenker_row() {
  GridRow row = polygon_row("ammann-beenker", "squares and rhombs of Ammann and Beenker, which never repeat",
                            0.8, roomy_extent, ammann_beenker_outlines, {middle_option()});
  row.random = true;
  return row;
}

}  // namespace mazefolio::topology
