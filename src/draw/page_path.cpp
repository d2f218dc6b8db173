#include "draw/page_path.h"

#include <algorithm>
#include <cmath>

namespace mazefolio::draw {
namespace {

Point rounded(Point p) { return {std::round(p.x * 16) / 16, std::round(p.y * 16) / 16}; }

}  // namespace

Path on_page(const Path& path, const PageTransform& to_page, bool round_off) {
  if (to_page.stretch != 1 &&
      std::find(path.verbs.begin(), path.verbs.end(), Path::Verb::arc) != path.verbs.end())
    return on_page(path.without_arcs(), to_page, round_off);  // stretched circles are no circles
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
