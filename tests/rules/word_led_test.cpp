// Words in mazes with loops: only one way spells the message.

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "led_mazes.h"
#include "rules/message.h"
#include "rules/spelled_way.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

/// All walks of a reader who comes to no cell twice with the same letters read. Nothing of src/rules is used.
int count_ways(const Maze& maze, const std::string& message, int most) {
  std::map<Cell, std::string> letter;
  for (const CellMark& mark : maze.marks->cells) letter[mark.cell] = mark.text;
  std::set<std::pair<Cell, std::size_t>> passed;
  int ways = 0;
  const std::function<void(Cell, std::size_t)> walk = [&](Cell c, std::size_t read) {
    if (ways >= most) return;
    if (c == maze.finish.cell && read == message.size()) {
      ++ways;
      return;
    }
    if (!passed.insert({c, read}).second) return;
    on_topology(*maze.topology, [&](const auto& t) {
      t.for_each_neighbor(c, [&](Cell n, Wall w) {
        if (!maze.open.test(index(w))) return;
        if (!letter.contains(n))
          walk(n, read);
        else if (read < message.size() && letter[n] == message.substr(read, 1))
          walk(n, read + 1);
      });
    });
    passed.erase({c, read});
  };
  walk(maze.start.cell, 0);
  return ways;
}

std::size_t dead_ends(const Maze& maze) {
  std::size_t ends = 0;
  on_topology(*maze.topology, [&](const auto& t) {
    for_each_cell(t, [&](Cell c) {
      int open = 0;
      t.for_each_neighbor(c, [&](Cell, Wall w) { open += maze.open.test(index(w)); });
      ends += open == 1;
    });
  });
  return ends;
}

}  // namespace

TEST_CASE("a message leads through loops along one way, by counting all of them") {
  int made = 0;
  for (int seed = 0; seed < 60; ++seed)
    for (const char* message : {"OTTO", "NOON"}) {
      const Led out = led(message, "square", {5, 5}, std::to_string(seed));
      CAPTURE(message, seed);
      if (!out.made) continue;
      ++made;
      CHECK(count_ways(out.maze, message, 2) == 1);
      CHECK(solve_maze(out.maze).size() < out.way.size());
    }
  CHECK(made > 40);
}

TEST_CASE("a led word is proven on every grid, and the same for the same seed") {
  int made = 0;
  for (const GridRow& grid : grids())
    for (int i = 0; i < 6; ++i) {
      const std::string seed = std::to_string(i);
      CAPTURE(grid.name, seed);
      const Led out = led("MEETNOON", grid.name, {14, 14}, seed);
      if (!out.made) {
        CHECK_THAT(out.made.message(), Contains("does not fit") || Contains("do not matter"));
        continue;
      }
      ++made;
      CHECK(message_of(check_marks(out.maze, out.way, out.rule)).empty());
      const Led again = led("MEETNOON", grid.name, {14, 14}, seed);
      CHECK(again.maze.open == out.maze.open);
      CHECK(*again.maze.marks == *out.maze.marks);
    }
  CHECK(made > 40);
}

TEST_CASE("braid is the share of dead ends that are opened, as far as one way is left") {
  for (const std::string braid : {"0.1", "0.3", "0.6"}) {
    double left = 0, all = 0;
    for (int seed = 0; seed < 10; ++seed) {
      const Led out = led("MEETNOON", "square", {15, 15}, std::to_string(seed), braid);
      if (!out.made) continue;
      left += static_cast<double>(dead_ends(out.maze));
      all += static_cast<double>(dead_ends(gated_maze("square", {15, 15}, std::to_string(seed))));
    }
    CAPTURE(braid, left, all);
    REQUIRE(all > 0);
    CHECK(1 - left / all > 0.8 * std::stod(braid));  // one that is opened to another opens both
    CHECK(1 - left / all < 2.1 * std::stod(braid));
  }
}

TEST_CASE("no post of a led word stands without a wall") {
  const Maze maze = led("MEETNOON", "square", {15, 15}, "3", "1").maze;
  const Lattice& t = *square_lattice(*maze.topology);
  const auto open = [&](Cell c, int side) { return maze.open.test(index(t.wall(c, side))); };
  for (std::uint32_t y = 0; y + 1 < 15; ++y)
    for (std::uint32_t x = 0; x + 1 < 15; ++x) {
      const bool bare =
          open(t.at(x, y), 0) && open(t.at(x, y), 1) && open(t.at(x + 1, y), 1) && open(t.at(x, y + 1), 0);
      CHECK_FALSE(bare);
    }
}

TEST_CASE("the kept test of a way agrees with that of its states at every wall") {
  const Message message = read_message("OTTO").value();
  int kept = 0, refused = 0;
  for (int seed = 0; seed < 12; ++seed) {
    Led out = led("OTTO", "square", {8, 8}, std::to_string(seed));
    if (!out.made) continue;
    Maze maze = gated_maze("square", {8, 8}, std::to_string(seed));
    maze.marks = out.maze.marks;
    CellLetters letters(cell_limit(*maze.topology));
    for (const CellMark& mark : maze.marks->cells) letters[index(mark.cell)] = mark.text;
    SpelledWay spelled(maze, out.way, letters, message);
    REQUIRE(spelled.is_only());
    for (const Wall w : inner_walls(maze)) {
      if (maze.open.test(index(w))) continue;
      const Maze changed = with_change(maze, w);
      const StateGraph graph = spelled_states(changed, letters, message).value();
      Way way = shortest_way(graph);
      const bool only = is_only_way(graph, way);
      const auto [a, b] = square_lattice(*maze.topology)->ends(w);
      CHECK(spelled.open(w, a, b) == only);
      ++(only ? kept : refused);
      if (only) maze = changed;
    }
  }
  CHECK(kept > 20);
  CHECK(refused > 20);
}

TEST_CASE("misprints of letters and walls that open another way are noticed") {
  int seen = 0;
  for (int seed = 0; seed < 20; ++seed) {
    const Led out = led("MEETNOON", "square", {9, 9}, std::to_string(seed));
    if (!out.made) continue;
    for (const CellMark& mark : out.maze.marks->cells)
      for (const char* letter : {"M", "E", "T", "N", "O"}) {
        const Maze changed = with_mark(out.maze, mark.cell, letter);
        const bool sound = check_marks(changed, out.way, out.rule).ok();
        const int ways = count_ways(changed, "MEETNOON", 2);
        CHECK((!sound || ways == 1));
        seen += ways > 1;
      }
  }
  CHECK(seen > 20);
}

TEST_CASE("a message with too many states for the maze says how many letters there may be") {
  const Message message = read_message(std::string(100, 'a')).value();
  CHECK_THAT(message_of(check_spelled_states(20'000, message)), Contains("51 letters at most"));
  CHECK(check_spelled_states(10'000, message).ok());
}
