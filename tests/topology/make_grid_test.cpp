#include "support/namespaces.h"
#include "support/results.h"
#include "topology/grid_choices.h"
#include "topology/joined_cells.h"

using namespace mazefolio::tests;

namespace {

GridChoice masked(const std::vector<std::string>& lines, CellCount size, const std::string& grid = "square") {
  GridChoice choice = grid_choice(grid, "mask", size);
  choice.shape_options.attach(drawn(lines));
  choice.whole_cells = true;
  return choice;
}

GridChoice lettered(const std::vector<std::string>& lines, CellCount size, const std::string& grid) {
  GridChoice choice = grid_choice(grid, "text", size);
  choice.shape_options.attach(drawn(lines));
  choice.whole_cells = true;
  return choice;
}

// Two rooms and a bridge that is half a cell high.
const std::vector<std::string> dumbbell{"####....####", "####....####", "############", "####....####",
                                        "####....####"};

}  // namespace

TEST_CASE("a mask as large as the maze is kept cell by cell") {
  const Result<Grid> grid = make_grid(masked({".##.", "####", "#..#"}, {4, 3}), "1");
  REQUIRE(grid->topology);
  CHECK(cell_count(*grid->topology) == 8);
  CHECK(grid->fit.dropped == 0);
}

TEST_CASE("a strait one cell wide holds two parts together") {
  const Result<Grid> grid = make_grid(masked(dumbbell, {12, 5}), "1");
  CHECK(grid.ok());
  CHECK(cell_count(*grid->topology) == 44);
}

TEST_CASE("a strait narrower than a cell is an error that says how much it cuts off") {
  std::vector<std::string> lines(17, "####....####");
  lines[8] = "############";
  for (const char* name : {"square", "hexagon", "octagon", "voronoi"}) {
    INFO(name);
    const Result<Grid> grid = make_grid(masked(lines, {12, 4}, name), "1");
    CHECK(message_of(grid).find("falls into pieces") != std::string::npos);
    CHECK(message_of(grid).find("%") != std::string::npos);
    CHECK(message_of(grid).find("make the maze larger") != std::string::npos);
  }
}

TEST_CASE("what little is cut off is dropped and counted") {
  const Result<Grid> grid = make_grid(masked({"#.##########", "..##########", "############"}, {12, 3}), "1");
  CHECK(grid.ok());
  CHECK(grid->fit.dropped == 1);
  CHECK(cell_count(*grid->topology) == 32);
}

TEST_CASE("a shape with room for only one or two cells is an error, unless the grid has no more") {
  CHECK(message_of(make_grid(masked({"##..", "....", "....", "...."}, {4, 4}), "1")).find("2 cells") !=
        std::string::npos);
  CHECK(message_of(make_grid(masked({"...", "..."}, {3, 2}), "1")).find("no cell") != std::string::npos);
  CHECK(make_grid(grid_choice("square", "rectangle", {1, 2}), "1").ok());
  CHECK(!make_grid(grid_choice("square", "picture", {9, 9}), "1").ok());
}

TEST_CASE("letters and their dots are joined by single cells, by the lowest chain first") {
  const std::vector<std::string> lines{"##....##", "##......", "##....##", "##....##"};
  const Result<Grid> grid = make_grid(lettered(lines, {8, 4}, "square"), "1");
  REQUIRE(grid.ok());
  // Four cells along the bottom line, one below the dot.
  CHECK(cell_count(*grid->topology) == 8 + 6 + 4 + 1);
  const Lattice& t = std::get<Lattice>(*grid->topology);
  CHECK(t.contains(t.at(4, 3)));
  CHECK(t.contains(t.at(6, 1)) != t.contains(t.at(7, 1)));
  for (const char* name : {"hexagon", "triangle", "voronoi", "cairo"}) {
    const Result<Grid> other = make_grid(lettered(lines, {24, 12}, name), "1");
    INFO(name);
    REQUIRE(other.ok());
    CHECK(count_pieces(*other->topology) == 1);
    CHECK(other->fit.dropped == 0);
  }
}

TEST_CASE("pieces that nothing allowed leads to stay apart") {
  const AnyTopology t = Lattice::square(5, 1);
  const Lattice& g = std::get<Lattice>(t);
  BitSet cells(cell_limit(t)), allowed(cell_limit(t));
  for (const std::uint32_t x : {0u, 2u, 4u}) cells.set(index(g.at(x, 0)));
  for (const std::uint32_t x : {0u, 1u, 2u, 4u}) allowed.set(index(g.at(x, 0)));
  const BitSet out = joined(t, cells, allowed);
  CHECK(out.count() == 4);
  CHECK(!out.test(index(g.at(3, 0))));
}

namespace {

// Half a cell a character: two rooms, and a strait this many characters high.
Result<Grid> two_rooms(std::size_t first, std::size_t second, std::size_t strait) {
  const std::size_t gap = 4, height = 80;
  std::vector<std::string> lines(height, std::string(first, '#') + std::string(gap + second, '.'));
  for (std::size_t y = 0; y < std::min(second, height); ++y)
    lines[y + (height - std::min(second, height)) / 2].replace(first + gap, second, std::string(second, '#'));
  for (std::size_t y = 0; y < strait; ++y) lines[height / 2 + y].replace(first, gap, std::string(gap, '#'));
  const auto columns = static_cast<std::uint32_t>((first + gap + second) / 2);
  GridChoice choice = grid_choice("square", "picture", {columns, height / 2});
  choice.shape_options.attach(drawn(lines));
  return make_grid(choice, "1");
}

}  // namespace

TEST_CASE("a room that no corridor reaches is not lost silently, small as it is") {
  CHECK_THAT(message_of(two_rooms(100, 14, 1)), Catch::Contains("loses a part"));
  CHECK(two_rooms(100, 14, 6).ok());
}

TEST_CASE("a strait that is too narrow does not eat the rooms beside it") {
  CHECK_THAT(message_of(two_rooms(70, 50, 1)), Catch::Contains("loses 3"));
  const Result<Grid> joined = two_rooms(70, 50, 6);
  REQUIRE(joined.ok());
  CHECK(cell_count(*joined->topology) > 1500);
}

TEST_CASE("a cross with arms of two and a half to three cells keeps all of its arms") {
  for (const std::size_t arm : {26, 28, 30}) {  // of 240 pixels, so tenths of a cell
    INFO(arm);
    std::vector<std::string> lines(240, std::string(240, ' '));
    for (std::size_t y = 0; y < 240; ++y)
      for (std::size_t x = 0; x < 240; ++x)
        if ((x >= 120 - arm / 2 && x < 120 + arm / 2) || (y >= 120 - arm / 2 && y < 120 + arm / 2))
          lines[y][x] = '#';
    GridChoice choice = grid_choice("square", "picture", {24, 24});
    choice.shape_options.attach(drawn(lines));
    CHECK(make_grid(choice, "1").ok());
  }
}
