// The generators that go by rows have laws that can be counted.

#include "generate/statistics.h"
#include "support/check_maze.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

std::shared_ptr<const AnyTopology> squares(std::uint32_t columns, std::uint32_t rows) {
  return std::make_shared<const AnyTopology>(Lattice::square(columns, rows));
}

/// Whether the wall of (x, y) in a direction of Lattice::wall is open.
bool is_open(const Maze& maze, std::uint32_t x, std::uint32_t y, int direction) {
  const Lattice& t = std::get<Lattice>(*maze.topology);
  return maze.open.test(index(t.wall(t.at(x, y), direction)));
}

std::uint32_t count_open(const Maze& maze, std::uint32_t y, int direction) {
  std::uint32_t count = 0;
  for (std::uint32_t x = 0; x < std::get<Lattice>(*maze.topology).columns(); ++x)
    count += is_open(maze, x, y, direction);
  return count;
}

/// Every run has one way up, so these count the runs.
double runs_per_row(std::string options) {
  const GeneratorRow& row = row_called("sidewinder");
  const Maze maze = carve_maze(row, squares(20, 4001), options_of(row, std::move(options)), "runs");
  double runs = 0;
  for (std::uint32_t y = 1; y <= 4000; ++y) runs += count_open(maze, y, 3);
  return runs / 4000;
}

/// The probability of one row of three cells: its two east walls and, by run length, one way north in each
/// run.
double row_probability(bool first_east, bool second_east, bool uniform) {
  if (first_east && second_east) return (uniform ? 1 / 3.0 : 1 / 4.0) / 3;
  if (first_east) return (uniform ? 1 / 3.0 : 1 / 4.0) / 2;
  if (second_east) return (uniform ? 1 / 6.0 : 1 / 4.0) / 2;
  return uniform ? 1 / 6.0 : 1 / 4.0;
}

}  // namespace

TEST_CASE("binary tree: all mazes of its kind are equally likely, whatever the corner", "[unsanitized]") {
  const GeneratorRow& row = row_called("binary-tree");
  for (const std::string& corner : row.options[0].choices) {
    INFO(corner);
    const auto counts = outcomes(row, Lattice::square(3, 3), options_of(row, "corner=" + corner), 3200);
    CHECK(counts.size() == 16);
    CHECK(std::fabs(chi_square_z(counts, 3200, [](const std::string&) { return 1 / 16.0; })) < 4);
  }
}

TEST_CASE("binary tree: every cell but the corner opens just one side towards it") {
  const GeneratorRow& row = row_called("binary-tree");
  for (const std::string& corner : row.options[0].choices) {
    const Maze maze = carve_maze(row, squares(8, 5), options_of(row, "corner=" + corner), "tree");
    const int vertical = corner.starts_with("south") ? 1 : 3, horizontal = corner.ends_with("east") ? 0 : 2;
    const std::uint32_t last_row = vertical == 1 ? 4 : 0, last_column = horizontal == 0 ? 7 : 0;
    for (std::uint32_t y = 0; y < 5; ++y)
      for (std::uint32_t x = 0; x < 8; ++x)
        CHECK(is_open(maze, x, y, vertical) + is_open(maze, x, y, horizontal) ==
              (x == last_column && y == last_row ? 0 : 1));
  }
}

TEST_CASE("sidewinder: the first row is a corridor and every run has one passage up") {
  const GeneratorRow& row = row_called("sidewinder");
  for (const char* options : {"", "run=uniform", "p=0.8"}) {
    const Maze maze = carve_maze(row, squares(20, 30), options_of(row, options), "runs");
    CHECK(count_open(maze, 0, 0) == 19);
    CHECK(count_open(maze, 0, 3) == 0);
    for (std::uint32_t y = 1; y < 30; ++y)
      for (std::uint32_t x = 0, ways = 0; x < 20; ++x) {
        ways += is_open(maze, x, y, 3);
        if (is_open(maze, x, y, 0)) continue;
        CHECK(ways == 1);
        ways = 0;
      }
  }
}

TEST_CASE("sidewinder: the number of runs in a row follows its law") {
  CHECK(runs_per_row("") == Approx(10.5).margin(0.15));
  CHECK(runs_per_row("p=0.3") == Approx(1 + 19 * 0.7).margin(0.15));
  CHECK(runs_per_row("p=0") == 20);
  CHECK(runs_per_row("p=1") == 1);
  double harmonic = 0;
  for (int i = 1; i <= 20; ++i) harmonic += 1.0 / i;
  CHECK(runs_per_row("run=uniform") == Approx(harmonic).margin(0.1));
}

TEST_CASE("sidewinder: the 64 mazes of 3 x 3 come as often as both laws say") {
  const GeneratorRow& row = row_called("sidewinder");
  for (const bool uniform : {false, true}) {
    const auto counts =
        outcomes(row, Lattice::square(3, 3), options_of(row, uniform ? "run=uniform" : ""), 12800);
    CHECK(counts.size() == 64);
    // Walls come in cell order, east before south: rows of "E S E S S", the last row "E E".
    const double z = chi_square_z(counts, 12800, [&](const std::string& walls) {
      return row_probability(walls[5] == '1', walls[7] == '1', uniform) *
             row_probability(walls[10] == '1', walls[11] == '1', uniform);
    });
    CHECK(std::fabs(z) < 4);
  }
}

TEST_CASE("eller: the probabilities do what they say at their ends") {
  const GeneratorRow& row = row_called("eller");
  const Maze comb = carve_maze(row, squares(20, 30), options_of(row, "p_join=0"), "s");
  for (std::uint32_t y = 0; y < 30; ++y) CHECK(count_open(comb, y, 0) == (y == 29 ? 19 : 0));
  const Maze corridor = carve_maze(row, squares(20, 30), options_of(row, "p_join=1"), "s");
  CHECK(count_open(corridor, 0, 0) == 19);
  const Maze columns = carve_maze(row, squares(20, 30), options_of(row, "p_drop=1"), "s");
  for (std::uint32_t y = 0; y < 29; ++y) CHECK(count_open(columns, y, 1) == 20);
  const Maze threads = carve_maze(row, squares(20, 30), options_of(row, "p_join=1 p_drop=0"), "s");
  for (std::uint32_t y = 0; y < 29; ++y) CHECK(count_open(threads, y, 1) == 1);
}
