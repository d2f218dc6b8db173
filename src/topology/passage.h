#pragma once

#include <limits>
#include <span>
#include <vector>

#include "topology/topology.h"

namespace mazefolio::topology {

/// An edge, prepared for computing many distances to it.
class Obstacle {
 public:
  explicit Obstacle(const Edge& edge);
  /// The square of the distance, which is cheaper to compute.
  double squared_distance(Point p) const;

 private:
  bool arc_ = false;
  Point from_, to_;
  Point along_;             ///< segment: the vector from end to end; arc: the direction of its middle
  double over_length_ = 0;  ///< segment: 1 / length squared; arc: cosine of half its angle
  Point center_;
  double radius_ = 0;
};

/// Points of a cell from which a disc gets to its center.
struct Spots {
  std::vector<Point> at{};  ///< none: straight ways from the center are enough
  bool bent = false;        ///< straight ways from the center may leave the cell
};

/// A cell on one side of a door: its center and its walls except the door.
struct Chamber {
  Point center;
  std::vector<Obstacle> walls;
  Spots spots{};
};

/// The width of the widest disc that passes through `door` from the center of one chamber to the center of
/// the other, or out of a single chamber. Never too large; exact for regular cells. Stops early where the
/// width is certainly `enough`, or certainly not: then it may be less than what is returned.
double door_width(const Edge& door, std::span<const Chamber> chambers,
                  double enough = std::numeric_limits<double>::infinity());

/// The spots of a cell that is bent, or much longer than wide where those count; else none.
Spots spots_in(std::span<const Edge> outline, Point center, double enough, bool in_long_cells = true);

/// The same, from the cells of a topology.
template <PlanarTopology T>
double passage_width(const T& t, Wall door, double enough = std::numeric_limits<double>::infinity()) {
  const auto [a, b] = t.ends(door);
  std::vector<Chamber> chambers;
  for (const Cell c : {a, b}) {
    if (!t.contains(c)) continue;
    Chamber& chamber = chambers.emplace_back(Chamber{t.center(c), {}});
    t.for_each_side(c, [&](Cell, Wall w) {
      if (w != door) chamber.walls.emplace_back(t.edge(w));
    });
    if (enough < std::numeric_limits<double>::infinity())
      chamber.spots = spots_in(t.outline(c), chamber.center, enough);
  }
  return door_width(t.edge(door), chambers, enough);
}

}  // namespace mazefolio::topology
