#include "maze/text.h"

#include <catch2/catch.hpp>

#include "base/text/utf8.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

TEST_CASE("a maze is drawn with its gates as gaps and its solution as dots") {
  Maze maze = closed_maze(Lattice::square(3, 2));
  open_along(maze, {{0, 0}, {0, 1}, {1, 1}, {1, 0}, {2, 0}, {2, 1}});
  const Lattice& t = lattice_of(maze);
  const CellPath path{t.at(0, 0), t.at(0, 1), t.at(1, 1), t.at(1, 0), t.at(2, 0), t.at(2, 1)};
  CHECK(to_text(maze) ==
        "╷   ┌───────┐\n"
        "│ S │       │\n"
        "│   ╵   ╷   │\n"
        "│       │ F │\n"
        "└───────┘   ╵\n");
  CHECK(to_text(maze, &path) ==
        "╷   ┌───────┐\n"
        "│ S │ ·   · │\n"
        "│   ╵   ╷   │\n"
        "│ ·   · │ F │\n"
        "└───────┘   ╵\n");
}

TEST_CASE("a single cell holds both gates") {
  CHECK(to_text(closed_maze(Lattice::square(1, 1))) ==
        "╷   ╷\n"
        "│F S│\n"
        "╵   ╵\n");
}

TEST_CASE("closed cells, no gates: every junction is drawn") {
  Maze maze = closed_maze(Lattice::square(2, 2));
  maze.start = maze.finish = {};
  CHECK(to_text(maze) ==
        "┌───┬───┐\n"
        "│   │   │\n"
        "├───┼───┤\n"
        "│   │   │\n"
        "└───┴───┘\n");
}

TEST_CASE("masked-out cells are blank, and shaded where shut in") {
  Maze maze = closed_maze(Lattice::square(parse_mask(".###\n##.#\n.###").value()));
  open_along(maze, {{0, 1}, {1, 1}, {1, 0}, {2, 0}, {3, 0}, {3, 1}, {3, 2}, {2, 2}, {1, 2}, {1, 1}});
  const Lattice& t = lattice_of(maze);
  maze.start = {t.at(0, 1), t.wall(t.at(0, 1), 2)};
  maze.finish = {t.at(2, 0), no_wall};
  CHECK(to_text(maze) ==
        "    ┌───────────┐\n"
        "    │     F     │\n"
        "╶───┘   ┌───┐   │\n"
        "  S     │░░░│   │\n"
        "╶───┐   └───┘   │\n"
        "    │           │\n"
        "    └───────────┘\n");
}

TEST_CASE("other topologies are listed cell by cell") {
  Maze maze = random_maze(octagons_and_squares(2, 2), 1);
  const std::string text = to_text(maze);
  CHECK(std::count(text.begin(), text.end(), '\n') == 5);
  CHECK(text.rfind("0: ", 0) == 0);
  maze.open = BitSet(maze.open.size());
  CHECK(to_text(maze) == "0:\n1:\n2:\n3:\n4:\n");
  CHECK(to_text(closed_maze(Lattice::square(0, 0))).empty());
}

TEST_CASE("marks stand in their cells behind S and F, and in their passages") {
  Maze maze = closed_maze(Lattice::square(3, 2));
  open_along(maze, {{0, 0}, {0, 1}, {1, 1}, {1, 0}, {2, 0}, {2, 1}});
  const Lattice& t = lattice_of(maze);
  Marks marks;
  marks.cells = {{t.at(0, 0), "7"}, {t.at(1, 1), "12"}, {t.at(2, 1), "★"}};
  marks.passages = {{t.wall(t.at(0, 0), 1), t.at(0, 0), ""},
                    {t.wall(t.at(0, 1), 0), t.at(1, 1), ""},
                    {t.wall(t.at(1, 0), 0), no_cell, "A"}};
  maze.marks = std::make_shared<const Marks>(marks);
  const CellPath path{t.at(0, 0), t.at(0, 1), t.at(1, 1), t.at(1, 0), t.at(2, 0), t.at(2, 1)};
  CHECK(to_text(maze) ==
        "╷   ┌───────┐\n"
        "│ S7│   A   │\n"
        "│ ↑ ╵   ╷   │\n"
        "│   → 12│ F★│\n"
        "└───────┘   ╵\n");
  CHECK(to_text(maze, &path).find("│ · → 12│") != std::string::npos);

  marks.cells.front().text = "3 + 12";
  maze.marks = std::make_shared<const Marks>(marks);
  const std::string wide = to_text(maze);
  CHECK(wide.find("│S3 + 12│") != std::string::npos);
  for (std::size_t at = 0; at < wide.size(); at = wide.find('\n', at) + 1)
    CHECK(count_characters(wide.substr(at, wide.find('\n', at) - at)) == 3 * (7 + 1) + 1);
}
