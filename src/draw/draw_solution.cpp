#include "draw/draw_solution.h"

#include <algorithm>
#include <cmath>

#include "base/edges.h"

namespace mazefolio {
namespace {

/// The points on the page with straight runs as one line.
Path stroke_path(const std::vector<Point>& points) {
  Path path;
  path.move_to(points.front());
  for (std::size_t i = 1; i < points.size(); ++i) {
    if (i + 1 < points.size()) {
      const Point u = points[i] - points[i - 1], v = points[i + 1] - points[i];
      if (dot(u, v) > 0 && std::fabs(cross(u, v)) < 1e-6 * dot(u, v)) continue;
    }
    path.line_to(points[i]);
  }
  return path;
}

}  // namespace

std::vector<Point> solution_points(const Maze& maze, std::span<const Cell> path) {
  std::vector<Point> points;
  points.reserve(path.size());
  for (const Cell c : path) points.push_back(center(*maze.topology, c));
  return points;
}

std::vector<Item> draw_solution(const Maze& maze, std::span<const Cell> path, const MazeFit& fit,
                                const MazeLook& look) {
  if (path.empty()) return {};
  std::vector<Point> points = solution_points(maze, path);
  if (maze.start.wall != no_wall)
    points.insert(points.begin(), edge_middle(edge(*maze.topology, maze.start.wall)));
  if (maze.finish.wall != no_wall) points.push_back(edge_middle(edge(*maze.topology, maze.finish.wall)));
  for (Point& p : points) p = fit.transform(p);

  // Thin walls in a wide corridor would leave the way too faint: it fills a fifth of it, but stays a line.
  const double bold = std::min(fit.corridor * 0.2, look.wall.pt * 4);
  const double width =
      std::min(std::max({look.wall.pt * look.path_factor, bold, 1.5}), std::max(fit.corridor * 0.5, 0.75));
  Stroke stroke{width, look.path_ink, Cap::round, Join::round, {}};
  if (points.size() == 1) return {Shape{circle_path(points[0], width), std::nullopt, look.path_ink}};
  if (look.path == AnswerPath::dots && fit.corridor >= 6) {  // in a narrower one dots and walls run together
    // Round dots, a little thicker than the line, so that they read as one way.
    stroke.width = std::min(width * 1.3, std::max(fit.corridor * 0.55, 0.75));
    stroke.dashes = {0, stroke.width * 1.75};
  }
  return {Shape{stroke_path(points), stroke, std::nullopt}};
}

}  // namespace mazefolio
