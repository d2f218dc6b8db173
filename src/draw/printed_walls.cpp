#include "draw/printed_walls.h"

#include "base/geometry/edges.h"
#include "draw/edge_line.h"
#include "maze/thick.h"

namespace mazefolio::draw {
namespace {

/// The edge in the direction that has the point on its left.
Edge with_left(const Edge& e, Point p) { return cross(heading(e), p - edge_begin(e)) < 0 ? e : reversed(e); }

std::vector<PrintedWall> walls_of_rock(const Maze& maze, const Lattice& floor) {
  std::vector<PrintedWall> out;
  const Lattice field = floor.without_rock();
  for_each_wall(field, [&](Wall w, Cell a, Cell b) {
    if (is_gate(maze, w)) return;
    const bool rim = !field.contains(b), in_a = floor.contains(a), in_b = floor.contains(b);
    if (rim)
      out.push_back({field.edge(w), true, false});
    else if (in_a != in_b)
      out.push_back({with_left(field.edge(w), field.center(in_a ? a : b)), false, true});
    else if (in_a && !maze.open.test(index(w)))
      out.push_back({field.edge(w), false, false});
  });
  return out;
}

}  // namespace

std::vector<PrintedWall> printed_walls(const Maze& maze) {
  if (is_thick(*maze.topology)) return walls_of_rock(maze, std::get<Lattice>(*maze.topology));
  std::vector<PrintedWall> out;
  out.reserve(2 * static_cast<std::size_t>(cell_count(*maze.topology)));
  std::visit(
      [&](const auto& t) {
        for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
          const bool rim = !t.contains(beyond);
          if ((rim || !maze.open.test(index(w))) && !is_gate(maze, w)) out.push_back({t.edge(w), rim, false});
        });
      },
      *maze.topology);
  return out;
}

}  // namespace mazefolio::draw
