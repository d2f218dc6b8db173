// Caves that grew by a rule: every preset prints something worth it, or says where and why not.
#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>

#include "book/book.h"
#include "book/book_vocabulary.h"
#include "generate/thick/rule.h"
#include "maze/thick.h"
#include "puzzle/make_puzzle.h"
#include "solve/worth.h"
#include "spec/data_files.h"
#include "spec/read_book.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

Result<Book> book_of(const std::string& head, const std::string& entry) {
  static const DataFiles files(MAZEFOLIO_SOURCE_DIR);
  BookSpec spec = read_book_text("title: A\n" + head + "\nchapters:\n  - puzzles: [{" + entry + "}]\n",
                                 "book.yaml", NameFolder{"."}, {}, book_vocabulary(files).value())
                      .value();
  HouseData house = load_house_data(spec, files).value();
  FixedMeasurer measurer;
  return make_book(spec, std::move(house), measurer, 0, {});
}

std::string rule(const RulePreset& preset) {
  return "algorithm: {name: automaton, rule: " + std::string(preset.name) + "}";
}

/// Straight from gate to gate, in longer sides of the field within its frame.
double gates_apart(Maze maze) {
  close_frame(maze);
  const Rect box = bounds(*maze.topology);
  const Point way = center(*maze.topology, maze.start.cell) - center(*maze.topology, maze.finish.cell);
  return std::sqrt(dot(way, way)) / (std::max(box.width(), box.height()) - 2);
}

void check_printed(const Result<Book>& book) {
  for (const BookPuzzle& p : book.value().puzzles) {
    INFO(to_text(*p.puzzle.id));
    const Worth worth = worth_of(p.puzzle.maze);
    CHECK(gates_apart(p.puzzle.maze) >= 0.5 - 1e-9);
    CHECK(worth.decisions >= 1);
    CHECK(worth.bare <= std::max(3.0, 0.25 * std::min(worth.width, worth.height)));
    CHECK(worth.hall <= std::max(3.0, 0.2 * std::min(worth.width, worth.height)));
  }
}

}  // namespace

TEST_CASE("every preset prints caves worth it by default, with every seed", "[unsanitized]") {
  for (const RulePreset& preset : rule_presets())
    for (const char* seed : {"1", "2"}) {
      INFO(preset.name << " " << seed);
      const Result<Book> book =
          book_of(std::string("page: letter\naudience: adult\nseed: ") + seed, rule(preset));
      INFO((book ? "" : to_text(book.error())));
      REQUIRE(book.ok());
      check_printed(book);
    }
}

TEST_CASE("where a page is too small for a preset, the error says so and names what would do",
          "[unsanitized]") {
  for (const RulePreset& preset : rule_presets())
    for (const char* head : {"page: 6x9in\naudience: kids", "page: 6x9in\naudience: early"}) {
      INFO(preset.name << " " << head);
      const Result<Book> book = book_of(head, rule(preset));
      if (book) {
        check_printed(book);
        continue;
      }
      CHECK(to_text(book.error()).starts_with("book.yaml:5:15: error: "));
      CHECK_THAT(to_text(book.error()), Catch::Contains("write "));
    }
}

TEST_CASE("wide halls need many cells: a page without room for them is refused") {
  const Result<Book> book =
      book_of("page: 6x9in\naudience: kids", "algorithm: {name: automaton, rule: vote}");
  REQUIRE(!book);
  CHECK_THAT(to_text(book.error()), Catch::Contains("a maze worth printing has 24 a side at least"));
}

TEST_CASE("caves of a level have gates across them") {
  for (const char* preset : {"vote", "vote45", "mazectric"}) {
    INFO(preset);
    const Result<Book> book =
        book_of("page: letter\naudience: adult", "algorithm: {name: automaton, rule: " + std::string(preset) +
                                                     "}, difficulty: easy, count: 4");
    INFO((book ? "" : to_text(book.error())));
    REQUIRE(book.ok());
    check_printed(book);
  }
}

TEST_CASE("a cave in pieces is no puzzle, and a picture without gates where one is asked for") {
  const Result<Book> book =
      book_of("page: letter\naudience: adult", "algorithm: {name: automaton, connect: none}");
  REQUIRE(!book);
  CHECK(to_text(book.error()) ==
        "book.yaml:5:34: error: 'connect: none' leaves the maze of 'automaton' in pieces: it is not one "
        "connected maze, but a picture without a solution; leave it out, so that the pieces are joined");
  PuzzleRequest request =
      request_of(parse_puzzle_id("square:41x31/automaton(connect=none,rule=maze)#1")).value();
  CHECK(!make_puzzle(request));
  request.in_pieces = true;
  const Puzzle made = make_puzzle(request).value();
  CHECK(made.in_pieces);
  CHECK(made.maze.start.cell == no_cell);
  CHECK(made.solution.empty());
}
