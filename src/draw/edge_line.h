#pragma once

#include <vector>

#include "layout/frame.h"

namespace mazefolio::draw {

/// Unit vector of `p`; a zero vector stays zero.
Point unit(Point p);
/// Direction of an edge at its start, a unit vector.
Point heading(const Edge& e);

/// Consecutive edges as one pen line. Edges that continue straight, or along one circle, are merged.
class EdgeLine {
 public:
  /// `round_after`: the corner after this edge may be rounded.
  void append(const Edge& edge, bool round_after);
  /// Connects the end of the line with its start.
  void close();
  /// Adds the line to `path`. Corners are rounded by `radius`, but by at most half of a wall. A line that is
  /// not closed is shortened by `setback`, less than half of a wall, at both ends.
  void trace(double radius, Path& path, double setback = 0) const;

 private:
  struct Step {
    Edge edge;
    double first_length = 0, last_length = 0;  ///< of the walls at both ends, before edges were merged
    bool round_after = false;
  };
  /// The length that the curve at a corner takes from both edges; 0: the corner stays.
  double trim_behind(std::size_t step, double radius) const;

  std::vector<Step> steps_;
  bool closed_ = false;
};

/// The points of the edge without its end. Arcs become chords that stay within a few thousandths of a unit.
std::vector<Point> chords(const Edge& e);
/// Every line of a path as points: arcs become chords, and each curve `curve_chords` of them. The first point
/// of a closed line is not repeated.
std::vector<std::vector<Point>> flattened(const Path& path, int curve_chords = 8);

}  // namespace mazefolio::draw
