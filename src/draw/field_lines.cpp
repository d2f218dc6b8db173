#include "draw/field_lines.h"

#include "base/geometry/edges.h"

namespace mazefolio::draw {
namespace {

constexpr double half_width = 0.012;  // pitches
constexpr double line_gray = 0.8;

}  // namespace

std::shared_ptr<const Details> field_lines(const Maze& maze) {
  if (!maze.marks || !maze.marks->hairlines) return nullptr;
  auto lines = std::make_shared<Details>();
  lines->gray = line_gray;
  const auto add = [&](const Edge& edge) {
    const Point begin = edge_begin(edge), end = edge_end(edge),
                along = (end - begin) * (half_width / edge_length(edge)), across{-along.y, along.x};
    // They end where the lines across begin, so that no ink lies over other ink.
    const Point a = begin + along, b = end - along;
    lines->rings.push_back({{a + across}, {b + across}, {b - across}, {a - across}});
  };
  std::visit([&](const auto& t) { for_each_doorway(t, [&](Wall w, Cell, Cell) { add(t.edge(w)); }); },
             *maze.topology);
  return lines;
}

}  // namespace mazefolio::draw
