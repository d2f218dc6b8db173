#include "generate/walks/labyrinth.h"

#include <algorithm>
#include <numeric>
#include <set>

#include "base/geometry/edges.h"
#include "generate/generator.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/results.h"

using namespace mazefolio::tests;

namespace {

const GeneratorRow& row() { return *find_row(generators(), "labyrinth"); }

Options options_of(std::initializer_list<std::pair<const char*, std::string>> values) {
  Options options(row().options);
  for (const auto& [name, value] : values) REQUIRE(options.set(row().options, name, value).ok());
  return options;
}

Result<Maze> made(const Options& options) {
  const CellCount size = row().fitting({200, 200}, options);
  const auto field = std::make_shared<const AnyTopology>(
      Lattice::square(static_cast<int>(size.columns), static_cast<int>(size.rows)));
  REQUIRE(check_fit(row(), *field, options).ok());
  return draft(row(), field, options, "seed");
}

/// No junction, no dead end but the two ends, and every cell between them.
void check_one_way(const Maze& maze) {
  check_maze(maze);
  const PlanarGraph& t = std::get<PlanarGraph>(*maze.topology);
  const auto ways = [&](Cell c) {
    int count = 0;
    t.for_each_neighbor(c, [&](Cell, Wall w) { count += maze.open.test(index(w)); });
    return count;
  };
  int bad = 0;
  for_each_cell(t,
                [&](Cell c) { bad += ways(c) != (c == maze.start.cell || c == maze.finish.cell ? 1 : 2); });
  CHECK(bad == 0);
  CHECK(maze.finish.wall == no_wall);
  REQUIRE(maze.start.wall != no_wall);
  CHECK(is_rim(*maze.topology, maze.start.wall));
}

std::string text_of(const std::vector<int>& order) {
  std::string text;
  for (const int circuit : order) text += (text.empty() ? "" : ", ") + std::to_string(circuit);
  return text;
}

std::string walked(const Labyrinth& labyrinth) {
  std::string text;
  for (const LabyrinthStep& s : steps_of(labyrinth))
    text += std::to_string(s.circuit) + "." + std::to_string(s.quarter + 1) + " ";
  return text;
}

}  // namespace

TEST_CASE("the seed pattern grows into the Cretan labyrinths") {
  CHECK(seed_pattern_order(0) == std::vector{1, 2, 3});
  CHECK(seed_pattern_order(1) == std::vector{3, 2, 1, 4, 7, 6, 5});
  CHECK(seed_pattern_order(2) == std::vector{5, 2, 3, 4, 1, 6, 11, 8, 9, 10, 7});
  CHECK(seed_pattern_order(3) == std::vector{7, 2, 5, 4, 3, 6, 1, 8, 15, 10, 13, 12, 11, 14, 9});
  for (int angles = 0; angles < 7; ++angles) CHECK(check_circuits(text_of(seed_pattern_order(angles))).ok());
}

TEST_CASE("as many orders can be drawn as a river can cross a road") {
  const std::vector<int> meanders{1, 1, 2, 3, 8, 14, 42, 81};
  for (int n = 1; n <= 8; ++n) {
    std::vector<int> order(static_cast<std::size_t>(n));
    std::iota(order.begin(), order.end(), 1);
    int count = 0;
    do count += check_crossings(order).ok();
    while (std::next_permutation(order.begin(), order.end()));
    CHECK(count == meanders[static_cast<std::size_t>(n) - 1]);
  }
}

TEST_CASE("every order of up to six circuits that can be drawn is one path") {
  for (int n = 1; n <= 6; ++n) {
    std::vector<int> order(static_cast<std::size_t>(n));
    std::iota(order.begin(), order.end(), 1);
    do {
      if (!check_crossings(order).ok()) continue;
      INFO(text_of(order));
      for (const char* outline : {"round", "square"})
        check_one_way(made(options_of({{"circuits", text_of(order)}, {"outline", outline}})).value());
    } while (std::next_permutation(order.begin(), order.end()));
  }
}

TEST_CASE("every pattern is one path, round and square, to the left and to the right") {
  for (const std::string& pattern : row().options.front().choices)
    for (const char* outline : {"round", "square"})
      for (const char* turn : {"left", "right"}) {
        INFO(pattern << " " << outline << " " << turn);
        const Result<Maze> draft =
            made(options_of({{"pattern", pattern}, {"outline", outline}, {"first_turn", turn}}));
        REQUIRE(draft.ok());
        check_one_way(*draft);
        const AnyTopology& t = *draft->topology;
        const double side = bounds(t).width();
        CHECK(bounds(t).height() == Approx(side));
        CHECK(center(t, draft->finish.cell).x == Approx(side / 2).margin(0.01));
        const Point gate =
            midpoint(edge_begin(edge(t, draft->start.wall)), edge_end(edge(t, draft->start.wall)));
        CHECK(gate.x == Approx(side / 2 + (turn[0] == 'l' ? -0.5 : 0.5)));
        CHECK(gate.y > side - 0.2);
      }
}

TEST_CASE("consecutive cells share one wall, a pitch wide or a little more") {
  for (const char* pattern : {"cretan-15", "chartres"})
    for (const char* outline : {"round", "square"}) {
      const Maze maze = made(options_of({{"pattern", pattern}, {"outline", outline}})).value();
      double least = 9, most = 0;
      for_each_doorway(std::get<PlanarGraph>(*maze.topology), [&](Wall w, Cell, Cell) {
        if (!maze.open.test(index(w))) return;
        least = std::min(least, edge_length(edge(*maze.topology, w)));
        most = std::max(most, edge_length(edge(*maze.topology, w)));
      });
      CHECK(least == Approx(1));
      CHECK(most < 1.1);
    }
}

TEST_CASE("the path of Chartres is the known one, and the same from its center") {
  CHECK(walked(chartres_labyrinth()) ==
        "5.1 6.1 11.1 11.2 10.2 10.1 9.1 8.1 7.1 7.2 8.2 9.2 9.3 10.3 11.3 11.4 10.4 9.4 8.4 8.3 7.3 6.3 "
        "6.2 5.2 4.2 4.1 3.1 2.1 1.1 1.2 2.2 3.2 3.3 4.3 5.3 5.4 4.4 3.4 2.4 2.3 1.3 1.4 6.4 7.4 ");
  std::vector<LabyrinthStep> steps = steps_of(chartres_labyrinth());
  std::set<std::pair<int, int>> visited;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    visited.insert({steps[i].circuit, steps[i].quarter});
    CHECK(steps[i].circuit + steps[steps.size() - 1 - i].circuit == 12);
    CHECK(steps[i].quarter + steps[steps.size() - 1 - i].quarter == 3);
  }
  CHECK(visited.size() == 44);
}

TEST_CASE("circuits that make no labyrinth are refused with the reason") {
  CHECK(check_circuits("").ok());
  CHECK(check_circuits("3; 2; 1").ok());
  CHECK(check_circuits(" 3,2 1 ").ok());
  CHECK(circuits_in("3;2, 1") == std::vector{3, 2, 1});
  CHECK(message_of(check_circuits("2, 1")) ==
        "no path walks the circuits in this order: the entrance to circuit 2 and the path from circuit 1 to "
        "the "
        "center would cross where the entrance is");
  CHECK(message_of(check_circuits("1, 3, 2, 4")) ==
        "no path walks the circuits in this order: the turn between circuits 1 and 3 and the turn between "
        "circuits 2 and 4 would cross on the other side of the axis");
  CHECK(message_of(check_circuits("1, 1, 2")) == "circuit 1 is walked twice; each of 1 to 3 is walked once");
  CHECK(message_of(check_circuits("1, 2, 4")) ==
        "there is no circuit 4 among 3; each of 1 to 3 is walked once");
  CHECK(message_of(check_circuits("0")) == "there is no circuit 0 among 1; each of 1 to 1 is walked once");
  CHECK(message_of(check_circuits("1, two")) ==
        "'two' is not a circuit; write their numbers as they are walked, as in 3, 2, 1, 4, 7, 6, 5");
  CHECK(!check_circuits("99999999999999999999").ok());
  std::vector<int> long_one(32);
  std::iota(long_one.begin(), long_one.end(), 1);
  CHECK(message_of(check_circuits(text_of(long_one))) == "a labyrinth has at most 31 circuits, not 32");
  long_one.pop_back();
  check_one_way(made(options_of({{"circuits", text_of(long_one)}})).value());
}

TEST_CASE("a labyrinth has its own size") {
  const Options options = options_of({});
  CHECK(row().fitting({30, 40}, options) == CellCount{18, 18});
  CHECK(row().fitting({18, 17}, options_of({{"pattern", "cretan-7"}})) == CellCount{});
  const auto field = std::make_shared<const AnyTopology>(Lattice::square(18, 20));
  CHECK(message_of(draft(row(), field, options, "seed")) ==
        "a labyrinth of 7 circuits is 18x18; leave the size out");
}

TEST_CASE("a labyrinth without a pattern has three circuits where seven have no room") {
  const Options options = options_of({});
  CHECK(row().fitting({18, 17}, options) == CellCount{10, 10});
  CHECK(row().fitting({10, 9}, options) == CellCount{});
  const auto field = std::make_shared<const AnyTopology>(Lattice::square(10, 10));
  check_one_way(draft(row(), field, options, "seed").value());
}
