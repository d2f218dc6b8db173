#include <catch2/catch.hpp>

#include "maze/text.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

void check_round_trip(const Maze& maze) {
  const std::string text = to_text(maze);
  INFO(text);
  const Maze back = from_text(text).value();
  const Lattice &a = lattice_of(maze), &b = lattice_of(back);
  CHECK((a.columns() == b.columns() && a.rows() == b.rows()));
  CHECK(a.present() == b.present());
  CHECK(maze.open == back.open);
  CHECK(maze.start == back.start);
  CHECK(maze.finish == back.finish);
}

std::string complaint(std::string_view text) {
  const Result<Maze> maze = from_text(text);
  REQUIRE(!maze.ok());
  const Diagnostic& d = maze.error();
  return std::to_string(d.place.line) + ":" + std::to_string(d.place.column) + ": " + d.message;
}

}  // namespace

TEST_CASE("what was written is read back as the same maze") {
  for (const SampleTopology& sample : sample_topologies()) {
    const Lattice* lattice = square_lattice(*sample.topology);
    if (!lattice || lattice->cell_count() == 0) continue;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Maze maze = random_maze(*sample.topology, seed, seed % 5);
      if (lattice->cell_count() == 1)
        maze.start.wall = lattice->wall(maze.start.cell, static_cast<int>(seed % 3));
      check_round_trip(maze);
    }
  }
}

TEST_CASE("gates anywhere survive, in any pair of rim walls") {
  const Lattice t = ragged_square();
  Maze maze = random_maze(t, 5);
  std::vector<Gate> gates{{}};
  for_each_cell(t, [&](Cell c) {
    gates.push_back({c, no_wall});
    t.for_each_side(c, [&](Cell n, Wall w) {
      if (!t.contains(n)) gates.push_back({c, w});
    });
  });
  for (const Gate& start : gates)
    for (const Gate& finish : gates) {
      if (start == finish) continue;
      maze.start = start;
      maze.finish = finish;
      const Maze back = from_text(to_text(maze)).value();
      REQUIRE(back.start == start);
      REQUIRE(back.finish == finish);
      REQUIRE(back.open == maze.open);
    }
}

TEST_CASE("cells walled in from all sides are cells") {
  check_round_trip(closed_maze(Lattice::square(4, 3)));
  check_round_trip(closed_maze(ragged_square()));
}

TEST_CASE("dots and line ends of other systems are ignored") {
  Maze maze = closed_maze(Lattice::square(1, 3));
  open_along(maze, {{0, 0}, {0, 1}, {0, 2}});
  const Lattice& t = lattice_of(maze);
  const CellPath path{t.at(0, 0), t.at(0, 1), t.at(0, 2)};
  std::string text = to_text(maze, &path);
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
    text.replace(at, 1, "\r\n");
  CHECK(from_text(text)->open == maze.open);
}

TEST_CASE("what is no maze is refused at its place") {
  CHECK_THAT(complaint(""), Contains("2n + 1 lines"));
  CHECK_THAT(complaint("┌───┐\n│   │\n"), Contains("2n + 1 lines"));
  CHECK_THAT(complaint("┌───\n│   \n└───\n"), Contains("4n + 1 characters"));
  CHECK_THAT(complaint("┌───┐\n│ X │\n└───┘\n"), Contains("2:1: a cell is blank"));
  CHECK_THAT(complaint("┌───┐\n|   │\n└───┘\n"), Contains("2:1: no wall looks"));
  CHECK_THAT(complaint("┌─ ─┐\n│   │\n└───┘\n"), Contains("1:1: a wall is three"));
  CHECK_THAT(complaint("┌───┬───┐\n│ S │ S │\n└───┴───┘\n"), Contains("2:7: there are two"));
  CHECK_THAT(complaint("    ┌\n  S │\n└───┘\n"), Contains("more gaps"));
  CHECK_THAT(complaint("\xff"), Contains("not UTF-8"));
}
