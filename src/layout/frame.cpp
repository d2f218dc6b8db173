#include "layout/frame.h"

#include "base/geometry/arc_curves.h"
#include "base/geometry/edges.h"

namespace mazefolio::layout {

void Path::move_to(Point p) {
  verbs.push_back(Verb::move);
  points.push_back(p);
}
void Path::line_to(Point p) {
  verbs.push_back(Verb::line);
  points.push_back(p);
}
void Path::curve_to(Point control1, Point control2, Point p) {
  verbs.push_back(Verb::curve);
  points.insert(points.end(), {control1, control2, p});
}
void Path::arc(const Arc& a) {
  verbs.push_back(Verb::arc);
  points.insert(points.end(), {a.center, {a.radius, a.begin}, {a.end, 0}});
}
void Path::close() { verbs.push_back(Verb::close); }

void Path::add(const Edge& edge) {
  if (const auto* a = std::get_if<Arc>(&edge))
    arc(*a);
  else
    line_to(edge_end(edge));
}

Path Path::without_arcs() const {
  Path out;
  out.verbs.reserve(verbs.size());
  out.points.reserve(points.size());
  const Point* p = points.data();
  Point first, pen;  // where the line began, and where it is
  for (const Verb verb : verbs) switch (verb) {
      case Verb::move:
        out.move_to(first = pen = *p++);
        break;
      case Verb::line:
        out.line_to(pen = *p++);
        break;
      case Verb::curve:
        out.curve_to(p[0], p[1], pen = p[2]);
        p += 3;
        break;
      case Verb::arc: {
        const Arc arc{p[0], p[1].x, p[1].y, p[2].x};
        const Point begin = edge_begin(arc), gap = begin - pen;
        if (out.empty())
          out.move_to(first = begin);
        else if (dot(gap, gap) > 1e-12)
          out.line_to(begin);
        for (const Curve& curve : curves_of(arc))
          out.curve_to(curve.control1, curve.control2, pen = curve.end);
        p += 3;
        break;
      }
      case Verb::close:
        out.close();
        pen = first;
        break;
    }
  return out;
}

Path rectangle_path(const Rect& r) {
  Path p;
  p.move_to({r.x0, r.y0});
  p.line_to({r.x1, r.y0});
  p.line_to({r.x1, r.y1});
  p.line_to({r.x0, r.y1});
  p.close();
  return p;
}

Path circle_path(Point center, double radius) {
  constexpr double full = 6.283185307179586;
  Path p;
  p.move_to({center.x + radius, center.y});
  p.arc({center, radius, 0, full});
  p.close();
  return p;
}

void name_items(std::vector<Item>& items, const char* name, std::size_t from) {
  for (std::size_t i = from; i < items.size(); ++i)
    if (!*items[i].name) items[i].name = name;
}

void set_part(std::vector<Item>& items, Part part, std::size_t from) {
  set_part(items, std::make_shared<const Part>(std::move(part)), from);
}

void set_part(std::vector<Item>& items, const std::shared_ptr<const Part>& part, std::size_t from) {
  for (std::size_t i = from; i < items.size(); ++i)
    if (!items[i].part || items[i].part->role != Role::artifact) items[i].part = part;
}

}  // namespace mazefolio::layout
