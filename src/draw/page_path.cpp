#include "draw/page_path.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"

namespace mazefolio::draw {
namespace {

constexpr double quarter_turn = 1.5707963267948966;

Point rounded(Point p) { return {std::round(p.x * 16) / 16, std::round(p.y * 16) / 16}; }

/// An arc as cubic curves of at most a quarter turn; the current point is its start.
void add_curves(const Arc& arc, const PageTransform& to_page, Path& out) {
  const int parts =
      std::max(1, static_cast<int>(std::ceil(std::fabs(arc.end - arc.begin) / quarter_turn - 1e-9)));
  const double turn = (arc.end - arc.begin) / parts, handle = 4.0 / 3 * std::tan(turn / 4) * arc.radius;
  const auto at = [&](double angle) {
    return arc.center + Point{std::cos(angle), std::sin(angle)} * arc.radius;
  };
  const auto ahead = [&](double angle) { return Point{-std::sin(angle), std::cos(angle)} * handle; };
  for (int i = 0; i < parts; ++i) {
    const double from = arc.begin + turn * i, to = from + turn;
    out.curve_to(to_page(at(from) + ahead(from)), to_page(at(to) - ahead(to)), to_page(at(to)));
  }
}

/// Stretched circles are no circles.
Path without_arcs(const Path& path, const PageTransform& to_page) {
  Path out;
  const Point* p = path.points.data();
  for (const Path::Verb verb : path.verbs) switch (verb) {
      case Path::Verb::move:
        out.move_to(to_page(*p++));
        break;
      case Path::Verb::line:
        out.line_to(to_page(*p++));
        break;
      case Path::Verb::curve:
        out.curve_to(to_page(p[0]), to_page(p[1]), to_page(p[2]));
        p += 3;
        break;
      case Path::Verb::arc: {
        const Arc arc{p[0], p[1].x, p[1].y, p[2].x};
        // Where the path is not there yet, an arc begins with a line.
        const Point start = to_page(edge_begin(arc));
        if (out.empty())
          out.move_to(start);
        else if (const Point gap = start - out.points.back(); dot(gap, gap) > 1e-12)
          out.line_to(start);
        add_curves(arc, to_page, out);
        p += 3;
        break;
      }
      case Path::Verb::close:
        out.close();
        break;
    }
  return out;
}

}  // namespace

Path on_page(const Path& path, const PageTransform& to_page, bool round_off) {
  if (to_page.stretch != 1 &&
      std::find(path.verbs.begin(), path.verbs.end(), Path::Verb::arc) != path.verbs.end())
    return on_page(without_arcs(path, to_page), PageTransform{}, round_off);
  Path out = path;
  std::size_t i = 0;
  for (const Path::Verb verb : path.verbs) {
    const auto move = [&] {
      out.points[i] = to_page(path.points[i]);
      if (round_off && verb != Path::Verb::arc) out.points[i] = rounded(out.points[i]);
      ++i;
    };
    switch (verb) {
      case Path::Verb::move:
      case Path::Verb::line:
        move();
        break;
      case Path::Verb::curve:
        for (int k = 0; k < 3; ++k) move();
        break;
      case Path::Verb::arc:
        move();
        out.points[i].x *= to_page.scale;
        i += 2;
        break;
      case Path::Verb::close:
        break;
    }
  }
  return out;
}

}  // namespace mazefolio::draw
