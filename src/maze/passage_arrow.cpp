#include "maze/passage_arrow.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"
#include "topology/inner_room.h"

namespace mazefolio::maze {
namespace {

constexpr double arrow_width = 0.44;
constexpr int sizes = 20;  ///< that are tried

}  // namespace

std::array<Point, 3> arrow_corners(const AnyTopology& t, const PassageMark& mark, double size) {
  const Point middle = edge_middle(edge(t, mark.wall)), way = center(t, mark.to) - middle;
  const Point ahead = way * (size * arrow_length / 2 / std::sqrt(dot(way, way)));
  const Point side = Point{-ahead.y, ahead.x} * (arrow_width / arrow_length);
  return {middle + ahead, middle - ahead + side, middle - ahead - side};
}

double arrow_size(const AnyTopology& t, const PassageMark& mark, double beside) {
  const Edge doorway = edge(t, mark.wall);
  const auto fits = [&](double size) {
    const auto [tip, left, right] = arrow_corners(t, mark, size);
    const auto is_free = [&](Point p) { return room_beside_doorway(t, mark.wall, p) >= beside; };
    // Its sides pass the ends of the doorway halfway.
    const Point across = (left - right) * 0.25;
    for (const Point end : {edge_begin(doorway), edge_end(doorway)}) {
      const Point off = end - edge_middle(doorway);
      if (std::sqrt(dot(off, off)) < std::sqrt(dot(across, across)) + beside) return false;
    }
    return is_free(tip) && is_free(left) && is_free(right);
  };
  int size = 0;
  while (size < sizes && fits((size + 1.0) / sizes)) ++size;
  return static_cast<double>(size) / sizes;
}

}  // namespace mazefolio::maze
