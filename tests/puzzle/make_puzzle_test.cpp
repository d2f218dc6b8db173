#include "puzzle/make_puzzle.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "generate/generator.h"
#include "generate/refine/refine.h"
#include "maze/thick.h"
#include "puzzle/make_puzzles.h"
#include "solve/check.h"
#include "solve/difficulty.h"
#include "support/namespaces.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

namespace {

PuzzleRequest request(const std::string& id) { return request_of(parse_puzzle_id(id)).value(); }

Goals from_to(const std::string& from, const std::string& to) {
  Goals goals;
  goals.from = from;
  goals.to = to;
  return goals;
}

std::string error_of(const PuzzleRequest& asked) {
  const Result<Puzzle> made = make_puzzle(asked);
  REQUIRE_FALSE(made.ok());
  return to_text(made.error());
}

}  // namespace

TEST_CASE("a puzzle of a book is made again by its id, walls, gates and solution") {
  std::vector<PuzzleSpec> entries;
  for (const char* algorithm : {"wilson", "cavern", "unicursal"})
    entries.push_back(sample_entry(algorithm, 2));
  entries[1].size = {13, 16, {}};
  PuzzleSpec visits = sample_entry("kruskal");
  visits.size = {12, 9, {}};
  visits.goals.visit = {"top-left", "4,4", "bottom-left"};
  entries.push_back(visits);
  const BookSpec spec = sample_book(entries);
  MakerSettings settings;
  settings.book_seed = "7";
  settings.levels = &measured_levels();
  settings.room = [](const PuzzleSpec&, const Audience&) {
    return MazeRoom{{460, 600}, points(20), points(23)};
  };
  const MadePuzzles made = make_puzzles(entry_requests(spec, "", {1, 2}), settings).value();
  REQUIRE(made.puzzles.size() == 7);
  for (const Puzzle& p : made.puzzles) {
    INFO(to_text(*p.id));
    const Puzzle again = make_puzzle(request(to_text(*p.id))).value();
    CHECK(*again.id == *p.id);
    CHECK(again.maze.open == p.maze.open);
    CHECK(again.maze.start == p.maze.start);
    CHECK(again.maze.finish == p.maze.finish);
    CHECK(again.maze.goals == p.maze.goals);
    CHECK(again.solution == p.solution);
    CHECK(again.strokes == p.strokes);
    CHECK(again.score == p.score);
    CHECK(again.canonical_hash == p.canonical_hash);
    CHECK(check_printable(again.maze, &again.solution, again.perfect).ok());
  }
}

TEST_CASE("what a request does not want is left empty") {
  PuzzleRequest bare = request("square:12x9/wilson#5");
  bare.solved = bare.rated = false;
  const Puzzle p = make_puzzle(bare).value();
  CHECK(check(p.maze).sound.ok());
  CHECK(p.solution.empty());
  CHECK(p.strokes.empty());
  CHECK(p.canonical_hash.empty());
  CHECK(p.score == 0);
  CHECK(to_text(*p.id) == "square:12x9/wilson#5");  // gates that nobody asked for are not in the id
}

TEST_CASE("gates of an id are kept, and those that no maze can have are refused") {
  const std::string id = "square:12x9/wilson#5@3,0n-11,8s";
  CHECK(to_text(*make_puzzle(request(id)).value().id) == id);
  CHECK_THAT(error_of(request("square:12x9/wilson#5@3,3n-11,8s")),
             Catch::Contains("names a gate that this maze"));
  CHECK_THAT(error_of(request("square:12x9/wilson#5@0,0n-0,0w")),
             Catch::Contains("'start' and 'finish' are the same cell"));
  CHECK_THAT(error_of(request("square:12x9/wilson#5@0,0n-0,0c-11,8e")),
             Catch::Contains("'goal 1'") && Catch::Contains("same cell"));
  CHECK_THAT(error_of(request("square:6x6/unicursal#5@0,0n-5,5s")), Catch::Contains("has its own ends"));
}

TEST_CASE("a request that cannot be met says why") {
  CHECK_FALSE(request_of(parse_puzzle_id("square:5x5/wilsen#1")).ok());
  CHECK_THAT(to_text(request_of(parse_puzzle_id("square:5x5/wilsen#1")).error()),
             Catch::Contains("unknown algorithm 'wilsen'") && Catch::Contains("wilson"));
  CHECK_THAT(error_of(request("octagon:6000x1/wilson#1")), Catch::Contains("5000 columns and rows at most"));
  PuzzleRequest apart = request("square:9x9/wilson#1");
  apart.puzzle.goals = from_to("middle", "rim");
  CHECK_THAT(error_of(apart), Catch::Contains("there is no place 'middle' in this maze"));
  apart.puzzle.goals = from_to("left", "0,4");
  CHECK_THAT(error_of(apart), Catch::Contains("'left' and '0,4' are the same cell in a maze of 9x9 cells"));
  PuzzleRequest bytes = request("square:9x9/wilson#1");
  bytes.seed = "caf\xe9";
  CHECK_THAT(error_of(bytes), Catch::Contains("not UTF-8"));
}

TEST_CASE("without a target gates lie as far apart as can be; with one their score comes near to it") {
  PuzzleRequest asked = request("square:18x18/kruskal#5");
  for (const Goals& goals :
       {Goals(), from_to("centre", "rim"), from_to("rim", "centre"), from_to("rim", "rim")}) {
    asked.puzzle.goals = goals;
    asked.target.reset();
    const double far = make_puzzle(asked).value().score;
    const double target = far - 1;
    asked.target = target;
    const Puzzle near = make_puzzle(asked).value();
    CHECK(std::fabs(near.score - target) < std::fabs(far - target));
    CHECK(near.score == rate(near.maze).score);
    CHECK(near.id->gates.has_value());
  }
}

TEST_CASE("the gates of a cave are dug into its frame, wherever they are asked for") {
  for (const auto& [from, to] : {std::pair{"", ""}, {"left", "right"}, {"rim", "centre"}}) {
    PuzzleRequest cave = request("square:21x17/cavern#2");
    cave.puzzle.goals = from_to(from, to);
    const Puzzle p = make_puzzle(cave).value();
    const Lattice& t = std::get<Lattice>(*p.maze.topology);
    for (const Gate& gate : {p.maze.start, p.maze.finish})
      if (gate.wall != no_wall)
        CHECK_FALSE((t.is_rock(t.ends(gate.wall).first) || t.is_rock(t.ends(gate.wall).second)));
  }
}
