#include "draw/place_signs.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"
#include "draw/mark_art.h"
#include "maze/passage_arrow.h"
#include "topology/inner_room.h"

namespace mazefolio::draw {
namespace {

// By the distance from cell to cell.
constexpr double widest_ring = 0.28, disc_radius = 0.36, pen = 0.045, disc_pen = 0.07;
constexpr double beside_ring = 0.04;  ///< between it and a wall
constexpr double ring_letter = 1.6;   ///< size of its letter, by its radius
constexpr double cell_ring_radius = 0.32;
constexpr double bare_share = 0.6;
constexpr double leaf_width = 0.13;  ///< of a door
// Of a key: how far it reaches into the corner of a square, and in cells without such corners.
constexpr double square_tip = 0.285, round_tip = 0.25, square_tooth = 0.09, round_tooth = 0.06;
constexpr double beside_arrow = 0.06, least_drawn_arrow = 0.4;  // heavy walls leave less room than others
constexpr double shape_radius = 0.27;
constexpr double block_side = 0.8, beside_block = 0.03;
constexpr double underline_length = 0.22, underline_width = 0.04,
                 underline_drop = 0.27;  ///< below the middle
constexpr int slanted_strips = 3;
constexpr double least_disc_strip = 0.6;  ///< points
constexpr double sign_air = 0.4;  ///< points: around ink that is no wall, and between a door and the walls

double pitch_of(const PageTransform& to_page) {
  return std::fabs(to_page.scale) * std::min(1.0, to_page.stretch);
}

bool is_upright(Point way) { return std::fabs(way.x) < 1e-6 || std::fabs(way.y) < 1e-6; }

/// The size at which arrows in two passages do not touch, whichever way they point.
double size_beside(Point middle, Point other) {
  constexpr double reach = 0.34;  // of a corner of an arrow from its middle
  return (std::sqrt(dot(other - middle, other - middle)) - beside_arrow) / (2 * reach);
}

/// Of the arrows of a maze, by that of one with room enough: all are equally large.
double size_of_arrows(const Maze& maze, const PageTransform& to_page, const MazeStyle& style) {
  const double wall = style.wall.pt * std::max(1.0, style.rim_factor) / 2 / pitch_of(to_page);
  double size = 1;
  for (const PassageMark& mark : maze.marks->passages)
    if (mark.to != no_cell) size = std::min(size, arrow_size(*maze.topology, mark, wall + beside_arrow));
  std::vector<Point> middles;
  for (const PassageMark& mark : maze.marks->passages)
    if (mark.to != no_cell) middles.push_back(middle_of(maze, mark));
  for (std::size_t i = 0; i < middles.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) size = std::min(size, size_beside(middles[i], middles[k]));
  return std::max(size, least_drawn_arrow);
}

class Signs {
 public:
  Signs(const Maze& maze, const PageTransform& to_page, const MazeStyle& style, bool bare)
      : maze_(maze),
        to_page_(to_page),
        style_(style),
        pitch_(pitch_of(to_page)),
        radius_((bare ? bare_share : 1) * ring_radius(maze, to_page, style)),
        arrow_size_(size_of_arrows(maze, to_page, style)),
        bare_(bare),
        in_squares_(square_lattice(*maze.topology)) {}

  std::vector<PlacedSign> placed() {
    if (maze_.marks->look != MarkLook::plain)
      for (const CellMark& mark : maze_.marks->cells) {
        signs_.emplace_back();
        const Point middle = to_page_(center(*maze_.topology, mark.cell));
        if (maze_.marks->look == MarkLook::disc)
          ring(middle, disc_radius, disc_pen);
        else if (maze_.marks->look == MarkLook::ring)
          ring(middle, (bare_ ? bare_share : 1) * cell_ring_radius, pen);
        else
          key(middle);
      }
    for (const CellMark& mark : maze_.marks->cells) {
      const Point middle = to_page_(center(*maze_.topology, mark.cell));
      if (mark.text == block_mark) block(middle);
      if (const MarkShape* const mark_shape = shape_of_mark(mark.text)) shape(middle, *mark_shape);
      if (maze_.marks->underlined && mark.text == "6" && !bare_) underline(middle);
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
    // Filled: in answers the line goes behind it, and its letter can be read.
    sign().shapes.push_back({circle_path(middle, radius * pitch_), stroke, on_ground(style_, 1)});
    add_disc_boxes(middle, radius * pitch_ + stroke.width / 2 + sign_air);
  }

  void block(Point middle) {
    signs_.emplace_back();
    // The rim may be round at a corner of the field; all blocks of a field are equally large.
    const double rim = style_.wall.pt * std::max(1.0, style_.rim_factor) / 2 + beside_block * pitch_ +
                       2 * sign_air,
                 round = corner_radius(style_) * pitch_,
                 in_corner = round - std::max(0.0, round - rim) * std::sqrt(0.5),
                 half = std::min(block_side / 2 * pitch_, pitch_ / 2 - std::max(rim, in_corner));
    const Rect box{middle.x - half, middle.y - half, middle.x + half, middle.y + half};
    sign().shapes.push_back({rectangle_path(box), std::nullopt, style_.gate_ink});
    sign().boxes.push_back(inset(box, -sign_air));
  }

  void shape(Point middle, const MarkShape& shape) {
    const double radius = shape_radius * pitch_;
    const Point half{radius + sign_air, radius + sign_air};
    signs_.push_back({{mark_art(shape, middle, radius, style_)},
                      {{middle.x - half.x, middle.y - half.y, middle.x + half.x, middle.y + half.y}}});
  }

  void underline(Point middle) {
    signs_.emplace_back();
    const Point left = middle + Point{-underline_length / 2, underline_drop} * pitch_;
    segment(left, left + Point{underline_length, 0} * pitch_, line(underline_width));
  }

  // A bow around the letter, a shank towards the corner of the cell, and two teeth.
  void key(Point cell) {
    if (bare_) return ring(cell, radius_, pen);
    ring(cell + key_letter * pitch_, radius_, pen);
    const double slant = std::sqrt(0.5) * radius_ + key_letter.x,
                 tooth = in_squares_ ? square_tooth : round_tooth, step = 0.8 * tooth,
                 tip = std::max(in_squares_ ? square_tip : round_tip, slant + 1.5 * step);
    const auto at = [&](double x, double y) { return cell + Point{x, y} * pitch_; };
    const Stroke stroke = line(pen * 1.3);
    segment(at(slant, slant), at(tip, tip), stroke);
    for (const double on : {tip, tip - step}) segment(at(on, on), at(on + tooth, on - tooth), stroke);
  }

  // A leaf from wall to wall, and a lock around the letter.
  void door(const PassageMark& mark) {
    const Edge doorway = edge(*maze_.topology, mark.wall);
    const Point middle = to_page_(edge_middle(doorway));
    ring(middle, radius_, pen);
    if (bare_) return;
    const double wall = style_.wall.pt * std::max(1.0, style_.rim_factor);
    const Stroke stroke{leaf_width * pitch_, style_.gate_ink, Cap::butt, Join::miter, {}};
    for (const Point end : {to_page_(edge_begin(doorway)), to_page_(edge_end(doorway))}) {
      const Point way = end - middle;
      const double length = std::sqrt(dot(way, way)), from = radius_ * pitch_,
                   slanted = in_squares_ ? 0 : stroke.width,  // walls meet at all angles
          to = length - wall / 2 - 2 * sign_air - slanted;
      if (to > from) segment(middle + way * (from / length), middle + way * (to / length), stroke);
    }
  }

  void segment(Point from, Point to, const Stroke& stroke) {
    Path path;
    path.move_to(from);
    path.line_to(to);
    sign().shapes.push_back({std::move(path), stroke, std::nullopt});
    const Point cap = stroke.cap == Cap::round
                          ? (to - from) * (stroke.width / 2 / std::sqrt(dot(to - from, to - from)))
                          : Point{};
    add_boxes_along(from - cap, to + cap, stroke.width / 2);
  }

  // Many small boxes reach less far beside a slanted line or a circle than a large one.
  void add_boxes_along(Point from, Point to, double half_width) {
    const Point way = to - from;
    const double length = std::sqrt(dot(way, way));
    const int strips = is_upright(way) ? 1 : slanted_strips,
              pieces = is_upright(way) ? 1 : 1 + static_cast<int>(length * strips / (2 * half_width));
    const Point across = Point{-way.y, way.x} * (2 * half_width / length), first = from - across * 0.5;
    for (int i = 0; i < pieces * strips; ++i) {
      const int piece = i % pieces, strip = i / pieces;
      const Point corner = first + way * (static_cast<double>(piece) / pieces) +
                           across * (static_cast<double>(strip) / strips);
      const Point along = way * (1.0 / pieces), side = across * (1.0 / strips);
      const Point corners[] = {corner, corner + along, corner + side, corner + along + side};
      sign().boxes.push_back(inset(box_of(corners), -sign_air));
    }
  }

  // The first and the last have ink, too.
  void add_disc_boxes(Point middle, double radius) {
    const int strips = std::clamp(static_cast<int>(2 * radius / least_disc_strip), 6, 24);
    for (int i = 0; i < strips; ++i) {
      const double y0 = 2.0 * i / strips - 1, y1 = 2.0 * (i + 1) / strips - 1,
                   nearest = y0 < 0 && y1 > 0 ? 0 : std::min(std::fabs(y0), std::fabs(y1)),
                   half = radius * std::sqrt(1 - nearest * nearest);
      sign().boxes.push_back(
          {middle.x - half, middle.y + radius * y0, middle.x + half, middle.y + radius * y1});
    }
  }

  void arrow(const PassageMark& mark) {
    const auto corners = arrow_corners(*maze_.topology, mark, arrow_size_);
    const Point tip = to_page_(corners[0]), left = to_page_(corners[1]), right = to_page_(corners[2]);
    Path path;
    path.move_to(tip);
    path.line_to(left);
    path.line_to(right);
    path.close();
    add_boxes_in_triangle(tip, left, right);
    // In answers the line goes behind it, with a gap on both sides.
    const Stroke gap{
        2 * beside_arrow * arrow_size_ * pitch_, on_ground(style_, 1), Cap::butt, Join::miter, {}};
    sign().shapes.push_back({path, gap, std::nullopt});
    sign().shapes.push_back({std::move(path), std::nullopt, style_.gate_ink});
  }

  // Strips from the foot to the tip, each of some pieces.
  void add_boxes_in_triangle(Point tip, Point left, Point right) {
    constexpr int strips = 6;
    for (int i = 0; i < strips; ++i) {
      const double near_foot = static_cast<double>(i) / strips, near_tip = (i + 1.0) / strips;
      for (int j = 0; j < strips; ++j) {
        const auto at = [&](double up, int piece) {
          const Point foot = left + (right - left) * (static_cast<double>(piece) / strips);
          return foot + (tip - foot) * up;
        };
        const Point corners[] = {at(near_foot, j), at(near_foot, j + 1), at(near_tip, j),
                                 at(near_tip, j + 1)};
        sign().boxes.push_back(inset(box_of(corners), -sign_air));
      }
    }
  }

  const Maze& maze_;
  const PageTransform& to_page_;
  const MazeStyle& style_;
  const double pitch_, radius_, arrow_size_;
  const bool bare_, in_squares_;
  std::vector<PlacedSign> signs_;
};

}  // namespace

double length_of_arrows(const Maze& maze, const PageTransform& to_page, const MazeStyle& style) {
  return arrow_length * size_of_arrows(maze, to_page, style) * pitch_of(to_page);
}

Point middle_of(const Maze& maze, const PassageMark& mark) {
  return edge_middle(edge(*maze.topology, mark.wall));
}

double ring_radius(double room, double half_wall) {
  return std::min(widest_ring, room - half_wall - pen / 2 - beside_ring);
}

double ring_letter_share(double radius) { return ring_letter * radius; }

Length pitch_for_doors(const MazeStyle& style, Length type, double room) {
  const double in_widest = type.pt / ring_letter_share(widest_ring);
  if (walls_grow(style))
    return points(std::max(in_widest, type.pt / ring_letter_share(ring_radius(room, room / 2))));
  return points(
      std::max(in_widest, (type.pt / ring_letter + style.wall.pt * std::max(1.0, style.rim_factor) / 2) /
                              (room - pen / 2 - beside_ring)));
}

double ring_radius(const Maze& maze, const PageTransform& to_page, const MazeStyle& style) {
  double room = 1;
  for (const PassageMark& mark : maze.marks->passages) {
    room = std::min(room, doorway_room(*maze.topology, mark.wall));
  }
  // A post may stand in the rim.
  return ring_radius(room, style.wall.pt * std::max(1.0, style.rim_factor) / 2 / pitch_of(to_page));
}

std::vector<PlacedSign> place_signs(const Maze& maze, const PageTransform& to_page, const MazeStyle& style,
                                    bool bare) {
  if (!maze.marks) return {};
  return Signs(maze, to_page, style, bare).placed();
}

}  // namespace mazefolio::draw
