// The proof from the ink: every page of every example, in every template, is rendered and read back from its
// pixels.
#include <catch2/catch.hpp>
#include <filesystem>

#include "base/file.h"
#include "ink/book_ink.h"
#include "support/ink.h"
#include "support/run_program.h"

using namespace mazefolio;

TEST_CASE("the example book is solved from its ink") {
  std::string pdf;
  const Json manifest = build_book(examples + "rainy-day.yaml", {}, pdf);
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
      const Json manifest = build_book(examples + book, {"--set", std::string("template=") + look}, pdf);
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
    const Json manifest = build_book(spec, {"--set", std::string("audience=") + audience}, pdf);
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
  const Json manifest = build_book(spec, {}, pdf);
  for (const Json& puzzle : manifest.at("puzzles")) check_puzzle(pdf, puzzle);
}

TEST_CASE("every kind of maze of the gallery is solved from its ink and as wide as promised") {
  std::filesystem::current_path(examples);  // ids name pictures from there
  std::string pdf;
  const Json manifest = build_book("gallery.yaml", {}, pdf);
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
