// Idea: all points near a line from p to q are a rectangle with a disc at each end, which every row of pixels
// cuts in one interval. Cost: linear in the pixels that are set.
#include "prove/claimed_ink.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace mazefolio::prove {
namespace {

/// By the radius of rounded corners; at sharp corners the ink is farther from the walls.
constexpr double rounding_share = 0.55;
constexpr double upright_px = 0.1;

struct Interval {
  double from = HUGE_VAL, to = -HUGE_VAL;
  void add(double x) {
    from = std::min(from, x);
    to = std::max(to, x);
  }
};

int pixel_within(double px) { return static_cast<int>(std::floor(std::clamp(px, -1e6, 1e6))); }

using Doors = std::pair<const Border*, const Border*>;

/// The doors of the lanes below bridges, by the place where they cross.
std::vector<std::pair<std::uint32_t, Doors>> doors_below(const PrintedMaze& maze) {
  std::map<std::uint32_t, Doors> doors;
  for (const auto& [over, under] : maze.graph.crossings) doors[under] = {};
  for (const Border& b : maze.graph.borders)
    for (const std::uint32_t cell : {b.a, b.b})
      if (const auto lane = doors.find(cell); lane != doors.end())
        (lane->second.first ? lane->second.second : lane->second.first) = &b;
  std::vector<std::pair<std::uint32_t, Doors>> out;
  for (const auto& [cell, both] : doors)
    if (both.first && both.second) out.emplace_back(maze.places.place_of(cell), both);
  return out;
}

Rect box_of(const GraphClaim& graph, const Doors& doors) {
  const Point p = graph.corner(*doors.first, 0);
  Rect box{p.x, p.y, p.x, p.y};
  for (const Border* door : {doors.first, doors.second})
    for (std::uint32_t i = 0; i < door->count; ++i) {
      const Point q = graph.corner(*door, i);
      box = enclosing(box, {q.x, q.y, q.x, q.y});
    }
  return box;
}

void fill(Mask& mask, const Rect& box) {
  mask.fill_box(pixel_within(box.x0), pixel_within(box.y0), pixel_within(box.x1), pixel_within(box.y1));
}

}  // namespace

void set_near(Mask& mask, Point p, Point q, double radius) {
  const Window& w = mask.window;
  const Point along = q - p;
  const double length = std::sqrt(dot(along, along));
  const Point side = length > 0 ? Point{-along.y, along.x} * (radius / length) : Point{};
  const Point corners[] = {p + side, q + side, q - side, p - side};
  const int y0 = std::max(w.y0, static_cast<int>(std::ceil(std::min(p.y, q.y) - radius - 0.5))),
            y1 = std::min(w.y1, static_cast<int>(std::floor(std::max(p.y, q.y) + radius - 0.5)) + 1);
  for (int y = y0; y < y1; ++y) {
    Interval cut;
    const double middle = y + 0.5;
    for (const Point end : {p, q}) {
      const double rest = radius * radius - (middle - end.y) * (middle - end.y);
      if (rest < 0) continue;
      cut.add(end.x - std::sqrt(rest));
      cut.add(end.x + std::sqrt(rest));
    }
    for (std::size_t i = 0; i < 4; ++i) {
      const Point a = corners[i], b = corners[(i + 1) % 4];
      if ((a.y <= middle) == (b.y <= middle)) continue;
      cut.add(a.x + (b.x - a.x) * (middle - a.y) / (b.y - a.y));
    }
    mask.fill(y, static_cast<int>(std::ceil(std::clamp(cut.from, -1e6, 1e6) - 0.5)),
              static_cast<int>(std::floor(std::clamp(cut.to, -1e6, 1e6) - 0.5)) + 1);
  }
}

void set_near(Mask& mask, std::span<const Point> line, double radius) {
  if (line.size() == 1) set_near(mask, line[0], line[0], radius);
  for (std::size_t i = 1; i < line.size(); ++i) set_near(mask, line[i - 1], line[i], radius);
}

namespace {

/// What a wall has beyond the thickness of all walls.
void set_widths(Mask& mask, const PrintedMaze& maze, const Border& b, double more) {
  const double scale = maze.page.pixels_per_pt;
  std::vector<double> upto{0};
  for (std::uint32_t i = 1; i < b.count; ++i) {
    const Point d = maze.graph.corner(b, i) - maze.graph.corner(b, i - 1);
    upto.push_back(upto.back() + std::sqrt(dot(d, d)));
  }
  const auto at = [&](std::uint32_t cut) {
    const double way = upto.back() * cut / (b.widths - 1);
    const auto i = static_cast<std::uint32_t>(std::clamp<std::ptrdiff_t>(
        std::lower_bound(upto.begin(), upto.end(), way) - upto.begin(), 1, b.count - 1));
    const Point from = maze.graph.corner(b, i - 1), to = maze.graph.corner(b, i);
    return (from + (to - from) * ((way - upto[i - 1]) / std::max(upto[i] - upto[i - 1], 1e-9))) * scale;
  };
  const double* width = maze.graph.widths.data() + b.first_width;
  for (std::uint32_t cut = 0; cut + 1 < b.widths; ++cut)
    set_near(mask, at(cut), at(cut + 1), std::max(width[cut], width[cut + 1]) / 2 * scale + more);
}

}  // namespace

Mask claimed_walls(const PrintedMaze& maze, double wall_pt, double more, bool rails) {
  Mask mask(maze.places.window());
  const double scale = maze.page.pixels_per_pt;
  const auto crossed = [&](std::uint32_t cell) {
    return rails && cell != no_claimed_cell && maze.places.crossed(maze.places.place_of(cell));
  };
  for (const Border& b : maze.graph.borders) {
    const bool rail = crossed(b.a) || crossed(b.b);
    if (b.kind == BorderKind::gate || (b.kind == BorderKind::passage && !rail)) continue;
    const double half = (b.kind == BorderKind::rim ? maze.ink.rim_pt : wall_pt) / 2;
    const double radius = half * scale + more;
    if (b.kind == BorderKind::wall && b.widths > 0) set_widths(mask, maze, b, more);
    for (std::uint32_t i = 1; i < b.count; ++i) {
      const Point p = maze.graph.corner(b, i - 1) * scale, q = maze.graph.corner(b, i) * scale;
      if (maze.ink.rounding_pt == 0 &&
          (std::fabs(p.x - q.x) < upright_px || std::fabs(p.y - q.y) < upright_px))
        fill(mask, inset(enclosing({p.x, p.y, p.x, p.y}, {q.x, q.y, q.x, q.y}), -radius));  // square ends
      else
        set_near(mask, p, q, radius);
    }
  }
  return mask;
}

Mask claimed_rails(const PrintedMaze& maze, double inset) {
  Mask mask(maze.places.window());
  const double scale = maze.page.pixels_per_pt, half = maze.ink.rail_pt / 2 * scale + 0.25;
  const auto under = doors_below(maze);
  for (const Window& w = maze.places.window(); const auto& [place, doors] : under) {
    const Rect box = box_of(maze.graph, doors);
    for (int y = std::max(w.y0, pixel_within(box.y0 * scale));
         y < std::min(w.y1, pixel_within(box.y1 * scale) + 1); ++y)
      for (int x = std::max(w.x0, pixel_within(box.x0 * scale));
           x < std::min(w.x1, pixel_within(box.x1 * scale) + 1); ++x) {
        const Point p = Point{x + 0.5, y + 0.5} * (1 / scale);
        const double a = distance_to(maze.graph, *doors.first, p) * scale,
                     b = distance_to(maze.graph, *doors.second, p) * scale;
        if (std::fabs(std::min(a, b) - inset * (a + b)) <= half)
          mask.set(x, y, maze.places.at(x, y) == place);
      }
  }
  return mask;
}

double loose_px(const PrintedMaze& maze) {
  return maze.ink.rounding_pt * rounding_share * maze.page.pixels_per_pt + 2;
}

void set_marks(Mask& mask, const PrintedMaze& maze) {
  free_boxes(mask, maze.page, maze.ink.marks);
  std::vector<Rect> boxes;
  for (const std::vector<Point>& arrow : maze.ink.arrows) {
    if (arrow.empty()) continue;
    Rect box{arrow[0].x, arrow[0].y, arrow[0].x, arrow[0].y};
    for (const Point p : arrow) box = enclosing(box, {p.x, p.y, p.x, p.y});
    boxes.push_back(box);
  }
  free_boxes(mask, maze.page, boxes);
}

}  // namespace mazefolio::prove
