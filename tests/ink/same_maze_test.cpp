// The mazes that the pages are proven to show are those that their ids make: cell by cell, passage by
// passage.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

#include "base/system/file.h"
#include "support/graph_lists.h"
#include "support/namespaces.h"
#include "support/run_program.h"

using namespace mazefolio::tests;

namespace {

using Json = nlohmann::json;
using Cells = std::vector<std::string>;

Json manifest_of(const std::string& book) {
  std::filesystem::current_path(MAZEFOLIO_SOURCE_DIR
                                "/examples");  // ids have paths of pictures relative to it
  const std::filesystem::path folder = scratch_folder();
  const Run run = run_mazefolio({"build", book, "-o", folder / "book.pdf"});
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  return Json::parse(read_file(folder / "book.json"));
}

Json maze_again(const Json& puzzle) {
  const Run run = run_mazefolio({"maze", "--id", puzzle.at("id"), "--format", "json"});
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  return Json::parse(run.out).at("graph");
}

std::multiset<std::pair<int, int>> pairs(const Json& list) {
  std::multiset<std::pair<int, int>> out;
  for (const Json& p : list) {
    const int a = p[0], b = p[1];
    out.emplace(std::min(a, b), std::max(a, b));
  }
  return out;
}

void check_same(const Json& puzzle) {
  INFO("puzzle " << puzzle.at("number") << " " << puzzle.at("id"));
  const Json made = maze_again(puzzle), printed = graph_lists(puzzle.at("graph")),
             &bounds = made.at("bounds"), &box = puzzle.at("bbox_pt");
  REQUIRE(made.at("cells").size() == printed.at("cells").size());
  const double unit = printed.at("unit_pt");
  // A maze fills its frame: it may be stretched a little in one direction.
  const auto scale = [&](std::size_t axis) {
    return (box[axis + 2].get<double>() - box[axis].get<double>()) /
           (bounds[axis + 2].get<double>() - bounds[axis].get<double>());
  };
  double off = 0;
  for (std::size_t i = 0; i < made.at("cells").size(); ++i)
    for (std::size_t axis = 0; axis < 2; ++axis) {
      const double at = box[axis].get<double>() +
                        (made.at("cells")[i][axis].get<double>() - bounds[axis].get<double>()) * scale(axis);
      off = std::max(off, std::fabs(at - printed.at("cells")[i][axis].get<double>() * unit));
    }
  CHECK(off < 0.02);
  CHECK((pairs(made.at("passages")) == pairs(printed.at("passages"))));
  CHECK(made.at("crossings") == printed.at("crossings"));
  CHECK(puzzle.at("wall_pt") >= 0.75);
  if (puzzle.contains("answer")) {
    CHECK(puzzle.at("answer").at("corridor_pt") >= 72 / 25.4 - 0.01);  // of 1 mm at least
    CHECK(puzzle.at("answer").at("wall_pt") >= 0.75);
  }
}

/// Floor and rock of a cave, by the maze of its id.
Cells cells_of(const Json& puzzle) {
  const std::size_t columns = puzzle.at("size").at(0), rows = puzzle.at("size").at(1);
  Cells out(rows, std::string(columns, '#'));
  const Json made = maze_again(puzzle);
  for (const Json& c : made.at("cells"))
    out[static_cast<std::size_t>(c[1].get<double>())][static_cast<std::size_t>(c[0].get<double>())] = ' ';
  return out;
}

/// Islands of rock in the floor, by the Euler characteristic.
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

/// Places where four cells are all rock, all floor, or a chequerboard; gates in the frame count as rock.
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

TEST_CASE("the mazes of the gallery are those of their ids") {
  const Json manifest = manifest_of("gallery.yaml");
  for (const Json& puzzle : manifest.at("puzzles")) check_same(puzzle);
}

TEST_CASE("caves are those of their ids, and have their promised structure") {
  int caverns = 0;
  const Json manifest = manifest_of("caverns.yaml");
  for (const Json& puzzle : manifest.at("puzzles")) {
    check_same(puzzle);
    const Cells cells = cells_of(puzzle);
    CHECK((loops(cells) == 0) == puzzle.at("perfect").get<bool>());
    if (puzzle.at("algorithm") != "cavern") continue;
    ++caverns;
    CHECK(forbidden_blocks(cells) == 0);
  }
  CHECK(caverns >= 3);
}

TEST_CASE("labyrinths are those of their ids, and unicursal") {
  const Json manifest = manifest_of("labyrinths.yaml");
  for (const Json& puzzle : manifest.at("puzzles")) {
    check_same(puzzle);
    if (puzzle.at("algorithm") == "picture") continue;  // has wrong branches
    CHECK(puzzle.at("solution_cells") == puzzle.at("cells"));
    CHECK(puzzle.at("junctions") == 0);
  }
}
