#include "draw/walk_line.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "base/geometry/edges.h"
#include "draw/draw_solution.h"
#include "draw/edge_line.h"

namespace mazefolio::draw {
namespace {

using Passage = std::pair<Cell, Cell>;

constexpr std::size_t cells_to_first_head = 3, cells_to_next_head = 6;
constexpr double widest_head = 0.2;   ///< half of it, by the distance from cell to cell
constexpr double head_length = 2.2;   ///< by half of its width
constexpr double least_head = 0.95;   ///< half of its width, by the width of the line: less is not seen
constexpr double walk_air = 0.4;      ///< points: around ink that is no wall
constexpr double on_the_line = 1e-6;  ///< directions that are the same

Point right_of(Point way) { return {-way.y, way.x}; }

std::map<Passage, int> times_passed(std::span<const Cell> path) {
  std::map<Passage, int> times;
  for (std::size_t i = 1; i < path.size(); ++i) ++times[std::minmax(path[i - 1], path[i])];
  return times;
}

/// Steps of a way, and which of them are on passages that it comes back through.
class Walk {
 public:
  Walk(const Maze& maze, std::span<const Cell> path) : maze_(maze), path_(path), times_(times_passed(path)) {}

  /// The step to cell i is on a passage that is passed twice.
  bool is_aside(std::size_t i) const {
    return i > 0 && i < path_.size() && times_.at(std::minmax(path_[i - 1], path_[i])) > 1;
  }
  Point middle(std::size_t i) const { return center(*maze_.topology, path_[i]); }
  /// Of the step to cell i.
  Point direction(std::size_t i) const { return unit(middle(i) - middle(i - 1)); }
  /// Where the step to cell i crosses from cell to cell.
  Point crossing(std::size_t i) const {
    const Point between = midpoint(middle(i - 1), middle(i));
    return is_aside(i) ? between + right_of(direction(i)) * aside : between;
  }
  std::vector<Point> points(std::size_t i) const {
    std::vector<Point> out;
    if (is_aside(i) || (i > 0 && is_aside(i + 1))) out.push_back(crossing(i));
    const bool first = i == 0, last = i + 1 == path_.size(), in_aside = is_aside(i),
               to_aside = is_aside(i + 1);
    const Point at = middle(i), in = first ? Point{} : direction(i), to = last ? Point{} : direction(i + 1),
                off_in = in_aside ? right_of(in) * aside : Point{},
                off_to = to_aside ? right_of(to) * aside : Point{};
    const bool turns = !first && !last && std::fabs(dot(in, to)) < on_the_line;
    if (turns) {
      out.push_back(at + off_in + off_to);  // on both lines
    } else {
      // It turns around or steps aside; where it goes straight on, both points are one.
      out.push_back(at + (first ? Point{} : off_in));
      if (const Point next = at + (last ? Point{} : off_to); !(next == out.back())) out.push_back(next);
    }
    return out;
  }

 private:
  const Maze& maze_;
  std::span<const Cell> path_;
  std::map<Passage, int> times_;
};

bool meet(const Rect& a, const Rect& b) { return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1; }

/// Signs and letters are not covered.
bool is_free(const MazeFit& fit, const Rect& box) {
  for (const PlacedSign& sign : fit.signs)
    for (const Rect& other : sign.boxes)
      if (meet(box, other)) return false;
  return std::ranges::none_of(fit.letters, [&](const PlacedLetter& l) { return meet(box, l.box); });
}

}  // namespace

bool passes_twice(const Maze& maze, std::span<const Cell> path) {
  return maze.marks && maze.marks->directed &&
         std::ranges::any_of(times_passed(path), [](const auto& passage) { return passage.second > 1; });
}

std::vector<std::vector<Point>> points_of_walk(const Maze& maze, std::span<const Cell> path) {
  const Walk walk(maze, path);
  std::vector<std::vector<Point>> out;
  for (std::size_t i = 0; i < path.size(); ++i) out.push_back(walk.points(i));
  return out;
}

std::vector<Arrowhead> arrowheads(const Maze& maze, std::span<const CellPath> strokes, const MazeFit& fit,
                                  const MazeStyle& style) {
  std::vector<Arrowhead> heads;
  if (!maze.marks || !maze.marks->directed || style.path == PathStyle::fill) return heads;
  // Heads would look like the arrows that stand in passages and tell the direction already.
  if (std::ranges::any_of(maze.marks->passages, [](const PassageMark& m) { return m.to != no_cell; }))
    return heads;
  const double line = answer_pen(fit, style).width, beside_wall = fit.corridor / 2 - walk_air;
  for (const CellPath& path : strokes) {
    const Walk walk(maze, path);
    for (std::size_t i = cells_to_first_head; i < path.size(); i += cells_to_next_head) {
      const double room = beside_wall - (walk.is_aside(i) ? aside * fit.pitch : 0),
                   half = std::min(widest_head * fit.pitch, room);
      if (half < least_head * line) continue;
      const Point middle = fit.transform(walk.crossing(i)),
                  ahead = walk.direction(i) * (head_length / 2 * half),
                  side = right_of(walk.direction(i)) * half;
      const Point corners[] = {middle + ahead, middle - ahead + side, middle - ahead - side};
      Path path_of_head;
      path_of_head.move_to(corners[0]);
      path_of_head.line_to(corners[1]);
      path_of_head.line_to(corners[2]);
      path_of_head.close();
      const Rect box = inset(box_of(corners), -walk_air);
      if (is_free(fit, box)) heads.push_back({std::move(path_of_head), box});
    }
  }
  return heads;
}

}  // namespace mazefolio::draw
