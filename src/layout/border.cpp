#include "layout/border.h"

#include <algorithm>
#include <cmath>

#include "layout/ornament.h"

namespace mazefolio::layout {
namespace {

/// By the scale of the page: all lengths of a border are those of a letter page.
constexpr double picture = 19, picture_gap = 3, picture_step = 31, padding = 7;
constexpr double corner_size = 64, corner_band = 17;  ///< a corner reaches into the page more than its lines
constexpr double round = 15, night_band = 30;

double scale_of(Size page) {
  return std::clamp(std::sqrt(page.width * page.height / (612.0 * 792.0)), 0.6, 1.8);
}

Stroke line(double width) { return {std::max(0.75, width), black, Cap::butt, Join::miter, {}}; }

Path rounded_panel(const Rect& r, double radius) {
  constexpr double quarter = 1.5707963267948966;
  Path p;
  p.move_to({r.x0 + radius, r.y0});
  p.arc({{r.x1 - radius, r.y0 + radius}, radius, -quarter, 0});
  p.arc({{r.x1 - radius, r.y1 - radius}, radius, 0, quarter});
  p.arc({{r.x0 + radius, r.y1 - radius}, radius, quarter, 2 * quarter});
  p.arc({{r.x0 + radius, r.y0 + radius}, radius, 2 * quarter, 3 * quarter});
  p.close();
  return p;
}

/// The sides of `r` as far as they are this far from the corners of the box around it.
Path sides_between_corners(const Rect& r, const Rect& box, double from_corner) {
  Path p;
  for (const double y : {r.y0, r.y1}) {
    p.move_to({box.x0 + from_corner, y});
    p.line_to({box.x1 - from_corner, y});
  }
  for (const double x : {r.x0, r.x1}) {
    p.move_to({x, box.y0 + from_corner});
    p.line_to({x, box.y1 - from_corner});
  }
  return p;
}

/// A point along the sides of a rectangle, clockwise from its top left corner; `along` is from 0 to 1.
Point on_sides(const Rect& r, double along) {
  double way = along * 2 * (r.width() + r.height());
  if (way < r.width()) return {r.x0 + way, r.y0};
  way -= r.width();
  if (way < r.height()) return {r.x1, r.y0 + way};
  way -= r.height();
  if (way < r.width()) return {r.x1 - way, r.y1};
  return {r.x0, r.y1 - (way - r.width())};
}

bool has_slim_pictures(const PageBorder& border) { return border.slim && !border.pictures.empty(); }

class Drawing {
 public:
  Drawing(const PageBorder& border, const Rect& outer, Size page)
      : border_(border), outer_(outer), u_(scale_of(page)) {}

  std::vector<Item> items() {
    if (border_.lines == BorderLines::night) night();
    if (has_slim_pictures(border_)) {
      slim();
      return std::move(items_);
    }
    if (!border_.pictures.empty()) pictures();
    lines();
    return std::move(items_);
  }

 private:
  void add(Path path, std::optional<Stroke> stroke, std::optional<Ink> fill) {
    items_.emplace_back(Shape{std::move(path), std::move(stroke), fill});
  }

  // One in each corner, the others evenly between them, in turn around the page.
  void pictures() {
    const Rect centers = inset(outer_, picture * u_ / 2);
    const auto steps = [&](double length) {
      return std::max(1, static_cast<int>(length / (picture_step * u_)));
    };
    pictures(centers, steps(centers.width()), steps(centers.height()));
  }

  void pictures(const Rect& centers, int across, int down) {
    const double size = picture * u_;
    std::size_t next = 0;
    const auto side = [&](Point from, Point to, int n) {
      for (int i = 0; i < n; ++i) {
        const Point at = from + (to - from) * (static_cast<double>(i) / n);
        items_.emplace_back(Image{border_.pictures[next++ % border_.pictures.size()],
                                  {at.x - size / 2, at.y - size / 2, at.x + size / 2, at.y + size / 2}});
      }
    };
    side({centers.x0, centers.y0}, {centers.x1, centers.y0}, across);
    side({centers.x1, centers.y0}, {centers.x1, centers.y1}, down);
    side({centers.x1, centers.y1}, {centers.x0, centers.y1}, across);
    side({centers.x0, centers.y1}, {centers.x0, centers.y0}, down);
  }

  // A picture in each corner, and a line from one to the next.
  void slim() {
    const Rect centers = inset(outer_, picture * u_ / 2);
    pictures(centers, 1, 1);
    const double beside = (picture / 2 + picture_gap) * u_;
    add(sides_between_corners(centers, centers, beside), line(1.5 * u_), std::nullopt);
  }

  void lines() {
    const Rect box = inset(outer_, border_.pictures.empty() ? 0 : (picture + picture_gap) * u_);
    switch (border_.lines) {
      case BorderLines::none:
      case BorderLines::night:
        break;
      case BorderLines::panel:
        add(rounded_panel(inset(box, 1), round * u_), line(1.1 * u_), std::nullopt);
        break;
      case BorderLines::single:
        frame(box, {1.5});
        break;
      case BorderLines::doubled:
        frame(box, {2, 0.75});
        break;
      case BorderLines::steps:
        frame(box, {2.5, 1.25, 0.75});
        break;
    }
    if (border_.corner) corners(box);
  }

  // Lines at 6, 10 and 14 hundredths of a corner piece, between the corners where there are pieces.
  void frame(const Rect& box, const std::vector<double>& widths) {
    const double size = corner_size * u_;
    for (std::size_t i = 0; i < widths.size(); ++i) {
      const double by = size * (0.06 + 0.04 * static_cast<double>(i));
      const Rect r = inset(box, by);
      if (!border_.corner) {
        add(rectangle_path(r), line(widths[i] * u_), std::nullopt);
        continue;
      }
      add(sides_between_corners(r, box, size), line(widths[i] * u_), std::nullopt);
    }
  }

  void corners(const Rect& box) {
    const double size = corner_size * u_;
    for (const bool right : {false, true})
      for (const bool below : {false, true}) {
        const double x = right ? box.x1 - size : box.x0, y = below ? box.y1 - size : box.y0;
        items_.emplace_back(Image{border_.corner, {x, y, x + size, y + size}, right, below});
      }
  }

  // A black band with a rounded opening; the stars stand where no two come near each other.
  void night() {
    const double band = night_band * u_;
    const Rect inner = inset(outer_, band);
    add(rectangle_path(outer_), std::nullopt, black);
    add(rounded_panel(inner, round * u_), std::nullopt, white);
    const Rect middle = inset(outer_, band / 2);
    const int stars = static_cast<int>(2 * (middle.width() + middle.height()) / (17 * u_));
    for (int i = 0; i < stars; ++i) {
      const double across = std::fmod(i * 0.7548776662466927, 1) - 0.5;
      const Point at = on_sides(inset(middle, across * band * 0.55), (i + 0.5) / stars);
      const double radius = (i % 5 == 0 ? 4.2 : i % 5 == 2 ? 2.8 : 1.1) * u_;
      add(i % 5 % 2 == 0 && i % 5 != 4 ? star_path(at, radius) : circle_path(at, radius), std::nullopt,
          white);
    }
  }

  const PageBorder& border_;
  const Rect outer_;
  const double u_;
  std::vector<Item> items_;
};

}  // namespace

double border_band(const PageBorder& border, Size page) {
  if (border.empty()) return 0;
  if (has_slim_pictures(border)) return picture * scale_of(page);
  double band = padding;
  if (!border.pictures.empty()) band += picture + picture_gap;
  if (border.lines == BorderLines::night) band += night_band;
  if (border.corner)
    band += corner_band;
  else if (border.lines != BorderLines::none && border.lines != BorderLines::night)
    band += border.lines == BorderLines::panel ? 2 : 8;
  return band * scale_of(page);
}

std::vector<Item> draw_border(const PageBorder& border, const Rect& outer, Size page) {
  return Drawing(border, outer, page).items();
}

}  // namespace mazefolio::layout
