#include "maze/thick.h"

#include "maze/gates.h"

namespace mazefolio::maze {

bool is_thick(const AnyTopology& t) {
  const Lattice* squares = square_lattice(t);
  return squares && squares->has_rock();
}

BitSet inner_cells(const Lattice& field) {
  BitSet inner(field.cell_limit());
  for_each_cell(field, [&](Cell c) {
    bool all = true;
    for (int d = 0; d < 4 && all; ++d) {
      const Cell side = field.beyond(c, d);
      all = field.contains(side) && field.contains(field.beyond(side, (d + 1) % 4));
    }
    if (all) inner.set(index(c));
  });
  return inner;
}

Maze thick_maze(const Lattice& field, const BitSet& floor) {
  const auto topology = std::make_shared<const AnyTopology>(field.with_rock(~floor));
  const Lattice& t = std::get<Lattice>(*topology);
  Maze maze{topology, BitSet(t.wall_limit()), {}, {}, {}};
  for_each_doorway(t, [&](Wall w, Cell, Cell) { maze.open.set(index(w)); });
  return maze;
}

std::int64_t loop_count(const Lattice& floor) {
  std::int64_t edges = 0, blocks = 0;
  for_each_cell(floor, [&](Cell c) {
    const Cell east = floor.beyond(c, 0), south = floor.beyond(c, 1);
    const bool e = floor.contains(east), s = floor.contains(south);
    edges += e + s;
    blocks += e && s && floor.contains(floor.beyond(east, 1));
  });
  return 1 - (std::int64_t{floor.cell_count()} - edges + blocks);
}

namespace {

// True on the rim of the field and outside it.
bool outside(const Lattice& t, Cell c) { return !t.contains(c) && !t.is_rock(c); }

void dig(Maze& maze, const BitSet& floor) {
  const Lattice field = std::get<Lattice>(*maze.topology).without_rock();
  std::vector<Wall> gates;
  for (const Gate& gate : {maze.start, maze.finish})
    if (const int d = side_of(field, gate); d >= 0 && !field.contains(field.beyond(gate.cell, d)))
      gates.push_back(gate.wall);
  Maze dug = thick_maze(field.with_gates(gates), floor);
  maze.topology = std::move(dug.topology);
  maze.open = std::move(dug.open);
}

}  // namespace

void open_frame(Maze& maze) {
  if (!is_thick(*maze.topology)) return;
  const Lattice& t = std::get<Lattice>(*maze.topology);
  BitSet floor = t.present();
  for (Gate* gate : {&maze.start, &maze.finish}) {
    const int d = side_of(t, *gate);
    if (d < 0) continue;
    const Cell frame = t.beyond(gate->cell, d);
    if (!t.is_rock(frame) || !outside(t, t.beyond(frame, d))) continue;
    floor.set(index(frame));
    *gate = {frame, t.wall(frame, d)};
  }
  dig(maze, floor);
}

void close_frame(Maze& maze) {
  if (!is_thick(*maze.topology)) return;
  const Lattice& t = std::get<Lattice>(*maze.topology);
  BitSet floor = t.present();
  for (Gate* gate : {&maze.start, &maze.finish}) {
    const int d = side_of(t, *gate);
    if (d < 0) continue;
    int ways = 0;
    t.for_each_neighbor(gate->cell, [&](Cell, Wall) { ++ways; });
    const Cell behind = t.beyond(gate->cell, (d + 2) % 4);
    if (ways != 1 || !t.contains(behind) || !outside(t, t.beyond(gate->cell, d))) continue;
    floor.reset(index(gate->cell));
    *gate = {behind, t.wall(behind, d)};
  }
  dig(maze, floor);
}

}  // namespace mazefolio::maze
