#include "puzzle/make_puzzles.h"

#include <catch2/catch.hpp>

#include "generate/generator.h"
#include "generate/refine/refine.h"
#include "solve/check.h"
#include "solve/difficulty.h"
#include "support/namespaces.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

namespace {

MakerSettings settings(unsigned jobs = 1) {
  MakerSettings s;
  s.book_seed = "7";
  s.audience.name = "kids";
  s.levels = &measured_levels();
  s.room = [](const PuzzleSpec& e, const Audience&) {
    const double doorway = find_row(grids(), e.grid.name)->doorway;
    return MazeRoom{{460, 600}, millimeters(8), (millimeters(8) + points(2)) * (1 / doorway)};
  };
  s.jobs = jobs;
  return s;
}

PuzzleSpec entry(const std::string& algorithm, int count, int low, int high) {
  PuzzleSpec e = sample_entry(algorithm, count);
  e.difficulty = {std::to_string(low), low, high, false, {"book.yaml", 4, 9}};
  return e;
}

Result<MadePuzzles> make(const BookSpec& spec, unsigned jobs = 1) {
  return make_puzzles(entry_requests(spec, "Maze {n}", {1, 2}), settings(jobs));
}

std::vector<Puzzle> puzzles_of(const BookSpec& spec) { return make(spec).value().puzzles; }

std::string only_error(const BookSpec& spec) {
  const Result<MadePuzzles> made = make(spec);
  REQUIRE_FALSE(made.ok());
  REQUIRE(made.found().all().size() == 1);
  return to_text(made.error());
}

}  // namespace

TEST_CASE("the room counts whole cells with all their walls") {
  const GridRow& square = *find_row(grids(), "square");
  const double pitch = 22;
  CHECK(largest_size(square, {460 / pitch, 600 / pitch}) == CellCount{20, 27});  // 21 need 462 pt
  CHECK(largest_size(square, {10 / pitch, 10 / pitch}).columns == 0);
  const CellCount bees = largest_size(*find_row(grids(), "hexagon"), {10.2, 9});
  CHECK(bees.columns == 9);  // rows are set off by half a cell
}

TEST_CASE("a room lower than one cell is an error, whatever the grid") {
  for (const GridRow& row : grids()) {
    INFO(row.name);
    PuzzleSpec low = entry("wilson", 1, 1, 10);
    low.grid = {row.name, Options(row.options), {}};
    MakerSettings narrow = settings();
    narrow.room = [](const PuzzleSpec&, const Audience&) {
      return MazeRoom{{460, 20}, millimeters(8), points(25)};
    };
    const BookSpec spec = sample_book({low});
    const Result<MadePuzzles> made = make_puzzles(entry_requests(spec, "Maze {n}", {1, 2}), narrow);
    REQUIRE_FALSE(made.ok());
    CHECK(made.error().message == "the page has no room for a maze");
  }
}

TEST_CASE("a path from the rim to a cell that became rock is an error") {
  PuzzleSpec sparse = entry("wilson", 8, 1, 10);
  sparse.size = {9, 9, {}};
  sparse.refinement.set(refinements(), "sparsify", "2").value();
  for (const auto& [from, to] : {std::pair{"rim", "0,0"}, std::pair{"0,0", "rim"}}) {
    sparse.goals.from = from;
    sparse.goals.to = to;
    const BookSpec spec = sample_book({sparse});
    const Result<MadePuzzles> made = make(spec);
    REQUIRE_FALSE(made.ok());
    CHECK(made.error().message == "there is no place '0,0' in this maze");
  }
}

TEST_CASE("every generator's mazes are proven and have the asked level") {
  for (const GeneratorRow& row : generators()) {
    if (row.sets_gates) continue;           // a single path has no levels to choose from
    if (row.name == "automaton") continue;  // too few of its small caves are worth printing
    INFO(row.name);
    const int low = is_digger(row) ? 1 : 2;  // two cells of rock and floor are a corridor
    const BookSpec spec =
        sample_book({entry(row.name, 2, low, low), entry(row.name, 2, 2 * low - 1, low + 2)});
    const MadePuzzles made = make(spec).value();
    REQUIRE(made.puzzles.size() == 4);
    for (std::size_t i = 0; i < made.puzzles.size(); ++i) {
      const Puzzle& p = made.puzzles[i];
      CHECK(check(p.maze).sound.ok());
      CHECK(check(p.maze).perfect == p.perfect);
      CHECK(check_path(p.maze, p.solution).ok());
      CHECK(level_of(p.score) >= (i < 2 ? low : 2 * low - 1));
      CHECK(level_of(p.score) <= (i < 2 ? low : low + 2));
      CHECK(p.id->columns <= 18);  // what the room holds
      CHECK(p.id->rows <= 24);
    }
  }
}

TEST_CASE("puzzles do not depend on the number of threads") {
  const BookSpec spec = sample_book({entry("wilson", 20, 1, 4)});
  const MadePuzzles one = make(spec, 1).value(), two = make(spec, 2).value();
  for (std::size_t i = 0; i < one.puzzles.size(); ++i) {
    CHECK(to_text(*one.puzzles[i].id) == to_text(*two.puzzles[i].id));
    CHECK(one.puzzles[i].maze.open == two.puzzles[i].maze.open);
    CHECK(one.puzzles[i].maze.start == two.puzzles[i].maze.start);
  }
}

TEST_CASE("the finish is not always in the same corner") {
  const BookSpec spec = sample_book({entry("kruskal", 24, 2, 3)});
  int quarters[4] = {};
  for (const Puzzle& p : puzzles_of(spec)) {
    const Rect b = bounds(*p.maze.topology);
    const Point at = center(*p.maze.topology, p.maze.finish.cell);
    ++quarters[(at.x > b.center().x ? 1 : 0) + (at.y > b.center().y ? 2 : 0)];
  }
  for (const int count : quarters) CHECK(count < 16);
}

TEST_CASE("a level out of reach is one error at its place, with the range that can be had", "[unsanitized]") {
  const BookSpec spec = sample_book({entry("wilson", 5, 9, 9)});
  CHECK_THAT(only_error(spec),
             Catch::StartsWith("book.yaml:4:9: error: level 9 is out of reach: wilson mazes up to 1") &&
                 Catch::Contains("have levels 1 to "));
}

TEST_CASE("an explicit size is kept, and must fit") {
  PuzzleSpec small = entry("wilson", 1, 1, 10);
  small.size = {9, 6, {"book.yaml", 5, 1}};
  small.difficulty = {};
  const BookSpec fits = sample_book({small});
  const MadePuzzles made = make(fits).value();
  REQUIRE(made.puzzles.size() == 1);
  CHECK(made.puzzles[0].id->columns == 9);
  CHECK(made.puzzles[0].id->rows == 6);

  small.size = {40, 6, {"book.yaml", 5, 1}};
  const BookSpec large = sample_book({small});
  CHECK(
      only_error(large) ==
      "book.yaml:5:1: error: 40x6 cells do not fit: the audience 'kids' needs corridors of 8 mm; the largest "
      "size that "
      "fits is 18x24");
}

TEST_CASE("goals that name places are kept") {
  PuzzleSpec e = entry("backtracker", 3, 1, 4);
  e.goals.from = "top-left";
  e.goals.to = "bottom-right";
  const BookSpec spec = sample_book({e});
  for (const Puzzle& p : puzzles_of(spec)) {
    const Lattice& t = std::get<Lattice>(*p.maze.topology);
    CHECK(p.maze.start.cell == t.at(0, 0));
    CHECK(p.maze.finish.cell == t.at(t.columns() - 1, t.rows() - 1));
  }
}

TEST_CASE("goals that fall into one cell are an error at their place, not a failed proof") {
  PuzzleSpec e = entry("backtracker", 2, 1, 10);
  e.difficulty = {};
  e.size = {5, 6, {"book.yaml", 5, 1}};
  e.goals = {"top-left", "0,0", false, {}, {"book.yaml", 6, 9}};
  const BookSpec spec = sample_book({e});
  CHECK(only_error(spec) ==
        "book.yaml:6:9: error: 'top-left' and '0,0' are the same cell in a maze of 5x6 cells; choose places "
        "farther apart, or a larger size");
}

TEST_CASE("levels are hit on every grid and in every shape") {
  for (const GridRow& grid : grids())
    for (const char* shape : {"rectangle", "circle"}) {
      INFO(grid.name << " " << shape);
      PuzzleSpec e = entry("wilson", 2, 1, 2);
      e.grid.name = grid.name;
      e.grid.options = Options(grid.options);
      e.shape.name = shape;
      e.shape.options = Options(find_row(shapes(), shape)->options);
      const BookSpec spec = sample_book({e});
      const MadePuzzles made = make(spec).value();
      REQUIRE(made.puzzles.size() == 2);
      for (const Puzzle& p : made.puzzles) {
        CHECK(level_of(p.score) <= 2);
        CHECK(check_printable(p.maze, &p.solution, true).ok());
      }
    }
}

TEST_CASE("a maze that visits places is one tree, walked from the first to the last") {
  PuzzleSpec e = entry("wilson", 1, 1, 10);
  e.difficulty = {};
  e.size = {12, 9, {}};
  e.goals.visit = {"top-left", "top-right", "4,4", "bottom-left"};
  const BookSpec spec = sample_book({e});
  const MadePuzzles made = make(spec).value();
  REQUIRE(made.puzzles.size() == 1);
  const Puzzle& p = made.puzzles[0];
  const Lattice& t = std::get<Lattice>(*p.maze.topology);
  CHECK(p.maze.start == Gate{t.at(0, 0), no_wall});
  CHECK(p.maze.finish == Gate{t.at(0, 8), no_wall});
  REQUIRE(p.maze.goals.size() == 2);
  CHECK(p.maze.goals[1] == Gate{t.at(4, 4), no_wall});
  CHECK(p.solution.front() == p.maze.start.cell);
  CHECK(p.solution.back() == p.maze.finish.cell);
  CHECK(p.strokes.size() >= 2);
}

TEST_CASE("what cannot be made is an error at the line that asks for it") {
  const auto error_of = [](PuzzleSpec e) {
    e.place = {"book.yaml", 3, 5};
    e.difficulty = {};
    e.size = {9, 9, {"book.yaml", 5, 1}};
    e.algorithm.place = {"book.yaml", 6, 1};
    e.refinement_place = {"book.yaml", 7, 1};
    return only_error(sample_book({e}));
  };
  PuzzleSpec rows = entry("eller", 1, 1, 10);
  rows.grid.name = "hexagon";
  rows.grid.options = Options(find_row(grids(), "hexagon")->options);
  CHECK_THAT(error_of(rows), Catch::StartsWith("book.yaml:6:1: error: 'eller'"));
  PuzzleSpec mirror = entry("wilson", 1, 1, 10);
  REQUIRE(mirror.refinement.set(refinements(), "symmetry", "mirror").ok());
  CHECK_THAT(error_of(mirror), Catch::StartsWith("book.yaml:7:1: error: ") && Catch::Contains("odd"));
}

TEST_CASE("a maze that is a single path is as large as the room and keeps its own ends") {
  for (const char* name : {"unicursal", "labyrinth"}) {
    INFO(name);
    PuzzleSpec path = entry(name, 2, 1, 2);
    path.difficulty = {};
    path.may_repeat = true;
    const BookSpec spec = sample_book({path});
    const MadePuzzles made = make(spec).value();
    for (const Puzzle& p : made.puzzles) {
      CHECK(p.solution.size() == cell_count(*p.maze.topology));
      CHECK(p.id->columns == 18);
      CHECK_FALSE(p.id->gates);
      CHECK(p.strokes.size() == 1);
    }
  }
}

TEST_CASE("goals name the ends of a walk, and what has none refuses them") {
  PuzzleSpec walk = entry("unicursal", 1, 1, 10);
  walk.size = {8, 6, {}};
  walk.difficulty = {};
  walk.goals.from = "top-left";
  walk.goals.to = "bottom-left";
  walk.goals.place = {"book.yaml", 7, 11};
  const BookSpec spec = sample_book({walk});
  const MadePuzzles made = make(spec).value();
  const Lattice& t = std::get<Lattice>(*made.puzzles[0].maze.topology);
  CHECK(made.puzzles[0].maze.start.cell == t.at(0, 0));
  CHECK(made.puzzles[0].maze.finish.cell == t.at(0, 5));

  walk.algorithm = {"labyrinth", Options(find_row(generators(), "labyrinth")->options), {}};
  walk.size = {};
  const BookSpec wrong = sample_book({walk});
  const Result<MadePuzzles> none = make(wrong);
  REQUIRE_FALSE(none.ok());
  CHECK(none.error().place.line == 7);
  CHECK(none.error().message == "a maze of 'labyrinth' is one way with ends of its own");
}

TEST_CASE("a size that a cave cannot have is a row smaller, with one warning at the size") {
  PuzzleSpec cave = entry("cavern", 2, 1, 10);
  cave.size = {12, 16, {"book.yaml", 9, 5}};
  cave.difficulty = {};
  const BookSpec spec = sample_book({cave});
  const MadePuzzles made = make(spec).value();
  for (const Puzzle& p : made.puzzles) {
    CHECK(p.id->columns == 12);
    CHECK(p.id->rows == 15);
  }
  REQUIRE(made.warnings.all().size() == 1);
  CHECK(to_text(made.warnings.all()[0]) ==
        "book.yaml:9:5: warning: 'cavern' cannot make 12x16 cells: its mazes here have 12x15; write 12x15");
  CHECK_FALSE(made.warnings.has_errors());
}

TEST_CASE("the frame of a cave is open where its gates are") {
  PuzzleSpec cave = entry("cavern", 3, 1, 10);
  cave.size = {13, 16, {}};
  cave.difficulty = {};
  const BookSpec spec = sample_book({cave});
  const MadePuzzles made = make(spec).value();
  for (const Puzzle& p : made.puzzles) {
    const Lattice& t = std::get<Lattice>(*p.maze.topology);
    CHECK(is_rim(*p.maze.topology, p.maze.start.wall));
    for (const Gate& gate : {p.maze.start, p.maze.finish}) {
      const auto [a, b] = t.ends(gate.wall);
      CHECK_FALSE((t.is_rock(a) || t.is_rock(b)));
    }
    CHECK(cell_count(*p.maze.topology) == 12 * 15 / 2 - 1 + 2);
  }
}
