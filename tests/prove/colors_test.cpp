// Mazes in color: true books are not refused, and what lies on the ground or in the walls is seen as in black
// ink.
#include <catch2/catch.hpp>

#include "prove/lies/lie.h"

using namespace mazefolio::tests;

namespace {

SmallBook book_of(const std::string& puzzle, const std::string& colors) {
  return SmallBook("      - " + puzzle + "\n      - " + puzzle,
                   "page: 6x9in\naudience: expert\ndefaults: {per_page: 2}\ncolors: " + colors + "\n");
}

const std::string square = "{size: 8x7, algorithm: wilson}", navy_on_ivory = "{walls: navy, ground: ivory}";

std::set<std::string> failed(const SmallBook& book, const std::function<void(LyingBook&)>& plant) {
  LyingBook lying(book);
  plant(lying);
  return lying.failed();
}

}  // namespace

TEST_CASE("true books in color are not refused") {
  const std::set<std::string> none;
  const auto check = [&](const std::string& puzzle, const std::string& colors) {
    INFO(puzzle << " " << colors);
    CHECK(LyingBook(book_of(puzzle, colors)).failed() == none);
  };
  check(square, navy_on_ivory);
  check("{size: 8x7, grid: hexagon, algorithm: wilson}", "{walls: maroon, ground: \"#ffff00\"}");
  check("{size: 9x9, grid: polar}", "{walls: teal}");
  check("{size: 9x9, algorithm: kruskal, weave: 0.4}", "{walls: green, ground: mint}");
  check("{size: 17x15, algorithm: cavern, walls: rounded}", "{walls: brown, ground: sand}");
  check("{size: 17x15, algorithm: cavern, walls: block, rock: dots}", "{walls: purple, ground: lavender}");
  check("{size: 9x9, goals: {visit: corners}, walls: rounded}", "{ground: \"#eee\"}");
}

TEST_CASE("the manifest names the colors, and the ink of the book") {
  LyingBook book(book_of(square, navy_on_ivory));
  CHECK(book.manifest["ink"] == "color");
  CHECK(book.entry()["wall_color"] == "#182a5c");
  CHECK(book.entry()["ground_color"] == "#fffdf0");
  CHECK_FALSE(book.entry()["answer"].contains("wall_color"));
  LyingBook gray(book_of(square, "{walls: \"#333\", ground: \"#eee\"}"));
  CHECK(gray.manifest["ink"] == "black");
  CHECK(gray.entry()["wall_color"] == "#333333");
}

TEST_CASE("colors stay in the PDF, and grays keep to one ink") {
  const auto holds = [](const std::string& colors, const std::string& operators) {
    LyingBook book(book_of(square, colors));
    return book.pdf.replace(book.puzzle.page, operators, operators);
  };
  CHECK(holds(navy_on_ivory, "1 0.992157 0.941176 rg"));
  CHECK(holds(navy_on_ivory, "0.0941176 0.164706 0.360784 RG"));
  const std::string grays = "{walls: \"#333\", ground: \"#eee\"}";
  CHECK(holds(grays, "0.933333 g"));
  CHECK(holds(grays, "0.2 G"));
  CHECK_FALSE(holds(grays, " rg"));
  CHECK_FALSE(holds(grays, " RG"));
}

TEST_CASE("lies in the ink of colored mazes are caught") {
  const SmallBook book = book_of(square, navy_on_ivory);
  for (const std::string ink : {"1 1 1 rg 1 1 1 RG", "0.97 g 0.97 G", "1 1 0 rg 1 1 0 RG",
                                "0.9 0.95 1 rg 0.9 0.95 1 RG", "0.094 0.165 0.36 rg 0.094 0.165 0.36 RG"}) {
    INFO("the solution in " << ink);
    CHECK(failed(book, [&](LyingBook& b) {
            b.pdf.draw_over(b.puzzle.page, b.solution(3, ink));
          }).contains("paper"));
  }
  for (const std::string ink : {"1 0.992 0.941 rg 1 0.992 0.941 RG", "1 1 1 rg 1 1 1 RG"}) {
    INFO("a wall covered with " << ink);
    CHECK(failed(book, [&](LyingBook& b) {
            b.pdf.draw_over(b.puzzle.page,
                            b.along(*b.border(BorderKind::wall), 3 * b.puzzle.ink.wall_pt, ink));
          }).contains("graph"));
  }
  for (const std::string ink : {"0.094 0.165 0.36 RG", "0 G", "0 0.5 0 RG"}) {
    INFO("a passage closed with " << ink);
    CHECK(failed(book, [&](LyingBook& b) {
            b.pdf.draw_over(b.puzzle.page,
                            b.along(*b.border(BorderKind::passage), b.puzzle.ink.wall_pt, ink));
          }).contains("graph"));
  }
}

TEST_CASE("other colors than those of the manifest are caught") {
  const SmallBook book = book_of(square, navy_on_ivory);
  CHECK(failed(book, [](LyingBook& b) { b.entry()["wall_color"] = "#5c182a"; }).contains("color"));
  CHECK(failed(book, [](LyingBook& b) { b.entry()["ground_color"] = "#ffffff"; }).contains("paper"));
  CHECK(failed(book, [](LyingBook& b) { b.manifest["ink"] = "black"; }).contains("color"));
  CHECK(failed(book, [](LyingBook& b) {
          const Rect& slot = b.puzzle.ink.slot;
          b.pdf.draw_over(b.puzzle.page,
                          LyingBook::box({slot.x0 + 1, slot.y1 - 9, slot.x0 + 9, slot.y1 - 1}, "1 0 0 rg"));
        }).contains("color"));
}
