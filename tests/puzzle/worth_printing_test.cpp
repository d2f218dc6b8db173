// What is printed is worth it, whatever the author leaves out: with nothing but a count, for every audience
// and on every usual trim.
#include <catch2/catch.hpp>

#include "book/book.h"
#include "book/book_vocabulary.h"
#include "generate/generator.h"
#include "puzzle/entry_request.h"
#include "puzzle/make_puzzles.h"
#include "puzzle/request.h"
#include "solve/difficulty.h"
#include "solve/worth.h"
#include "spec/data_files.h"
#include "spec/read_book.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

namespace {

const std::vector<std::string> trims{"6x9in", "5x8in", "letter", "a4", "a5", "8.5x8.5in", "11x8.5in"};

const DataFiles& files() {
  static const DataFiles found(MAZEFOLIO_SOURCE_DIR);
  return found;
}

BookSpec spec_of(const std::string& yaml) {
  return read_book_text(yaml, "book.yaml", NameFolder{"."}, {}, book_vocabulary(files()).value()).value();
}

/// A book, or its first error.
struct Tried {
  BookSpec spec;
  std::vector<Puzzle> puzzles{};
  Audience audience{};
  std::string error{};
  std::vector<std::string> warnings{};
};

Tried tried(const std::string& yaml) {
  Tried out{spec_of(yaml)};
  HouseData house = load_house_data(out.spec, files()).value();
  out.audience = house.audience;
  FixedMeasurer measurer;
  Result<Book> made = make_book(out.spec, std::move(house), measurer, 0, {});
  if (!made) {
    out.error = to_text(made.error());
    return out;
  }
  for (BookPuzzle& p : made.value().puzzles) out.puzzles.push_back(std::move(p.puzzle));
  for (const Diagnostic& d : made.value().warnings.all()) out.warnings.push_back(to_text(d));
  return out;
}

std::string book(const std::string& audience, const std::string& page, const std::string& entry) {
  return "title: A\nauthor: B\nseed: 1\npage: " + page + "\naudience: " + audience +
         "\nchapters:\n  - puzzles:\n      - {" + entry + "}\n";
}

void check_worthy(const Puzzle& p, const PuzzleSpec& entry, int decisions) {
  INFO(to_text(*p.id));
  CHECK(shortfall(worth_of(p.maze), floor_of(entry, static_cast<std::uint32_t>(decisions))).empty());
}

}  // namespace

TEST_CASE("a book that only counts its mazes is worth printing, for all readers on all trims",
          "[unsanitized]") {
  const std::vector<Audience> audiences = read_audiences(files()).value();
  REQUIRE(audiences.size() == 7);
  for (const Audience& audience : audiences)
    for (const std::string& trim : trims) {
      INFO(audience.name << " on " << trim);
      const Tried made = tried(book(audience.name, trim, "count: 12"));
      if (audience.name == "preschool" && trim == "5x8in" &&
          !made.error.empty()) {  // three corridors of 20 mm
        CHECK_THAT(made.error, Catch::Contains("has 4 a side at least; to reach it, write audience: early"));
        continue;
      }
      CHECK(made.error == "");
      CHECK(made.warnings.empty());
      REQUIRE(made.puzzles.size() == 12);
      for (const Puzzle& p : made.puzzles) {
        check_worthy(p, made.spec.chapters[0].puzzles[0], audience.decisions);
        CHECK(level_of(p.score) <= audience.levels.high);
      }
      CHECK(level_of(made.puzzles.front().score) <= audience.levels.low);
      CHECK(made.puzzles.front().score <= made.puzzles.back().score);
    }
}

TEST_CASE("six stories for kids on a small page have decisions, or the error says what would do") {
  const Tried made = tried(book(
      "kids", "6x9in",
      "count: 6, per_page: 3, story: The mouse has lost its way in the garden and is looking for cheese."));
  for (const Puzzle& p : made.puzzles) check_worthy(p, made.spec.chapters[0].puzzles[0], 2);
  if (made.puzzles.empty()) {
    CHECK_THAT(made.error, Catch::StartsWith("book.yaml:8:9: error: ") && Catch::Contains("per_page: "));
  }
}

TEST_CASE("mazes of every grid and generator are worth printing", "[unsanitized]") {
  for (const std::string& grid : names_of(grids())) {
    const Tried made = tried(book("adult", "letter", "count: 3, size: medium, grid: " + grid));
    INFO(grid);
    CHECK(made.error == "");
    for (const Puzzle& p : made.puzzles) check_worthy(p, made.spec.chapters[0].puzzles[0], 2);
  }
  for (const GeneratorRow& row : generators()) {
    if (row.pictures) continue;
    const Tried made = tried(book("adult", "letter", "count: 1, size: medium, algorithm: " + row.name));
    INFO(row.name);
    CHECK(made.error == "");
    for (const Puzzle& p : made.puzzles) check_worthy(p, made.spec.chapters[0].puzzles[0], 2);
  }
}

TEST_CASE("ways of binary trees and sidewinders turn twice a level") {
  for (const std::string name : {"binary-tree", "sidewinder"}) {
    INFO(name);
    const Tried made = tried(book("adult", "letter", "count: 24, difficulty: 3..8, algorithm: " + name));
    CHECK(made.error == "");
    REQUIRE(made.puzzles.size() == 24);
    for (const Puzzle& p : made.puzzles)
      CHECK(static_cast<int>(worth_of(p.maze).turns) >= 2 * level_of(p.score));
  }
}

TEST_CASE("the start that the program sets is the harder end") {
  const Tried made = tried(book("adult", "letter", "count: 16, difficulty: 3..6"));
  REQUIRE(made.puzzles.size() == 16);
  for (const Puzzle& p : made.puzzles) {
    const Rating rating = rate(p.maze);
    CHECK(rating.forward >= rating.backward);
  }
}

TEST_CASE("entries without size and level share one ramp, and others stay off it") {
  const Tried made = tried(
      "title: A\npage: letter\naudience: tween\nchapters:\n"
      "  - puzzles: [{count: 3}, {count: 1, difficulty: 1}, {count: 1, size: 10x12}]\n  - puzzles: [{count: "
      "4}]\n");
  REQUIRE(made.puzzles.size() == 9);
  std::vector<int> levels;
  for (const std::size_t i : {0, 1, 2, 5, 6, 7, 8}) levels.push_back(level_of(made.puzzles[i].score));
  CHECK(levels.front() == 3);
  CHECK(levels.back() == 6);
  CHECK(std::is_sorted(levels.begin(), levels.end()));
  CHECK(level_of(made.puzzles[3].score) == 1);
}

TEST_CASE("the words for sizes are shares of the columns that the page holds") {
  std::vector<std::uint32_t> columns;
  for (const char* size : {"small", "medium", "large", "fill"}) {
    const Tried made = tried(book("tween", "letter", std::string("count: 1, size: ") + size));
    REQUIRE(made.puzzles.size() == 1);
    columns.push_back(made.puzzles[0].id->columns);
  }
  CHECK(columns[0] == Approx(0.45 * columns[3]).margin(1));
  CHECK(columns[1] == Approx(0.65 * columns[3]).margin(1));
  CHECK(columns[2] == Approx(0.85 * columns[3]).margin(1));
  const std::string wider = "count: 1, size: " + std::to_string(columns[3] + 1) + "x4";
  CHECK_THAT(tried(book("tween", "letter", wider)).error, Catch::Contains("cells do not fit"));
}

TEST_CASE("hardest is as hard as any level that can be had, or one below", "[unsanitized]") {
  const Tried hardest = tried(book("kids", "6x9in", "count: 1, difficulty: hardest, per_page: 2"));
  REQUIRE(hardest.puzzles.size() == 1);
  CHECK(hardest.warnings.empty());
  const int level = level_of(hardest.puzzles[0].score);
  REQUIRE(level < 10);
  const std::string above = "count: 1, per_page: 2, difficulty: " + std::to_string(level + 2);
  CHECK_THAT(tried(book("kids", "6x9in", above)).error, Catch::Contains("is out of reach"));
}

TEST_CASE("a level out of reach is the nearest instead where the author allows it, with a warning",
          "[unsanitized]") {
  const std::string levels = "count: 3, per_page: 2, difficulty: ";
  CHECK_THAT(tried(book("kids", "6x9in", levels + "7..9")).error, Catch::Contains("is out of reach"));
  const Tried made = tried(book("kids", "6x9in", levels + "{levels: 7..9, otherwise: nearest}"));
  REQUIRE(made.puzzles.size() == 3);
  REQUIRE(made.warnings.size() == 1);
  CHECK_THAT(made.warnings[0],
             Catch::StartsWith("book.yaml:8:") &&
                 Catch::Contains("warning: difficulty 7..9 is out of reach for 3 of 3 mazes: "
                                 "the nearest is printed, level"));
  for (const Puzzle& p : made.puzzles) {
    CHECK(level_of(p.score) < 7);
    check_worthy(p, made.spec.chapters[0].puzzles[0], 2);
  }
  const Tried easy = tried(book("kids", "letter", "count: 3, difficulty: {levels: 2, otherwise: nearest}"));
  CHECK(easy.warnings.empty());
  for (const Puzzle& p : easy.puzzles) CHECK(level_of(p.score) == 2);
}

TEST_CASE("a size too small to be worth printing is an error that says what would do", "[unsanitized]") {
  CHECK(tried(book("adult", "letter", "size: 3x9")).error ==
        "book.yaml:8:16: error: a maze of 3x9 cells is not worth printing: it needs 4 a side at least; write "
        "4x9 or more, or let the size be auto");
  CHECK_THAT(
      tried(book("adult", "letter", "count: 2, size: 4x4, algorithm: binary-tree")).error,
      Catch::StartsWith("book.yaml:8:26: error: no binary-tree maze of 4x4 cells is worth printing: ") &&
          Catch::Contains("to reach it, write "));
}
