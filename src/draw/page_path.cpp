#include "draw/page_path.h"

#include <cmath>

namespace mazefolio::draw {
namespace {

Point rounded(Point p) { return {std::round(p.x * 16) / 16, std::round(p.y * 16) / 16}; }

}  // namespace

Path on_page(const Path& path, const Transform& to_page, bool round_off) {
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
