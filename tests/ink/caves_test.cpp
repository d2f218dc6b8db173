// Caves and labyrinths read back from their ink: which cells are dug, and that one way is one way.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <filesystem>

#include "ink/book_ink.h"
#include "support/ink.h"
#include "support/ink_cells.h"

using namespace mazefolio;

namespace {

using Cells = std::vector<std::string>;

Rect box(const Json& j) { return {j.at(0), j.at(1), j.at(2), j.at(3)}; }
Point point(const Json& j) { return {j.at(0), j.at(1)}; }

Raster page_of(const std::string& pdf, const Json& puzzle) {
  const int dpi = std::max(120, static_cast<int>(std::ceil(72 * 8 / puzzle.at("corridor_pt").get<double>())));
  Raster page = rasterise(pdf, puzzle.at("page"), dpi);
  for (const Json& mark : puzzle.at("marks_pt")) blot_out(page, box(mark));
  return page;
}

Cells cells_of_ink(const std::string& pdf, const Json& puzzle) {
  std::vector<std::vector<Point>> rings;
  if (puzzle.at("shape") != "rectangle")  // the box of a heart holds paper as well
    for (const Json& ring : puzzle.at("outline_pt")) rings.push_back(points(ring));
  return read_cells(page_of(pdf, puzzle), box(puzzle.at("bbox_pt")), puzzle.at("size").at(0),
                    puzzle.at("size").at(1), point(puzzle.at("start_pt")), rings);
}

// The cells that the maze of the puzzle's id has.
Cells cells_of_id(const Json& puzzle) {
  const std::size_t columns = puzzle.at("size").at(0), rows = puzzle.at("size").at(1);
  Cells out(rows, std::string(columns, '#'));
  const Json maze = maze_again(puzzle);
  for (const Json& c : maze.at("graph").at("cells"))
    out[static_cast<std::size_t>(c[1].get<double>())][static_cast<std::size_t>(c[0].get<double>())] = ' ';
  return out;
}

// Islands of rock in the floor, by the Euler characteristic.
int loops(const Cells& cells) {
  int sum = 1;
  for (std::size_t y = 0; y < cells.size(); ++y)
    for (std::size_t x = 0; x < cells[y].size(); ++x) {
      const auto floor = [&](std::size_t i, std::size_t j) {
        return i < cells[y].size() && j < cells.size() && cells[j][i] == ' ';
      };
      if (!floor(x, y)) continue;
      const bool e = floor(x + 1, y), s = floor(x, y + 1);
      sum += e + s - 1 - (e && s && floor(x + 1, y + 1));
    }
  return sum;
}

// Places where four cells are all rock, all floor, or a chequerboard; gates in the frame count as rock.
int forbidden_blocks(Cells cells) {
  for (std::string& row : cells) row.front() = row.back() = '#';
  std::fill(cells.front().begin(), cells.front().end(), '#');
  std::fill(cells.back().begin(), cells.back().end(), '#');
  int found = 0;
  for (std::size_t y = 0; y + 1 < cells.size(); ++y)
    for (std::size_t x = 0; x + 1 < cells[y].size(); ++x) {
      const char a = cells[y][x], b = cells[y][x + 1], c = cells[y + 1][x], d = cells[y + 1][x + 1];
      found += a == d && b == c;
    }
  return found;
}

}  // namespace

TEST_CASE("every cave of the examples is read from its ink cell by cell") {
  std::filesystem::current_path(examples);  // ids name pictures from there
  std::string pdf;
  const Json manifest = build_book("caverns.yaml", {}, pdf);
  int caverns = 0;
  for (const Json& puzzle : manifest.at("puzzles")) {
    INFO("puzzle " << puzzle.at("number") << " " << puzzle.at("id"));
    check_puzzle(pdf, puzzle);
    check_width(pdf, puzzle);
    const Cells cells = cells_of_ink(pdf, puzzle);
    CHECK(cells == cells_of_id(puzzle));
    CHECK((loops(cells) == 0) == puzzle.at("perfect").get<bool>());
    if (puzzle.at("algorithm") != "cavern") continue;
    ++caverns;
    CHECK(forbidden_blocks(cells) == 0);
  }
  CHECK(caverns >= 3);
}

TEST_CASE("every labyrinth of the examples is one way in its ink") {
  std::filesystem::current_path(examples);
  std::string pdf;
  const Json manifest = build_book("labyrinths.yaml", {}, pdf);
  for (const Json& puzzle : manifest.at("puzzles")) {
    INFO("puzzle " << puzzle.at("number") << " " << puzzle.at("id"));
    check_puzzle(pdf, puzzle);
    check_width(pdf, puzzle);
    if (puzzle.at("algorithm") == "picture") continue;  // has wrong ways
    CHECK(puzzle.at("solution_cells") == puzzle.at("cells"));
    CHECK(puzzle.at("junctions") == 0);
    const Raster page = page_of(pdf, puzzle);
    std::vector<std::vector<Point>> rings;
    for (const Json& ring : puzzle.at("outline_pt")) rings.push_back(points(ring));
    const std::vector<Point> way = points(puzzle.at("solution_pt"));
    const double pitch = puzzle.at("corridor_pt").get<double>() + puzzle.at("wall_pt").get<double>();
    // The centre of a labyrinth is a room, round or square.
    const double room = room_at(page, way.back()) * 1.45;
    CHECK(room < 5 * pitch);
    CHECK(open_sides(page, way, pitch, room + pitch) == 0);
    // Sharp bends reach about a pitch out; a cell left aside reaches farther.
    CHECK(far_from_way(page, rings, way, 1.05 * pitch, room) == 0);
  }
}

TEST_CASE("a hole in the wall of a way, and a way left aside, are seen") {
  // Two corridors of ten points, 10 to 20 and 20 to 30, with walls of one point.
  Raster page{100, 40, 1, std::vector<unsigned char>(4000, 255)};
  const auto wall = [&](int y, int x0, int x1) {
    for (int x = x0; x < x1; ++x) page.grey[static_cast<std::size_t>(y * 100 + x)] = 0;
  };
  for (const int y : {10, 20, 30}) wall(y, 0, 100);
  const std::vector<Point> way{{5, 15.5}, {95, 15.5}};
  CHECK(open_sides(page, way, 10, 0) == 0);
  CHECK(far_from_way(page, {{{0, 10}, {100, 10}, {100, 20}, {0, 20}}}, way, 8, 0) == 0);
  CHECK(far_from_way(page, {{{0, 10}, {100, 10}, {100, 30}, {0, 30}}}, way, 8, 0) > 100);
  for (int x = 50; x < 54; ++x) page.grey[static_cast<std::size_t>(20 * 100 + x)] = 255;
  CHECK(open_sides(page, way, 10, 0) > 0);
}

TEST_CASE("cells are read from a flood, not from the colour of the page") {
  Raster page{30, 30, 1, std::vector<unsigned char>(900, 0)};
  for (int x = 0; x < 20; ++x)
    for (int y = 10; y < 20; ++y) page.grey[static_cast<std::size_t>(y * 30 + x)] = 255;
  page.grey[static_cast<std::size_t>(25 * 30 + 25)] = 255;
  CHECK(read_cells(page, {0, 0, 30, 30}, 3, 3, {5, 15}) == Cells{"###", "  #", "###"});
}
