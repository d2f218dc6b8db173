#include "ink/book_ink.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <filesystem>

#include "base/file.h"
#include "support/ink.h"
#include "support/ink_width.h"
#include "support/run_program.h"

namespace mazefolio {
namespace {

Point point(const Json& j) { return {j.at(0), j.at(1)}; }

std::vector<Point> on_answer_page(std::vector<Point> line, const Json& puzzle) {
  const Point from{puzzle.at("bbox_pt").at(0), puzzle.at("bbox_pt").at(1)};
  const Json& answer = puzzle.at("answer");
  const Point to{answer.at("bbox_pt").at(0), answer.at("bbox_pt").at(1)};
  for (Point& p : line) p = to + (p - from) * answer.at("scale").get<double>();
  return line;
}

Rect box(const Json& j) { return {j.at(0), j.at(1), j.at(2), j.at(3)}; }

// Start and finish that have no gate in the rim. Their letters, and those of goals, stand in marks_pt.
int inner_places(const Json& puzzle) {
  return static_cast<int>(puzzle.at("marks_pt").size() - puzzle.at("goals_pt").size());
}

void check_answer(const std::string& pdf, const Json& puzzle) {
  if (!puzzle.contains("answer")) return;
  const double corridor = puzzle.at("corridor_pt"), wall = puzzle.at("wall_pt");
  const Raster answers = rasterise(pdf, puzzle.at("answer_page"), 200);
  const double pitch = (corridor + wall) * puzzle.at("answer").at("scale").get<double>();
  CHECK(pitch - 0.75 >= 72 / 25.4);  // corridors of at least 1 mm beside lines of at least 0.75 pt
  // Dashes leave gaps of less than a third of a cell; under a bridge the line is gone.
  const double least = puzzle.at("crossings_pt").empty() ? 0.98 : 0.95;
  const std::vector<Point> way = on_answer_page(points(puzzle.at("solution_pt")), puzzle);
  if (puzzle.at("algorithm") == "picture")
    CHECK(share_inked(answers, way, 0, 240) == 1);  // filled with grey
  else
    CHECK(share_inked(answers, way, pitch / 3) > least);
}

}  // namespace

std::vector<Point> points(const Json& list) {
  std::vector<Point> out;
  for (const Json& j : list) out.push_back(point(j));
  return out;
}

void check_puzzle(const std::string& pdf, const Json& puzzle) {
  INFO("puzzle " << puzzle.at("number") << " " << puzzle.at("id"));
  const double corridor = puzzle.at("corridor_pt"), wall = puzzle.at("wall_pt");
  CHECK(wall >= 0.75);
  const int dpi = std::max(100, static_cast<int>(std::ceil(72 * std::max(6 / corridor, 2 / wall))));
  Raster page = rasterise(pdf, puzzle.at("page"), dpi);
  for (const Json& mark : puzzle.at("marks_pt")) blot_out(page, box(mark));
  std::vector<std::vector<Point>> outline;
  for (const Json& ring : puzzle.at("outline_pt")) outline.push_back(points(ring));
  const std::vector<Point> solution = points(puzzle.at("solution_pt"));
  REQUIRE(solution.size() >= 1);
  CHECK(solution.front() == point(puzzle.at("start_pt")));
  CHECK(solution.back() == point(puzzle.at("finish_pt")));
  // A bridge is ink across the way beneath it: around each the page is white for this reading.
  const double around = (corridor + wall) * 0.75;
  const std::vector<Point> crossings = points(puzzle.at("crossings_pt"));
  for (const Point& p : crossings) blot_out(page, inset({p.x, p.y, p.x, p.y}, -around));

  const InkVerdict verdict = read_maze(page, outline, solution.front(), solution.back(), solution, wall);
  CHECK(verdict.finish_reached);
  CHECK(verdict.ink_under_solution == 0);
  CHECK(verdict.sealed_pixels == 0);
  // The walls of a tree are one piece, which the second gate in the rim cuts in two.
  if (puzzle.at("perfect") && crossings.empty())
    CHECK(verdict.wall_components == std::max(1, 2 - inner_places(puzzle)));
  check_answer(pdf, puzzle);
}

Json maze_again(const Json& puzzle) {
  const Run run = run_mazefolio({"maze", "--id", puzzle.at("id"), "--format", "json"});
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  return Json::parse(run.out);
}

void check_width(const std::string& pdf, const Json& puzzle) {
  INFO("puzzle " << puzzle.at("number") << " " << puzzle.at("id"));
  const Json maze = maze_again(puzzle).at("graph");
  const Json &bounds = maze.at("bounds"), &on_page = puzzle.at("bbox_pt");
  const double scale = (on_page[2].get<double>() - on_page[0].get<double>()) /
                       (bounds[2].get<double>() - bounds[0].get<double>());
  std::vector<Point> centers = points(maze.at("cells"));
  for (Point& p : centers) p = point(on_page) + (p - point(bounds)) * scale;
  std::vector<std::pair<Point, Point>> ways;
  for (const Json& passage : maze.at("passages")) ways.emplace_back(centers[passage[0]], centers[passage[1]]);

  Raster page = rasterise(pdf, puzzle.at("page"), 330);
  for (const Json& mark : puzzle.at("marks_pt")) blot_out(page, box(mark));
  std::vector<std::vector<Point>> outline;
  for (const Json& ring : puzzle.at("outline_pt")) outline.push_back(points(ring));
  const std::vector<double> widths = clear_widths(page, outline, ways);
  const double narrowest = *std::min_element(widths.begin(), widths.end());
  const double stated = puzzle.at("corridor_pt"), wall = puzzle.at("wall_pt");
  constexpr double hair = 1.5 * 72 / 300;  // one and a half pixels at 300 dots an inch
  CHECK(narrowest >= stated - hair);
  // It may seem a little wider: clear_widths begins at the roomiest of nine pixels. And no passage counts as
  // wider than a pitch between wall and rim; where none lies at the rim, there is more.
  const double more = 2 / page.pixels_per_pt + (stated + 2 * wall > scale ? wall : 0);
  CHECK(narrowest <= stated + hair + more);
}

Json build_book(const std::string& spec, std::vector<std::string> more, std::string& pdf) {
  const std::filesystem::path folder = scratch_folder();
  pdf = folder / "book.pdf";
  std::vector<std::string> arguments{"build", spec, "-o", pdf, "--manifest", folder / "book.json"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  const Run run = run_mazefolio(arguments);
  INFO(run.err);
  REQUIRE(run.exit_code == 0);
  REQUIRE(run.err.empty());
  return Json::parse(read_file(folder / "book.json"));
}

}  // namespace mazefolio
