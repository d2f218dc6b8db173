#pragma once

#include <vector>

#include "layout/frame.h"

namespace mazefolio::draw {

/// Unit vector of `p`; a zero vector stays one.
Point unit(Point p);
/// Direction of an edge at its beginning, a unit vector.
Point heading(const Edge& e);

/// Edges one after another as one line of a pen. Edges that go straight on (or on along one circle) become
/// one.
class EdgeLine {
 public:
  /// `round_after`: the corner behind this edge may be rounded.
  void append(const Edge& edge, bool round_after);
  /// The line comes back to its beginning.
  void close();
  /// Adds the line to `path`. Corners are rounded by `radius`, but never by more than half of a wall. A line
  /// that is not closed is shortened by `setback`, less than half of a wall, at both ends.
  void trace(double radius, Path& path, double setback = 0) const;

 private:
  struct Step {
    Edge edge;
    double first_length = 0, last_length = 0;  ///< of the walls at both ends, before they became one
    bool round_after = false;
  };
  /// How much of both edges the curve at a corner takes; 0: the corner stays.
  double trim_behind(std::size_t step, double radius) const;

  std::vector<Step> steps_;
  bool closed_ = false;
};

/// The edge in chords that stay within a few thousandths of a unit: its points but the last.
std::vector<Point> chords(const Edge& e);
/// Every line of a path as points, arcs in chords, and so many chords a curve. The first point of a closed
/// one is not repeated.
std::vector<std::vector<Point>> flattened(const Path& path, int curve_chords = 8);

}  // namespace mazefolio::draw
