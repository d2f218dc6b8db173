// The proof from the ink: every page of every example, in every template, is rendered and read back from its
// pixels.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <nlohmann/json.hpp>

#include "base/file.h"
#include "support/ink.h"
#include "support/ink_width.h"
#include "support/run_program.h"

using namespace mazefolio;
using Json = nlohmann::json;

namespace {

Point point(const Json& j) { return {j.at(0), j.at(1)}; }
std::vector<Point> points(const Json& list) {
  std::vector<Point> out;
  for (const Json& j : list) out.push_back(point(j));
  return out;
}

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
  CHECK(share_inked(answers, on_answer_page(points(puzzle.at("solution_pt")), puzzle), pitch / 3) > least);
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

// The narrowest passage of the printed maze is as wide as the manifest says. What passages there are is told
// by making the maze again from its id, in the folder of its book.
void check_width(const std::string& pdf, const Json& puzzle) {
  INFO("puzzle " << puzzle.at("number") << " " << puzzle.at("id"));
  const Run run = run_mazefolio({"maze", "--id", puzzle.at("id"), "--format", "json"});
  REQUIRE(run.exit_code == 0);
  const Json maze = Json::parse(run.out).at("graph");
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

Json build(const std::string& spec, std::vector<std::string> more, std::string& pdf) {
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

const std::string examples = MAZEFOLIO_SOURCE_DIR "/examples/";

}  // namespace

TEST_CASE("the example book is solved from its ink") {
  std::string pdf;
  const Json manifest = build(examples + "rainy-day.yaml", {}, pdf);
  REQUIRE(manifest.at("puzzles").size() == 24);
  for (const Json& puzzle : manifest.at("puzzles")) {
    check_puzzle(pdf, puzzle);
    // The promised width lies free on both sides of the way (but for two pixels of a blurred edge).
    const Raster page = rasterise(pdf, puzzle.at("page"), 150);
    const double free = puzzle.at("corridor_pt").get<double>() / 2 - 2 / page.pixels_per_pt;
    CHECK(share_inked(page, points(puzzle.at("solution_pt")), free) == 0);
  }
}

TEST_CASE("the smaller examples are solved from their ink, in every template") {
  for (const char* book : {"first-book.yaml", "worksheet.yaml"})
    for (const char* look : {"classic", "playful", "minimal"}) {
      INFO(book << " " << look);
      std::string pdf;
      const Json manifest = build(examples + book, {"--set", std::string("template=") + look}, pdf);
      for (const Json& puzzle : manifest.at("puzzles")) check_puzzle(pdf, puzzle);
    }
}

TEST_CASE("small pages with fine mazes are solved from their ink") {
  const std::filesystem::path spec = scratch_folder() / "small.yaml";
  write_file(spec,
             "title: Small\npage: 6x9in\nanswers: {style: dashed}\nchapters:\n  - puzzles:\n"
             "      - {count: 3, difficulty: 1, algorithm: wilson}\n      - {count: 2, difficulty: 1, "
             "per_page: 2}\n");
  for (const char* audience : {"expert", "large-print", "preschool"}) {
    std::string pdf;
    const Json manifest = build(spec, {"--set", std::string("audience=") + audience}, pdf);
    for (const Json& puzzle : manifest.at("puzzles")) check_puzzle(pdf, puzzle);
  }
}

TEST_CASE("fine mazes with goals in the middle are solved from their ink") {
  const std::filesystem::path spec = scratch_folder() / "fine.yaml";
  write_file(
      spec,
      "title: Fine\naudience: expert\nchapters:\n  - puzzles:\n"
      "      - {count: 2, difficulty: 7, algorithm: kruskal}\n"
      "      - {size: 20x30, goals: {from: centre, to: bottom}}\n      - {size: 1x9}\n      - {size: 9x1}\n");
  std::string pdf;
  const Json manifest = build(spec, {}, pdf);
  for (const Json& puzzle : manifest.at("puzzles")) check_puzzle(pdf, puzzle);
}

TEST_CASE("every kind of maze of the gallery is solved from its ink and as wide as promised") {
  std::filesystem::current_path(examples);  // ids name pictures from there
  std::string pdf;
  const Json manifest = build("gallery.yaml", {}, pdf);
  for (const Json& puzzle : manifest.at("puzzles")) {
    check_puzzle(pdf, puzzle);
    if (puzzle.at("crossings_pt").empty()) check_width(pdf, puzzle);
  }
}

TEST_CASE("a wall drawn over a passage is seen in the ink") {
  // The reader of pixels itself: a white page with a frame of ink, cut by a line.
  Raster page{100, 100, 1, std::vector<unsigned char>(10000, 255)};
  const auto ink = [&](int x0, int y0, int x1, int y1) {
    for (int y = y0; y < y1; ++y)
      for (int x = x0; x < x1; ++x) page.grey[static_cast<std::size_t>(y * 100 + x)] = 0;
  };
  ink(10, 10, 90, 12);
  ink(10, 88, 90, 90);
  const std::vector<std::vector<Point>> outline{{{11, 11}, {89, 11}, {89, 89}, {11, 89}}};
  const std::vector<Point> way{{20, 50}, {80, 50}};
  const InkVerdict open = read_maze(page, outline, way[0], way[1], way, 2);
  CHECK(open.finish_reached);
  CHECK(open.sealed_pixels == 0);
  CHECK(open.wall_components == 2);
  CHECK(open.ink_under_solution == 0);
  ink(50, 10, 52, 90);
  const InkVerdict shut = read_maze(page, outline, way[0], way[1], way, 2);
  CHECK_FALSE(shut.finish_reached);
  CHECK(shut.sealed_pixels > 1000);
  CHECK(shut.ink_under_solution > 0);
  CHECK(shut.wall_components == 1);
}
