#pragma once

#include <vector>

#include "base/geometry/geometry.h"
#include "base/namespaces.h"

namespace mazefolio::simulate {

/// The directions in which a straight line from one place stays near to all points that were added: as a
/// reader sees along a corridor. The zigzag of hexagons and triangles is straight, a staircase of squares is
/// not.
class SightCone {
 public:
  explicit SightCone(Point eye) : eye_(eye) {}
  /// Adds a point, if there is such a line; `aside`: how far the line may pass it.
  bool add(Point p, double aside);

 private:
  Point eye_, low_, high_;
  double reach_ = 0;  ///< from the eye to the last point
  bool open_ = true;  ///< no direction is ruled out yet
};

/// How long the straight runs of a line are that a pencil draws through points, all in pitches.
struct Runs {
  double first = 0, last = 0;     ///< lengths
  double near = 0, far = 0;       ///< sums over runs but the first: of what is walked, of what is seen along
  double turns = 0;               ///< quarter turns between runs
  Point heading_in, heading_out;  ///< of the first and the last run
  bool single = true;             ///< the first run is the last
};

/// Pitches of a run that are walked; the eye jumps over the rest.
constexpr double walked_of_run = 2;
constexpr double near_part(double run) { return run < walked_of_run ? run : walked_of_run; }
constexpr double far_part(double run) { return run - near_part(run); }

/// `steps`: the length from each point to the next, in pitches; `aside`: how far a line may pass each point.
Runs straight_runs(const std::vector<Point>& points, const std::vector<double>& steps,
                   const std::vector<double>& aside);

}  // namespace mazefolio::simulate
