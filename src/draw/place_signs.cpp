#include "draw/place_signs.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"
#include "topology/inner_room.h"

namespace mazefolio::draw {
namespace {

// By the distance from cell to cell.
constexpr double ring_radius = 0.28, disc_radius = 0.36, pen = 0.045, disc_pen = 0.07;
constexpr double leaf_width = 0.13;  ///< of a door
constexpr double tip_in_room = 0.57, tooth = 0.09, tooth_step = 0.075;
constexpr double arrow_length = 0.5, arrow_width = 0.44;
constexpr double air = 0.4;  ///< points: around ink that is no wall, and between a door and the walls

class Signs {
 public:
  Signs(const Maze& maze, const PageTransform& to_page, const MazeStyle& style)
      : maze_(maze),
        to_page_(to_page),
        style_(style),
        pitch_(std::fabs(to_page.scale) * std::min(1.0, to_page.stretch)) {}

  std::vector<PlacedSign> placed() {
    if (maze_.marks->look != MarkLook::plain)
      for (const CellMark& mark : maze_.marks->cells) {
        signs_.emplace_back();
        const Point middle = to_page_(center(*maze_.topology, mark.cell));
        if (maze_.marks->look == MarkLook::disc)
          ring(middle, disc_radius, disc_pen);
        else
          key(middle, inner_room(*maze_.topology, mark.cell));
      }
    for (const PassageMark& mark : maze_.marks->passages) {
      signs_.emplace_back();
      if (mark.to == no_cell)
        door(mark);
      else
        arrow(mark);
    }
    return std::move(signs_);
  }

 private:
  PlacedSign& sign() { return signs_.back(); }
  Stroke line(double width) const {
    return {std::max(0.75, width * pitch_), style_.gate_ink, Cap::round, Join::round, {}};
  }

  void ring(Point middle, double radius, double width) {
    const Stroke stroke = line(width);
    sign().shapes.push_back({circle_path(middle, radius * pitch_), stroke, std::nullopt});
    sign().boxes.push_back(
        inset({middle.x, middle.y, middle.x, middle.y}, -radius * pitch_ - stroke.width / 2 - air));
  }

  // A bow around the letter, a shank towards the corner of the cell, and two teeth.
  void key(Point cell, double room) {
    const Point bow = cell + key_letter * pitch_;
    ring(bow, ring_radius, pen);
    const double slant = std::sqrt(0.5) * ring_radius + key_letter.x;
    const Stroke stroke = line(pen * 1.3);
    Path path;
    const double tip = std::max(tip_in_room * room, slant + tooth_step * 1.5);
    path.move_to(cell + Point{slant, slant} * pitch_);
    path.line_to(cell + Point{tip, tip} * pitch_);
    for (const double at : {tip, tip - tooth_step}) {
      path.move_to(cell + Point{at, at} * pitch_);
      path.line_to(cell + Point{at + tooth, at - tooth} * pitch_);
    }
    const Rect box{cell.x + slant * pitch_, cell.y + (tip - tooth_step - tooth) * pitch_,
                   cell.x + (tip + tooth) * pitch_, cell.y + tip * pitch_};
    sign().boxes.push_back(inset(box, -stroke.width / 2 - air));
    sign().shapes.push_back({std::move(path), stroke, std::nullopt});
  }

  // A leaf from wall to wall, and a lock around the letter.
  void door(const PassageMark& mark) {
    const Edge doorway = edge(*maze_.topology, mark.wall);
    const Point middle = to_page_(edge_middle(doorway));
    ring(middle, ring_radius, pen);
    const double half_wall = style_.wall.pt / 2, width = leaf_width * pitch_;
    for (const Point end : {to_page_(edge_begin(doorway)), to_page_(edge_end(doorway))}) {
      const Point way = end - middle;
      const double length = std::sqrt(dot(way, way)), from = ring_radius * pitch_,
                   to = length - half_wall - 2 * air;
      if (to <= from) continue;
      leaf(middle + way * (from / length), middle + way * (to / length), width);
    }
  }

  void leaf(Point from, Point to, double width) {
    Path path;
    path.move_to(from);
    path.line_to(to);
    sign().shapes.push_back(
        {std::move(path), Stroke{width, style_.gate_ink, Cap::butt, Join::miter, {}}, std::nullopt});
    // Along a slanted one, small boxes reach less far beside it.
    const Point way = to - from;
    const bool upright = std::fabs(way.x) < 1e-6 || std::fabs(way.y) < 1e-6;
    const int pieces = upright ? 1 : 1 + static_cast<int>(std::sqrt(dot(way, way)) / (width / 3));
    const double across = width / 2 / std::sqrt(dot(way, way));
    for (int i = 0; i < pieces; ++i) {
      const Point a = from + way * (static_cast<double>(i) / pieces),
                  b = from + way * (static_cast<double>(i + 1) / pieces);
      const Point side{-way.y * across, way.x * across};
      const Point corners[] = {a + side, a - side, b + side, b - side};
      sign().boxes.push_back(inset(box_of(corners), -air));
    }
  }

  void arrow(const PassageMark& mark) {
    const Point middle = to_page_(edge_middle(edge(*maze_.topology, mark.wall)));
    const Point way = to_page_(center(*maze_.topology, mark.to)) - middle;
    const Point ahead = way * (1 / std::sqrt(dot(way, way))), side{-ahead.y, ahead.x};
    const Point tip = middle + ahead * (arrow_length / 2 * pitch_),
                foot = middle - ahead * (arrow_length / 2 * pitch_);
    const double half = arrow_width / 2 * pitch_;
    const Point corners[] = {tip, foot + side * half, foot - side * half};
    Path path;
    path.move_to(corners[0]);
    path.line_to(corners[1]);
    path.line_to(corners[2]);
    path.close();
    sign().boxes.push_back(inset(box_of(corners), -air));
    sign().shapes.push_back({std::move(path), std::nullopt, style_.gate_ink});
  }

  const Maze& maze_;
  const PageTransform& to_page_;
  const MazeStyle& style_;
  const double pitch_;
  std::vector<PlacedSign> signs_;
};

}  // namespace

Point middle_of(const Maze& maze, const PassageMark& mark) {
  return edge_middle(edge(*maze.topology, mark.wall));
}

std::vector<PlacedSign> place_signs(const Maze& maze, const PageTransform& to_page, const MazeStyle& style) {
  if (!maze.marks) return {};
  return Signs(maze, to_page, style).placed();
}

}  // namespace mazefolio::draw
