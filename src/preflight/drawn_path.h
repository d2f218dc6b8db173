#pragma once

#include "pdf/pdf_facts.h"

namespace mazefolio::preflight {

/// Around nothing: any point makes it larger.
constexpr Rect no_box{1e12, 1e12, -1e12, -1e12};
constexpr Rect with_point(const Rect& r, Point p) { return enclosing(r, {p.x, p.y, p.x, p.y}); }
constexpr bool is_empty(const Rect& r) { return r.x0 > r.x1 || r.y0 > r.y1; }
/// What both have.
constexpr Rect common_part(const Rect& a, const Rect& b) {
  return {std::max(a.x0, b.x0), std::max(a.y0, b.y0), std::min(a.x1, b.x1), std::min(a.y1, b.y1)};
}
/// Around the image of a rectangle.
Rect image_of(const Rect& r, const PdfMatrix& m);

/// The path that a content stream builds, as far as boxes go. Points are already on the page.
class DrawnPath {
 public:
  void move_to(Point p);
  void line_to(Point p);
  void curve_to(Point a, Point b, Point p);
  void rectangle(const Rect& r, const PdfMatrix& m);
  void clear() { *this = {}; }

  Point current() const { return current_; }
  const Rect& box() const { return box_; }
  /// The short side of the thinnest bar, where the path is nothing but bars; otherwise 0.
  double thinnest_bar() const { return only_bars_ && bars_ > 0 ? thinnest_ : 0; }

 private:
  Rect box_ = no_box;
  Point current_;
  bool only_bars_ = true;
  int bars_ = 0;
  double thinnest_ = 1e12;
};

}  // namespace mazefolio::preflight
