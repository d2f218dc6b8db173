#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "topology/planar_graph.h"

namespace mazefolio::topology {

/// Where a chord crosses the line of an edge; on_edge is a share of the edge, below 0 or above 1 beside it.
struct Meeting {
  double on_edge = 0, on_chord = 0;
  bool rightward = false;  ///< of the edge's direction, on the page
};
/// Nothing where both ends of the chord lie on one side. An end on the line itself lies on its right, so that
/// of two chords that meet there only one crosses.
std::optional<Meeting> meeting(const Edge& edge, const Segment& chord);

/// Finds the walls near a chord, by squares of one pitch.
class WallFinder {
 public:
  explicit WallFinder(const PlanarGraph& g);

  /// Calls fn(Wall) once for each wall whose box meets a square that the box of the chord meets.
  template <class Fn>
  void for_each_near(const Segment& chord, Fn fn) const {
    std::vector<std::uint32_t> near;
    const auto [x0, x1] = std::minmax({column(chord.from.x), column(chord.to.x)});
    const auto [y0, y1] = std::minmax({row(chord.from.y), row(chord.to.y)});
    for (int y = y0; y <= y1; ++y)
      for (int x = x0; x <= x1; ++x) {
        const std::vector<std::uint32_t>& here = squares_[at(x, y)];
        near.insert(near.end(), here.begin(), here.end());
      }
    std::sort(near.begin(), near.end());
    near.erase(std::unique(near.begin(), near.end()), near.end());
    for (const std::uint32_t w : near) fn(Wall{w});
  }

 private:
  int column(double x) const { return std::clamp(static_cast<int>(x - bounds_.x0), 0, columns_ - 1); }
  int row(double y) const { return std::clamp(static_cast<int>(y - bounds_.y0), 0, rows_ - 1); }
  std::size_t at(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(x);
  }

  Rect bounds_;
  int columns_ = 1, rows_ = 1;
  std::vector<std::vector<std::uint32_t>> squares_;
};

}  // namespace mazefolio::topology
