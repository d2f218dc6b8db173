#include "puzzle/rule_rating.h"

#include <catch2/catch.hpp>

#include "puzzle/make_puzzle.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

Puzzle made(const std::string& rule, std::uint32_t side, int seed) {
  PuzzleId id{{"square", {}},   {"rectangle", {}},    side, side, {"backtracker", {}},
              {{"rule", rule}}, std::to_string(seed), {}};
  return make_puzzle(request_of(id).value()).value();
}

double mean_score(const std::string& rule, std::uint32_t side) {
  double sum = 0;
  for (int seed = 1; seed <= 8; ++seed) sum += made(rule, side, seed).score;
  return sum / 8;
}

}  // namespace

TEST_CASE("larger fields of every rule are harder") {
  for (const char* rule : {"jump", "jump(diagonals=yes)", "sequence", "sequence(sequence=even)",
                           "sequence(sequence=alphabet)"}) {
    CAPTURE(rule);
    double before = 0;
    for (const std::uint32_t side : {4u, 6u, 8u, 12u}) {
      const double score = mean_score(rule, side);
      CHECK(score > before);
      before = score;
    }
  }
}

TEST_CASE("a message in a maze with loops is solved and rated by its letters, and larger ones are harder") {
  double before = 0;
  for (const std::uint32_t side : {9u, 12u, 16u}) {
    double sum = 0;
    for (int seed = 1; seed <= 6; ++seed) {
      PuzzleId id{{"square", {}},
                  {"rectangle", {}},
                  side,
                  side,
                  {"backtracker", {}},
                  {{"braid", "0.3"}, {"rule", "word(word=HELLO)"}},
                  std::to_string(seed),
                  {}};
      const Puzzle led = make_puzzle(request_of(id).value()).value();
      CHECK_FALSE(led.perfect);
      CHECK(led.rule.has_own_way());
      CHECK(led.solution.size() == led.moves + 1);
      CHECK(led.strokes.size() == 1);
      for (const WrongBranch& branch : explain_by_rule(led.maze, led.rule).forward.branches)
        CHECK(contains(*led.maze.topology, branch.at));
      sum += led.score;
    }
    CHECK(sum > before);
    before = sum;
  }
}

TEST_CASE("the more loops there are, and the larger a maze, the harder its sum is") {
  CHECK(mean_score("sum", 6) < mean_score("sum", 12));
  CHECK(mean_score("sum(loops=2)", 10) < mean_score("sum(loops=5)", 10));
  CHECK(mean_score("sum(loops=5)", 10) < mean_score("sum(loops=8)", 10));
  const Puzzle puzzle = made("sum", 10, 1);
  CHECK_FALSE(puzzle.perfect);
  const Effort effort = explain_by_rule(puzzle.maze, puzzle.rule).forward;
  CHECK(effort.total == Approx(effort.way + effort.elsewhere));
  CHECK(effort.way == Approx(1.5 * puzzle.moves));
  CHECK(effort.elsewhere > 0);
  CHECK(puzzle.strokes == std::vector<CellPath>{puzzle.solution});
}

TEST_CASE("the parts of an effort by moves add up, and its cells are those of the field") {
  const Puzzle puzzle = made("jump", 8, 3);
  const Effort effort = explain_by_rule(puzzle.maze, puzzle.rule).forward;
  CHECK(effort.total ==
        Approx(effort.way + effort.turning + effort.decisions + effort.wrong + effort.glances));
  CHECK(effort.way == Approx(3.0 * static_cast<double>(puzzle.solution.size() - 1)));
  for (const WrongBranch& branch : effort.branches) {
    CHECK(contains(*puzzle.maze.topology, branch.at));
    CHECK(contains(*puzzle.maze.topology, branch.first));
  }
}
