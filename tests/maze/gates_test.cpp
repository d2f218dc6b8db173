#include "maze/gates.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "base/geometry/edges.h"
#include "maze/upright_gates.h"
#include "support/namespaces.h"
#include "support/sample_caves.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"
#include "support/thick_samples.h"
#include "topology/grid_choices.h"
#include "topology/grids.h"
#include "topology/shapes.h"

using namespace mazefolio::tests;

TEST_CASE("every place of a rectangle lies where its name says") {
  const AnyTopology t = Lattice::square(5, 8);
  const Lattice& lattice = std::get<Lattice>(t);
  const auto cell_at = [&](const char* place) { return gate_at(t, place)->cell; };
  CHECK(cell_at("top-left") == lattice.at(0, 0));
  CHECK(cell_at("top-right") == lattice.at(4, 0));
  CHECK(cell_at("bottom-right") == lattice.at(4, 7));
  CHECK(cell_at("bottom") == lattice.at(2, 7));
  CHECK(cell_at("centre") == lattice.at(2, 3));
  CHECK_FALSE(gate_at(t, "middle").has_value());
  CHECK(place_names().size() == 9);
}

TEST_CASE("a corner's gate opens upwards or downwards, a side's sideways") {
  const AnyTopology t = Lattice::square(6, 4);
  CHECK(outward(t, *gate_at(t, "top-left")) == Point{0, -1});
  CHECK(outward(t, *gate_at(t, "bottom-right")) == Point{0, 1});
  CHECK(outward(t, *gate_at(t, "left")) == Point{-1, 0});
  CHECK(outward(t, *gate_at(t, "centre")) == Point{0, 0});
}

TEST_CASE("every wall on the outside of a full field is a possible gate") {
  CHECK(rim_gates(Lattice::square(3, 5)).size() == 16);
  CHECK(rim_gates(Lattice::square(1, 1)).size() == 4);
  CHECK(rim_gates(Lattice::square(1, 4)).size() == 10);
  CHECK(rim_gates(Lattice::square(0, 0)).empty());
  CHECK(rim_gates(Lattice::hexagon(full_mask(1, 1))).size() == 6);
}

TEST_CASE("no gate opens into a hole, even one that touches the outside in a corner") {
  const Lattice ring = Lattice::square(parse_mask("#####\n##.##\n#####\n").value());
  CHECK(rim_gates(ring).size() == 16);
  const Lattice touching = Lattice::square(parse_mask("####.\n##.##\n#####\n").value());
  CHECK(rim_gates(touching).size() == 16);
  for (const Gate& gate : rim_gates(touching))
    for (const Gate& hole : {Gate{touching.at(1, 1), touching.wall(touching.at(1, 1), 0)},
                             Gate{touching.at(2, 2), touching.wall(touching.at(2, 2), 3)}})
      CHECK(gate != hole);
  CHECK(rim_gates(half_rings()).size() == 2);
}

TEST_CASE("the rim gates of every topology go round it once, cell by cell") {
  for (const SampleTopology& sample : sample_topologies()) {
    INFO(sample.name);
    const AnyTopology& t = *sample.topology;
    const std::vector<Gate> gates = rim_gates(t);
    CHECK(gates.empty() == (cell_count(t) == 0));
    for (std::size_t i = 0; i < gates.size(); ++i) {
      CHECK(is_rim(t, gates[i].wall));
      if (i > 0) CHECK(gates[i - 1].cell <= gates[i].cell);
      CHECK(passable(t, gates[i].wall) == passable(t, gates[0].wall));
    }
  }
}

TEST_CASE("no gate opens into a bay too small for its arrow") {
  const Lattice t = Lattice::square(parse_mask("###.###..\n###.###..\n#########\n").value());
  const std::vector<Gate> gates = rim_gates(t);
  const auto has = [&](std::uint32_t x, std::uint32_t y, int d) {
    return std::find(gates.begin(), gates.end(), Gate{t.at(x, y), t.wall(t.at(x, y), d)}) != gates.end();
  };
  CHECK_FALSE(has(2, 0, 0));  // faces a wall one cell away
  CHECK(has(3, 2, 3));        // the bottom of the bay looks out
  CHECK(has(6, 0, 0));        // a bay at the edge is open
  CHECK(has(7, 2, 3));
}

TEST_CASE("cells are named by column and row, without a wall") {
  const AnyTopology t = Lattice::square(5, 8);
  const Lattice& lattice = std::get<Lattice>(t);
  CHECK(gate_at(t, "3,4") == Gate{lattice.at(3, 4), no_wall});
  for (const char* none : {"5,0", "0,8", "-1,0", "3", "3,", ",4", "a,b", "3,4,5"})
    CHECK_FALSE(gate_at(t, none).has_value());
  CHECK_FALSE(gate_at(AnyTopology(ragged_square()), "0,0").has_value());
  const AnyTopology wheels = wheel();
  CHECK(center(wheels, gate_at(wheels, "1,0")->cell).x > 1);
  CHECK_FALSE(gate_at(wheels, "2,0").has_value());
}

TEST_CASE("each corner of a round maze has the gate nearest to it") {
  const AnyTopology t = wheel();
  for (const auto& [name, x, y] : {std::tuple{"top-left", -1, -1}, {"bottom-right", 1, 1}}) {
    const Point middle = edge_middle(edge(t, gate_at(t, name)->wall));
    CHECK(middle.x * x > 0);
    CHECK(middle.y * y > 0);
  }
}

TEST_CASE("no gate hides in a narrow bay") {
  const AnyTopology u =
      Lattice::square(parse_mask("####..####\n####..####\n####..####\n##########\n").value());
  for (const Gate& gate : rim_gates(u)) {
    const Point p = edge_middle(edge(u, gate.wall));
    CHECK_FALSE((p.x > 3.5 && p.x < 6.5 && p.y > 0.2 && p.y < 2.9));
  }
}

TEST_CASE("gates of a thick maze stand between its floor and the frame") {
  const Maze maze = thick_maze_of({"######", "##..##", "#...##", "##..##", "######"});
  const AnyTopology& t = *maze.topology;
  const Lattice& k = lattice_of(maze);
  const auto towards = [&](std::uint32_t x, std::uint32_t y, int d) {
    return Gate{k.at(x, y), k.wall(k.at(x, y), d)};
  };
  CHECK(rim_gates(t) == std::vector<Gate>{towards(2, 1, 3), towards(3, 1, 3), towards(1, 2, 2),
                                          towards(2, 3, 1), towards(3, 3, 1)});
  CHECK(gate_at(t, "top-left") == towards(2, 1, 3));
  CHECK(gate_at(t, "left") == towards(1, 2, 2));
  CHECK(gate_at(t, "bottom-right") == towards(3, 3, 1));
  CHECK(gate_at(t, "3,2") == Gate{k.at(3, 2), no_wall});
  CHECK_FALSE(gate_at(t, "0,0").has_value());
  CHECK(k.contains(gate_at(t, "centre")->cell));
  CHECK(outward(t, towards(1, 2, 2)) == Point{-1, 0});
}

TEST_CASE("a dug gate is a gate of its rim wall, and the others stay") {
  Maze maze = thick_maze_of({"#####", "#...#", "#####"});
  const std::vector<Gate> before = rim_gates(*maze.topology);
  REQUIRE(before.size() == 8);
  maze.start = before[0];
  maze.finish = before[1];
  open_frame(maze);
  const std::vector<Gate> after = rim_gates(*maze.topology);
  CHECK(after.size() == 8);
  for (const Gate& gate : {maze.start, maze.finish})
    CHECK(std::find(after.begin(), after.end(), gate) != after.end());
}

TEST_CASE("no gate of a thick maze opens into a hole or deep in a narrow bay, if there are others") {
  const Maze ring =
      thick_maze_of({"#######", "#.....#", "#.###.#", "#.# #.#", "#.###.#", "#.....#", "#######"});
  CHECK(rim_gates(*ring.topology).size() == 20);
  const Maze bay =
      thick_maze_of({"#### ####", "#..# #..#", "#..# #..#", "#..###..#", "#.......#", "#########"});
  for (const Gate& gate : rim_gates(*bay.topology)) {
    const Point p = edge_middle(edge(*bay.topology, gate.wall));
    CHECK_FALSE((p.x > 2.5 && p.x < 6.5 && p.y < 3.5));
  }
}

TEST_CASE("floor that does not come near the frame has no gate in the rim, but places") {
  const Maze maze = thick_maze_of({"#####", "#####", "##.##", "#####", "#####"});
  CHECK(rim_gates(*maze.topology).empty());
  CHECK(gate_at(*maze.topology, "top") == Gate{lattice_of(maze).at(2, 2), no_wall});
}

TEST_CASE("gates in the rim of a disc are about one corridor wide, and in the middle of their cells") {
  const GridRow& polar = *find_row(grids(), "polar");
  const ShapeRow& field = *find_row(shapes(), "rectangle");
  for (std::uint32_t side = 4; side <= 24; ++side) {
    INFO(side);
    const Result<Grid> grid =
        make_grid({&polar, Options(polar.options), &field, Options(field.options), {side, side}}, "1");
    REQUIRE(grid.ok());
    const Point hub = bounds(*grid->topology).center();
    const std::vector<Gate> gates = rim_gates(*grid->topology);
    REQUIRE(gates.size() >= 6);
    for (const Gate& gate : gates) {
      const Edge e = edge(*grid->topology, gate.wall);
      CHECK(edge_length(e) > 0.7);
      CHECK(edge_length(e) < 1.35);
      const Point out = edge_middle(e) - hub, cell = center(*grid->topology, gate.cell) - hub;
      CHECK(cross(out, cell) == Approx(0).margin(1e-6));
    }
  }
}

TEST_CASE("gates of caves lead up or down where there are some above and below") {
  const AnyTopology open = *cave_of({"#####", "#...#", "#...#", "#####"}).topology;
  const std::vector<Gate> upright = upright_gates(open, rim_gates(open));
  CHECK(upright.size() == 6);
  for (const Gate& gate : upright) CHECK(outward(open, gate).x == 0);
  const AnyTopology above = *cave_of({"#####", "#...#", "##.##", "##.##", "##.##", "#####"}).topology;
  CHECK(upright_gates(above, rim_gates(above)).size() == 4);
  const AnyTopology row = *cave_of({"######", "##..##", "#....#", "######", "######"}).topology;
  CHECK(upright_gates(row, rim_gates(row)).size() == rim_gates(row).size());
}

TEST_CASE("where no wall of the rim is as wide as a gate, the gate is the widest") {
  const auto box = [](double x, double width) {
    const Point a{x, 0}, b{x + width, 0}, c{x + width, 2}, d{x, 2};
    return std::vector<Edge>{Segment{a, b}, Segment{b, c}, Segment{c, d}, Segment{d, a}};
  };
  const std::vector<std::vector<Edge>> cells{box(0, 1), box(1, 1.5), box(2.5, 1.25)};
  const AnyTopology t = PlanarGraph::build(cells, 3);
  const std::vector<Gate> gates = rim_gates(t);
  REQUIRE(gates.size() == 1);
  CHECK_FALSE(passable(t, gates[0].wall));
  CHECK(center(t, gates[0].cell).x == Approx(1.75));
  CHECK(passage_width(t, gates[0].wall) == Approx(1.5));
}

TEST_CASE("no gate leads to a piece beside a maze") {
  for (const char* grid : {"square", "hexagon", "brick"}) {
    GridChoice choice = grid_choice(grid, "icon", {26, 26});
    choice.shape_options.attach(with_head());
    const auto topology = made(choice);
    const Rect head = box_of(details_in(field_of(*choice.grid, choice.size), choice.shape_options)->beside);
    INFO(grid);
    const auto gates = rim_gates(*topology);
    CHECK(gates.size() > 30);
    std::size_t upward = 0;
    for (const Gate& gate : gates) {
      const Point at = edge_middle(edge(*topology, gate.wall));
      const bool up = outward(*topology, gate).y < -0.9;
      upward += up;
      CHECK_FALSE((up && at.x > head.x0 && at.x < head.x1));
    }
    CHECK(upward > 5);
  }
}
