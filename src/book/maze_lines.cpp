// These lines are most of a manifest: as trees of values they would take too long.
#include "book/maze_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <vector>

#include "draw/draw_solution.h"
#include "draw/outline.h"

namespace mazefolio::book {
namespace {

constexpr int places_a_pt = 100;

std::int64_t units_of(double pt) { return std::llround(pt * places_a_pt); }

/// As JSON has a number that is no whole one.
void add_place(std::string& out, double pt) {
  const std::int64_t units = units_of(pt);
  const auto size = static_cast<std::uint64_t>(std::abs(units));
  char digits[24];
  auto* end = std::to_chars(digits, digits + sizeof digits, size / places_a_pt).ptr;
  const std::uint64_t rest = size % places_a_pt;
  *end++ = '.';
  *end++ = static_cast<char>('0' + rest / 10);
  if (rest % 10 > 0) *end++ = static_cast<char>('0' + rest % 10);
  if (units < 0) out += '-';
  out.append(digits, end);
}

std::string points_text(const std::vector<Point>& points, const PageTransform& t) {
  std::string out = "[";
  for (const Point p : points) {
    const Point at = t(p);
    out += out.size() > 1 ? ",[" : "[";
    add_place(out, at.x);
    out += ',';
    add_place(out, at.y);
    out += ']';
  }
  return out + "]";
}

/// The same line without the points between which it goes straight on, as their exact places have it.
std::vector<Point> turns_of(const Maze& maze, const std::vector<Point>& line) {
  const auto is_goal = [&](Point p) {
    return std::any_of(maze.goals.begin(), maze.goals.end(),
                       [&](const Gate& goal) { return center(*maze.topology, goal.cell) == p; });
  };
  std::vector<Point> out;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i > 0 && i + 1 < line.size()) {
      const Point in = line[i] - line[i - 1], to = line[i + 1] - line[i];
      if (cross(in, to) == 0 && dot(in, to) > 0 && !is_goal(line[i])) continue;
    }
    out.push_back(line[i]);
  }
  return out;
}

}  // namespace

double place(double pt) { return static_cast<double>(units_of(pt)) / places_a_pt; }

std::string maze_lines_json(const BookPuzzle& puzzle) {
  const Maze& maze = puzzle.puzzle.maze;
  const Printed& where = puzzle.printed;
  const PageTransform& to_page = where.puzzle.to_page;
  std::string outline;
  for (const std::vector<Point>& ring : outline_rings(maze, where.puzzle.rounding))
    outline += (outline.empty() ? "" : ",") + points_text(ring, to_page);
  std::vector<Point> solution = solution_points(maze, puzzle.puzzle.solution, where.path);
  if (!maze.marks) solution = turns_of(maze, solution);
  return fmt::format(R"("outline_pt":[{}],"solution_pt":{})", outline, points_text(solution, to_page));
}

}  // namespace mazefolio::book
