#include "draw/pursuer_line.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace mazefolio::draw {
namespace {

// By the distance from cell to cell.
constexpr Point beside{0.2, -0.2};
constexpr double on = 0.16, off = 0.12, pursuer_pen = 0.045, around_mark = 0.42;
constexpr double least_pen = 0.75, air = 0.4;  ///< points

}  // namespace

PlacedSign pursuer_line(const Maze& maze, std::span<const Cell> way, const MazeFit& fit,
                        const MazeStyle& style) {
  PlacedSign line;
  const Stroke stroke{
      std::max(least_pen, pursuer_pen * fit.pitch), style.gate_ink, Cap::butt, Join::miter, {}};
  double at = 0;                          // along the dash and the gap after it
  std::set<std::pair<Cell, Cell>> drawn;  // twice over each other, dashes would be a solid line
  for (std::size_t i = 1; i < way.size(); ++i) {
    if (!drawn.insert(std::minmax(way[i - 1], way[i])).second) continue;
    const Point from = center(*maze.topology, way[i - 1]) + beside,
                to = center(*maze.topology, way[i]) + beside;
    const double length = std::sqrt(dot(to - from, to - from));
    const auto point = [&](double along) { return fit.transform(from + (to - from) * (along / length)); };
    double along = i == 1 ? around_mark : 0;
    while (along < length) {
      const double end = std::min(length, along + (at < on ? on - at : on + off - at));
      if (at < on) {
        Path dash;
        dash.move_to(point(along));
        dash.line_to(point(end));
        line.shapes.push_back({std::move(dash), stroke, std::nullopt});
        const Point ends[] = {point(along), point(end)};
        line.boxes.push_back(inset(box_of(ends), -stroke.width / 2 - air));
      }
      at = std::fmod(at + end - along, on + off);
      along = end;
    }
  }
  return line;
}

}  // namespace mazefolio::draw
