#include <catch2/catch.hpp>

#include "maze/gates.h"
#include "maze/text.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/thick_samples.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

Maze read(const std::string& text) {
  INFO(text);
  const Result<Maze> maze = from_text(text);
  REQUIRE(maze.ok());
  return *maze;
}

void check_round_trip(Maze maze) {
  const Maze back = read(to_text(maze));
  open_frame(maze);
  const Lattice &a = lattice_of(maze), &b = lattice_of(back);
  REQUIRE((a.columns() == b.columns() && a.rows() == b.rows()));
  CHECK(a.present() == b.present());
  CHECK(a.without_rock().present() == b.without_rock().present());
  CHECK(maze.open == back.open);
  CHECK(maze.start == back.start);
  CHECK(maze.finish == back.finish);
  CHECK(to_text(back) == to_text(maze));
}

std::string complaint(std::string_view text) {
  const Result<Maze> maze = from_text(text);
  REQUIRE(!maze.ok());
  const Diagnostic& d = maze.error();
  return std::to_string(d.place.line) + ":" + std::to_string(d.place.column) + ": " + d.message;
}

std::vector<Lattice> fields() {
  std::vector<Lattice> out{Lattice::square(3, 3), Lattice::square(3, 9), Lattice::square(8, 5),
                           Lattice::square(12, 17)};
  out.push_back(Lattice::square(parse_mask(".####..####.\n############\n############\n############\n.########"
                                           "##.\n..########..\n...######...\n")
                                    .value()));
  out.push_back(Lattice::square(
      parse_mask("#########\n#########\n#########\n###.#.###\n###...###\n#########\n#########\n#########\n")
          .value()));
  return out;
}

}  // namespace

TEST_CASE("a thick maze is written in blocks") {
  Maze maze = thick_maze_of({" ####", "##..#", "#...#", "#####"});
  const Lattice& t = lattice_of(maze);
  maze.start = {t.at(2, 1), t.wall(t.at(2, 1), 3)};
  maze.finish = {t.at(1, 2), no_wall};
  const CellPath way{t.at(2, 1), t.at(2, 2), t.at(1, 2)};
  CHECK(to_text(maze, &way) ==
        "░░██S ████\n"
        "████·   ██\n"
        "██F ·   ██\n"
        "██████████\n");
}

TEST_CASE("caves come back from their text, with masks and with gates on the rim and inside") {
  for (const Lattice& field : fields())
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
      Maze maze = random_cave(field, 0.2 + 0.06 * static_cast<double>(seed), seed);
      check_round_trip(maze);
      const std::vector<Gate> rim = rim_gates(*maze.topology);
      Cell first = no_cell;
      for_each_cell(lattice_of(maze), [&](Cell c) { first = first == no_cell ? c : first; });
      for (const Gate& start : rim) {
        maze.start = start;
        maze.finish = seed % 2 && rim.back() != start ? rim.back() : Gate{first, no_wall};
        check_round_trip(maze);
      }
    }
}

TEST_CASE("gates in every pair of rim walls come back, in one dug cell too") {
  Maze maze = thick_maze_of({"  ###  ", "###.###", "#..#..#", "###.###", "  ###  "});
  const std::vector<Gate> rim = rim_gates(*maze.topology);
  REQUIRE(rim.size() > 4);
  for (const Gate& start : rim)
    for (const Gate& finish : rim) {
      if (start == finish) continue;
      maze.start = start;
      maze.finish = finish;
      check_round_trip(maze);
    }
  Maze corner = thick_maze_of({"..#", "###"});
  const Lattice& t = lattice_of(corner);
  corner.start = {t.at(0, 0), t.wall(t.at(0, 0), 2)};
  corner.finish = {t.at(0, 0), t.wall(t.at(0, 0), 3)};
  check_round_trip(corner);
  std::swap(corner.start, corner.finish);
  check_round_trip(corner);
}

TEST_CASE("floor at the rim is floor, and short lines end outside") {
  const Maze maze = read("████\n    ██\n██  ██\n██████\n");
  const Lattice& t = lattice_of(maze);
  CHECK(t.contains(t.at(0, 1)));
  CHECK(t.cell_count() == 3);
  CHECK_FALSE(t.is_rock(t.at(2, 0)));
  CHECK_FALSE(t.contains(t.at(2, 0)));
}

TEST_CASE("what is no block text is refused at its place") {
  CHECK_THAT(complaint("██████\n██ X██\n██████\n"), Contains("2:3: a cell is two blanks"));
  CHECK_THAT(complaint("██████\n█   ██\n██████\n"), Contains("2:1: a cell is two blanks"));
  CHECK_THAT(complaint("███████\n"), Contains("1:7: a cell is two characters wide"));
  CHECK_THAT(complaint("██████\n██S ██\n██S ██\n"), Contains("3:3: there are two"));
  CHECK_THAT(complaint("██████\n██SS██\n██████\n"), Contains("2:3: a cell"));
  CHECK_THAT(complaint("████\n████\n"), Contains("1:1: there is no floor"));
  CHECK_THAT(complaint("████\n││  \n"), Contains("2:1"));
}

TEST_CASE("a text that one long line or very many lines make huge is refused") {
  std::string wide = "██\n";
  for (int i = 0; i < 100'000; ++i) wide += "\n";
  CHECK_THAT(complaint(wide + std::string(1000, ' ')), Contains("100002:1: 100002 lines as long as this"));
  CHECK_THAT(complaint(std::string(1000, ' ') + wide), Contains("1:1: 100001 lines"));
  CHECK_THAT(complaint(std::string(1'000'001, '\n')), Contains("more than 1000000 lines"));
}
