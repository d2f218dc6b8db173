// Idea: what is on paper are the walls of the field, of which the cells are a part: in a thick maze the rest
// is rock.
#include "publish/maze_graph.h"

namespace mazefolio::publish {
namespace {

template <class T>
void add_walls(const T& field, const Maze& maze, MazeGraph& graph) {
  for_each_wall(field, [&](Wall w, Cell a, Cell beyond) {
    std::vector<std::uint32_t> cells;
    for (const Cell c : {a, beyond})
      if (contains(*maze.topology, c)) cells.push_back(graph.place[index(c)]);
    const bool rim = !field.contains(beyond);
    if (cells.empty() && !rim) return;
    const WallKind kind = is_gate(maze, w)           ? WallKind::gate
                          : rim                      ? WallKind::rim
                          : cells.size() == 1        ? WallKind::rock
                          : maze.open.test(index(w)) ? WallKind::open
                                                     : WallKind::closed;
    graph.walls.push_back({kind, std::move(cells), field.edge(w)});
  });
}

}  // namespace

const char* name_of(WallKind kind) {
  static constexpr const char* names[] = {"open", "closed", "rim", "rock", "gate"};
  return names[static_cast<int>(kind)];
}

MazeGraph graph_of(const Maze& maze) {
  MazeGraph graph;
  graph.place.resize(cell_limit(*maze.topology));
  std::visit(
      [&](const auto& t) {
        for_each_cell(t, [&](Cell c) {
          graph.place[index(c)] = static_cast<std::uint32_t>(graph.cells.size());
          graph.cells.push_back(c);
        });
        if constexpr (requires { t.without_rock(); })
          if (t.has_rock()) return add_walls(t.without_rock(), maze, graph);
        add_walls(t, maze, graph);
      },
      *maze.topology);
  return graph;
}

}  // namespace mazefolio::publish
