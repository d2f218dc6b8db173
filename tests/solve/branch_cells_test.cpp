#include "solve/branch_cells.h"

#include <catch2/catch.hpp>
#include <set>

#include "solve/paths.h"
#include "support/namespaces.h"
#include "support/sample_caves.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

TEST_CASE("in a perfect maze the answer, its wrong branches and its short twigs share the cells") {
  for (const auto& [name, topology] : sample_topologies()) {
    if (cell_count(*topology) == 0) continue;
    const Maze maze = random_maze(*topology, 11);
    if (maze.start.cell == no_cell) continue;
    const Effort effort = explain(maze).forward;
    const auto branches = branch_cells(maze, effort);
    REQUIRE(branches.size() == effort.branches.size());
    std::set<Cell> met;
    for (const CellPath& stroke : effort.strokes) met.insert(stroke.begin(), stroke.end());
    for (std::size_t i = 0; i < branches.size(); ++i) {
      INFO(name << ", branch " << i);
      REQUIRE_FALSE(branches[i].empty());
      CHECK(branches[i].front() == effort.branches[i].first);
      for (const Cell c : branches[i]) CHECK(met.insert(c).second);
    }
  }
}

TEST_CASE("a branch of a cave takes the halls that belong to it, and never the answer") {
  const Maze cave = with_gates(hall_cave(30, 22, 4));
  const Effort effort = explain(cave).forward;
  const auto branches = branch_cells(cave, effort);
  std::set<Cell> answer, met;
  for (const CellPath& stroke : effort.strokes) answer.insert(stroke.begin(), stroke.end());
  for (std::size_t i = 0; i < branches.size(); ++i) {
    REQUIRE_FALSE(branches[i].empty());
    CHECK(branches[i].front() == effort.branches[i].first);
    for (const Cell c : branches[i]) {
      CHECK(contains(*cave.topology, c));
      CHECK(answer.count(c) == 0);
      CHECK(met.insert(c).second);
    }
  }
}

TEST_CASE("with goals branches leave the tree that joins them") {
  Maze maze = random_maze(Lattice::square(14, 9), 3);
  maze.goals.push_back({lattice_of(maze).at(7, 4), no_wall});
  const Effort effort = explain(maze).forward;
  REQUIRE_FALSE(effort.branches.empty());
  std::set<Cell> tree;
  for (const CellPath& stroke : effort.strokes) tree.insert(stroke.begin(), stroke.end());
  for (const auto& cells : branch_cells(maze, effort))
    for (const Cell c : cells) CHECK(tree.count(c) == 0);
}
