#include "layout/progress_road.h"

#include <algorithm>
#include <cmath>

#include "layout/medal.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

constexpr double largest = 34;              // radius of a circle, in points
constexpr double across = 3.1, down = 3.3;  // between circles, by the radius
constexpr double bend = 1.75;               // room for a bend beside the last circle of a row

/// How many circles of this radius stand in the room.
struct Field {
  double radius = 0;
  int columns = 0, rows = 0;
  int count() const { return columns * rows; }
};

Field field_of(const Rect& room, double radius) {
  const double width = room.width() - 2 * bend * radius, height = room.height() - 2.6 * radius;
  if (width < 0 || height < 0) return {radius, 1, 1};
  return {radius, 1 + static_cast<int>(width / (across * radius)),
          1 + static_cast<int>(height / (down * radius))};
}

/// The largest circles with which all stops, and the medal, stand in the room; never smaller than `least`.
Field largest_field(const Rect& room, int stops, double least) {
  for (double radius = std::max(largest, least); radius > least; radius *= 0.97)
    if (const Field field = field_of(room, radius); field.count() >= stops) return field;
  return field_of(room, least);
}

/// Where the circles stand: row by row, there and back.
std::vector<Point> centers_of(const Setting& s, const Rect& room, const Field& field, int count) {
  const int rows = (count + field.columns - 1) / field.columns;
  const double r = field.radius, x0 = room.x0 + bend * r, wide = room.width() - 2 * bend * r;
  const double step = field.columns > 1 ? wide / (field.columns - 1) : 0;
  const double high = room.height() - 2.6 * r;
  const double most = rows > 1 ? high / (rows - 1) : 0, apart = std::min(most, down * r * 1.45);
  std::vector<Point> centers;
  for (int i = 0; i < count; ++i) {
    const int row = i / field.columns, column = i % field.columns;
    const bool back = (row % 2 != 0) != s.right_to_left;
    const double x = x0 + step * (back ? field.columns - 1 - column : column);
    const double wave = std::sin((column + 0.5) * 1.9 + row * 0.8) * r * 0.32;
    centers.push_back({x, room.y0 + 1.3 * r + apart * row + wave});
  }
  return centers;
}

/// A smooth line through all centers, with round bends at the ends of rows.
Path road_through(const std::vector<Point>& centers, const Field& field) {
  Path path;
  if (centers.empty()) return path;
  path.move_to(centers.front());
  for (std::size_t i = 1; i < centers.size(); ++i) {
    const Point a = centers[i - 1], b = centers[i];
    if (i % static_cast<std::size_t>(field.columns) != 0) {
      const double half = (b.x - a.x) / 2;
      path.curve_to({a.x + half, a.y}, {b.x - half, b.y}, b);
      continue;
    }
    // The row goes on in the direction in which it came.
    const bool right = field.columns > 1 ? centers[i - 1].x > centers[i - 2].x : i % 2 != 0;
    const double out =
        (right ? 1 : -1) * field.radius * (bend - 0.72) / 0.75;  // a curve goes three quarters of the way
    path.curve_to({a.x + out, a.y}, {b.x + out, b.y}, b);
  }
  return path;
}

void add_road(const Path& road, double radius, std::vector<Item>& items) {
  const auto add = [&](double width, Ink ink, std::vector<double> dashes = {}) {
    items.push_back(
        Shape{road, Stroke{width, ink, Cap::round, Join::round, std::move(dashes)}, std::nullopt});
  };
  add(radius * 1.3, black);
  add(radius * 1.3 - 1.6, gray(0.9));
  add(std::max(1.0, radius * 0.07), white, {radius * 0.3, radius * 0.3});
}

double number_radius(const Setting& s, const std::vector<RoadStop>& stops) {
  double widest = 0;
  const double size = s.text_floor.pt;
  for (const RoadStop& stop : stops)
    widest = std::max(widest, text_width(s, stop.number, s.look.numeral, size));
  return std::max(size * 0.95, widest / 2 + size * 0.35);
}

}  // namespace

std::vector<Sheet> progress_sheets(const Setting& s, const std::string& title, const std::string& text,
                                   const std::vector<RoadStop>& stops) {
  const TypeSizes t = type_sizes(s);
  Rect area = sheet_area(s, false);
  area.y1 -= t.text * 0.6;
  const Axis axis = axis_of(s, area);
  Sheet first;
  double top = add_sheet_heading(s, area, title, first.items);
  const TextBlock words = fit_text(s, text, s.look.text,
                                   {t.text, t.text, std::min(area.width(), t.text * 34), 1000, 1000,
                                    s.look.leading, axis.align == Align::center});
  add_text(first.items, words, axis.x, top, axis.align);
  top += words.height() + t.text * 1.2;

  const double least = std::max(number_radius(s, stops), 13.0);
  const Rect below{area.x0, top, area.x1, area.y1};
  const int all = static_cast<int>(stops.size()) + 1;  // the medal
  const int most = std::max(1, field_of(below, least).count()), pages = (all + most - 1) / most;
  std::vector<Sheet> sheets;
  for (int page = 0, next = 0; page < pages; ++page) {
    Sheet sheet = page == 0 ? std::move(first) : Sheet{};
    const Rect room = page == 0 ? below : area;
    const int here = (all - next + (pages - page) - 1) / (pages - page);
    const Field field = largest_field(room, here, least);
    const std::vector<Point> centers = centers_of(s, room, field, here);
    const double r = field.radius;
    add_road(road_through(centers, field), r, sheet.items);
    for (int i = 0; i < here; ++i, ++next) {
      const Point at = centers[static_cast<std::size_t>(i)];
      if (next + 1 == all) {
        append(sheet.items, draw_medal(at - Point{0, r * 0.25}, r * 0.95));
        continue;
      }
      const RoadStop& stop = stops[static_cast<std::size_t>(next)];
      sheet.items.push_back(Shape{
          circle_path(at, r), Stroke{std::max(1.0, r * 0.06), black, Cap::round, Join::round, {}}, white});
      const double size = fit_number(s, stop.number, s.look.numeral, r * 0.95, r * 1.45);
      const std::size_t from = sheet.items.size();
      add_line(sheet.items, stop.number, s.look.numeral, size, at + Point{0, size * 0.35}, Align::center);
      sheet.items.push_back(Link{{at.x - r, at.y - r, at.x + r, at.y + r}, stop.target});
      set_part(sheet.items, {Role::paragraph}, from);
    }
    sheets.push_back(std::move(sheet));
  }
  return sheets;
}

}  // namespace mazefolio::layout
