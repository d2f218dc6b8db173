#pragma once

#include <cmath>
#include <vector>

#include "base/geometry/edges.h"
#include "layout/frame.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// One line of a path: its corners in order. A curve is represented by its chord, an arc by its ends.
struct PathLine {
  std::vector<Point> points;
  bool closed = false;
  double length = 0;  ///< along arcs
};

inline std::vector<PathLine> lines_of(const Path& path) {
  std::vector<PathLine> lines;
  std::size_t i = 0;
  const auto distance = [](Point a, Point b) { return std::sqrt(dot(a - b, a - b)); };
  for (const Path::Verb verb : path.verbs) {
    if (verb == Path::Verb::move) {
      lines.push_back({{path.points[i++]}, false, 0});
      continue;
    }
    PathLine& line = lines.back();
    if (verb == Path::Verb::close) {
      line.closed = true;
      line.length += distance(line.points.back(), line.points.front());
    } else if (verb == Path::Verb::arc) {
      const Arc a{path.points[i], path.points[i + 1].x, path.points[i + 1].y, path.points[i + 2].x};
      line.length += edge_length(a);
      line.points.push_back(edge_end(a));
      i += 3;
    } else {
      i += verb == Path::Verb::curve ? 2 : 0;
      line.length += distance(line.points.back(), path.points[i]);
      line.points.push_back(path.points[i++]);
    }
  }
  return lines;
}

}  // namespace mazefolio::tests
