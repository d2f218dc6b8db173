#include "spec/read_book.h"

#include "base/sha256.h"
#include "base/system/file.h"
#include "spec/house_data.h"
#include "spec/spec_checks.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;
using Strings = std::vector<std::string>;

namespace {

struct Read {
  BookSpec book;
  Strings messages;
};

Read read(std::string_view yaml, const Strings& sets = {}) {
  const TemporaryFolder folder;
  write_file(folder.path() / "book.yaml", yaml);
  Result<BookSpec> book = read_book(folder.path() / "book.yaml", overrides(sets), sample_vocabulary());
  Strings messages = texts(book);
  return {book ? std::move(book).value() : BookSpec{}, std::move(messages)};
}

const std::string smallest = "title: A\nchapters: [{puzzles: [{}]}]\n";

}  // namespace

TEST_CASE("the smallest book has every default") {
  const auto [book, messages] = read(smallest);
  CHECK(messages.empty());
  CHECK(book.title == "A");
  CHECK(book.sha256 == sha256(smallest));
  CHECK(book.page.width == inches(8.5));
  CHECK(book.front.size() == 4);
  CHECK_FALSE(book.name_line);
  CHECK_FALSE(book.answers.per_page);
  REQUIRE(book.chapters.size() == 1);
  const PuzzleSpec& puzzle = book.chapters[0].puzzles.at(0);
  CHECK(puzzle.count == 1);
  CHECK(puzzle.algorithm.name == "backtracker");
  CHECK(puzzle.grid.name == "square");
  CHECK(puzzle.size.is_auto());
  CHECK(puzzle.difficulty.asked.empty());
  CHECK(puzzle.goals.from.empty());
  CHECK(puzzle.place.line == 2);
  CHECK(puzzle.place.column == 23);
}

TEST_CASE("every field is read") {
  const auto [book, messages] = read(R"(
title: 007
subtitle: true
author: A. Hedge
language: de
seed: 2026
printer: kdp
page: {width: 6in, height: 9in}
template: minimal
audience: large-print
front: [contents, title]
answers: {place: separate, per_page: 4, style: dashed}
name_line: true
fonts: {display: Lato, text: Andika}
chapters:
  - title: One
    text: |
      Two lines
      of text.
    puzzles:
      - {count: 3, title: T, story: S, grid: {type: hexagon}, size: 20x28, difficulty: 2..6, per_page: 3, seed: 9,
         algorithm: {name: growing-tree, mix: .25, pick: first}, goals: {from: top-left, to: centre}}
      - {difficulty: hard, goals: farthest}
      - {difficulty: "7"}
      - {difficulty: easy..medium}
)");
  CHECK(messages.empty());
  CHECK(book.title == "007");
  CHECK(book.subtitle == "true");
  CHECK(book.seed == "2026");
  CHECK(book.language == "de");
  CHECK(book.printer == "kdp");
  CHECK(book.page.width == inches(6));
  CHECK(book.look == "minimal");
  CHECK(book.look_place.line == 9);
  CHECK(book.audience == "large-print");
  REQUIRE(book.front.size() == 2);
  CHECK(book.front[0].type == PageType::contents);
  CHECK(book.front[1].type == PageType::title);
  CHECK(book.answers.place == AnswerPlace::separate);
  CHECK(book.answers.per_page == 4);
  CHECK(book.answers.style == PathStyle::dots);
  CHECK(book.name_line);
  CHECK(book.display_font == "Lato");
  CHECK(book.text_font_place.column == 30);
  const ChapterSpec& chapter = book.chapters.at(0);
  CHECK(chapter.text == "Two lines\nof text.");
  const PuzzleSpec& p = chapter.puzzles.at(0);
  CHECK(p.count == 3);
  CHECK(p.grid.name == "hexagon");
  CHECK(p.size.columns == 20);
  CHECK(p.size.rows == 28);
  CHECK(p.difficulty.ramp);
  CHECK(p.difficulty.low == 2);
  CHECK(p.difficulty.high == 6);
  CHECK(p.per_page == 3);
  CHECK(p.seed == "9");
  CHECK(p.algorithm.options.real("mix") == 0.25);
  CHECK(p.algorithm.options.text("pick") == "first");
  CHECK(p.goals.to == "centre");
  CHECK(chapter.puzzles[1].difficulty.low == 5);
  CHECK_FALSE(chapter.puzzles[1].difficulty.ramp);
  CHECK(chapter.puzzles[1].goals.farthest);
  CHECK(chapter.puzzles[2].difficulty.high == 7);
  CHECK(chapter.puzzles[3].difficulty.ramp);
  CHECK(chapter.puzzles[3].difficulty.high == 4);
}

TEST_CASE(
    "an entry's own field wins over its chapter's, and that over the book's, in whatever order they stand") {
  const auto [book, messages] = read(R"(
chapters:
  - puzzles:
      - {count: 1}
      - {}
    defaults: {count: 2, per_page: 4}
  - puzzles: [{}]
defaults: {count: 3, algorithm: wilson}
title: A
)");
  CHECK(messages.empty());
  CHECK(book.chapters[0].puzzles[0].count == 1);
  CHECK(book.chapters[0].puzzles[1].count == 2);
  CHECK(book.chapters[0].puzzles[0].per_page == 4);
  CHECK(book.chapters[0].puzzles[1].algorithm.name == "wilson");
  CHECK(book.chapters[1].puzzles[0].count == 3);
  CHECK(book.chapters[1].puzzles[0].per_page == 1);
}

TEST_CASE("a page is a paper or its sides with a unit") {
  for (const auto& [text, width, height] :
       {std::tuple{"a5", millimeters(148), millimeters(210)}, std::tuple{"6x9in", inches(6), inches(9)},
        std::tuple{"6.14 x 9.21 in", inches(6.14), inches(9.21)},
        std::tuple{"6inx229mm", inches(6), millimeters(229)}}) {
    const auto [book, messages] = read(std::string("page: ") + text + "\n" + smallest);
    INFO(text);
    CHECK(messages.empty());
    CHECK(book.page.width.pt == Approx(width.pt));
    CHECK(book.page.height.pt == Approx(height.pt));
  }
  for (const char* text :
       {"x", "6x", "x9in", "6x9", "6x9px", "2x9in", "6x61in", "-6x9in", "nanxnanin", "1e9x9in", "\"\""}) {
    INFO(text);
    CHECK(read(std::string("page: ") + text + "\n" + smallest).messages.size() == 1);
  }
}

TEST_CASE("overrides reach the book, and their errors say so") {
  const auto [book, messages] = read(
      smallest, {"title=B: C", "answers.per_page=9", "chapters.0.puzzles.0.count=5", "page=a4", "subtitle="});
  CHECK(messages.empty());
  CHECK(book.title == "B: C");
  CHECK(book.answers.per_page == 9);
  CHECK(book.chapters[0].puzzles[0].count == 5);
  CHECK(read(smallest, {"answers.per_page=5"}).messages ==
        Strings{"--set answers.per_page: error: 'per_page' must be auto, 1, 2, 4, 6 or 9, not '5'"});
  CHECK(read(smallest, {"sed=3"}).messages ==
        Strings{"--set sed: error: unknown key 'sed'; did you mean 'seed'?"});
}

namespace {

// One puzzle with these fields, inside braces.
Read read_puzzle(const std::string& fields) {
  return read("title: A\nchapters:\n  - puzzles:\n      - {" + fields + "}\n");
}

PuzzleSpec puzzle_of(const std::string& fields) {
  const Read got = read_puzzle(fields);
  INFO(fields);
  CHECK(got.messages == Strings{});
  return got.book.chapters.at(0).puzzles.at(0);
}

}  // namespace

TEST_CASE("a shape is a name, a mapping with a type, or a mapping by its own option") {
  CHECK(puzzle_of("").shape.name == "rectangle");
  CHECK(puzzle_of("shape: heart").shape.name == "heart");
  const PuzzleSpec letters = puzzle_of("shape: {text: ANNA, font: Andika}");
  CHECK(letters.shape.name == "text");
  CHECK(letters.shape.options.text("text") == "ANNA");
  CHECK(letters.shape.options.text("font") == "Andika");
  CHECK(letters.shape.place_of("font").column == 36);
  CHECK(letters.shape.place_of("text").column == 24);
  CHECK(puzzle_of("shape: {type: text, text: 12}").shape.options.text("text") == "12");
  CHECK(puzzle_of("shape: {picture: ../cat.svg}").shape.options.text("picture") == "../cat.svg");
}

TEST_CASE("options of a group stand in a mapping of their own, and lists of texts are joined") {
  const Choice choice =
      puzzle_of("algorithm: {name: kruskal, jitter: 1, weights: {height: [x, y], penalty: 10}}").algorithm;
  CHECK(choice.options.text("height") == "x; y");
  CHECK(choice.options.real("penalty") == 10);
  CHECK(choice.options.real("jitter") == 1);
  CHECK(choice.place_of("penalty").column == 83);
  const auto height = [](const std::string& value) {
    return puzzle_of("algorithm: {name: kruskal, weights: {height: " + value + "}}")
        .algorithm.options.text("height");
  };
  CHECK(height("[3, 2, 1]") == "3; 2; 1");
  CHECK(height("[[1, 0], [-1, 0.5]]") == "1,0; -1,0.5");
  CHECK(height("[[1, 2], x]") == "1,2; x");
}

TEST_CASE("lists for a text are bounded and two deep") {
  const auto told = [](const std::string& value) {
    return read("title: A\nchapters: [{puzzles: [{algorithm: {name: kruskal, weights: {height: " + value +
                "}}}]}]\n")
        .messages;
  };
  CHECK(told("[[1, []]]").size() == 1);
  CHECK(told("[[[1]]]").size() == 1);
  std::string many = "[&a [&b " + std::string(19000, 'x');
  for (int i = 0; i < 9; ++i) many += ", *b";
  CHECK_THAT(told(many + "], *a]").at(0), Catch::Contains("'height' is longer than 20000 characters"));
}

TEST_CASE("refinements of the carved maze are fields of the puzzle") {
  CHECK(puzzle_of("").refinement.text("symmetry") == "none");
  const PuzzleSpec puzzle = puzzle_of("symmetry: mirror, braid: 0.5, sparsify: 2");
  CHECK(puzzle.refinement.text("symmetry") == "mirror");
  CHECK(puzzle.refinement.real("braid") == 0.5);
  CHECK(puzzle.refinement.integer("sparsify") == 2);
  CHECK(puzzle.refinement_place.line == 4);
}

TEST_CASE("walls and icons are named; icons may be files") {
  CHECK_FALSE(puzzle_of("").walls);
  CHECK(puzzle_of("walls: block").walls == WallStyle::block);
  const PuzzleSpec puzzle = puzzle_of("start_icon: mouse, finish_icon: my/fox.svg");
  CHECK(puzzle.start_icon == "mouse");
  CHECK(puzzle.finish_icon == "my/fox.svg");
  CHECK(puzzle.finish_icon_place.column == 42);
}

TEST_CASE("the places that are visited have one icon, or several in turn") {
  CHECK(puzzle_of("").goal_icons.empty());
  CHECK(puzzle_of("goal_icons: mouse").goal_icons == std::vector<std::string>{"mouse"});
  const PuzzleSpec puzzle = puzzle_of("goal_icons: [mouse, my/fox.svg]");
  CHECK(puzzle.goal_icons == std::vector<std::string>{"mouse", "my/fox.svg"});
  REQUIRE(puzzle.goal_icon_places.size() == 2);
  CHECK(puzzle.goal_icon_places[1].column == puzzle.goal_icon_places[0].column + 7);
  const auto told = [](const std::string& icons) {
    return read("title: A\nchapters: [{puzzles: [{goal_icons: " + icons + "}]}]\n").messages;
  };
  CHECK_THAT(told("[mouse, mose]").at(0),
             Catch::Contains("unknown goal_icons 'mose'; did you mean 'mouse'?"));
  CHECK_THAT(told("[]").at(0), Catch::Contains("'goal_icons' takes 1 to 8 icons, not 0"));
}

TEST_CASE("goals are places, cells, the rim, or several places to join") {
  const Goals rim = puzzle_of("goals: {from: centre, to: rim}").goals;
  CHECK(rim.from == "centre");
  CHECK(rim.to == "rim");
  CHECK(puzzle_of("goals: {from: rim, to: rim}").goals.from == "rim");
  const Goals cells = puzzle_of("goals: {from: [0, 12], to: '3, 4'}").goals;
  CHECK(cells.from == "0,12");
  CHECK(cells.to == "3,4");
  CHECK(puzzle_of("goals: {visit: corners}").goals.visit.size() == 4);
  CHECK(puzzle_of("goals: {visit: [top, [2, 3], bottom]}").goals.visit == Strings{"top", "2,3", "bottom"});
  CHECK(puzzle_of("goals: farthest").goals.farthest);
}

TEST_CASE("a printer or template may be a file beside the spec") {
  const TemporaryFolder folder;
  write_file(folder.path() / "mine.yaml", "x");
  write_file(folder.path() / "book.yaml", "printer: mine.yaml\n" + smallest);
  const Result<BookSpec> book = read_book(folder.path() / "book.yaml", {}, sample_vocabulary());
  CHECK(book.value().printer == "mine.yaml");
  CHECK(read("template: other/mine.yaml\n" + smallest).messages.size() == 1);
}

TEST_CASE("a missing book is a WorldError") {
  CHECK_THROWS_AS(read_book("/nowhere/book.yaml", {}, sample_vocabulary()), WorldError);
}

TEST_CASE("the line for a name may have a printed name") {
  for (const auto& [value, line, pupil] : {std::tuple{"true", true, ""},
                                           {"False", false, ""},
                                           {"yes", true, ""},
                                           {"off", false, ""},
                                           {"Anna Schmidt", true, "Anna Schmidt"},
                                           {"'true'", true, "true"},
                                           {"No", true, "No"},
                                           {"'on'", true, "on"},
                                           {"7", true, "7"},
                                           {"\"O'Brien, Siân\"", true, "O'Brien, Siân"},
                                           {"山田太郎", true, "山田太郎"}}) {
    const auto [book, messages] = read("name_line: " + std::string(value) + "\n" + smallest);
    INFO(value);
    CHECK(messages.empty());
    CHECK(book.name_line == line);
    CHECK(book.pupil == pupil);
  }
}

TEST_CASE("an invalid name for the line is reported") {
  const std::string must = "'name_line' must be true, false or a name, not ";
  for (const auto& [value, message] :
       {std::pair<std::string, std::string>{"[Anna, Bo]", must + "a list"},
        {"{name: Anna}", must + "a mapping"},
        {"", "'name_line' is empty"},
        {"' '", "'name_line' is empty"},
        {std::string(101, 'n'), "'name_line' must be at most 100 characters, not 101"}}) {
    const auto [book, messages] = read("name_line: " + value + "\n" + smallest);
    REQUIRE(messages.size() == 1);
    CHECK(messages[0].find(message) != std::string::npos);
    CHECK_FALSE(book.name_line);
  }
}

TEST_CASE("colors of the book hold for entries that do not set them") {
  const auto [book, messages] = read(R"(
title: A
colors: {walls: Navy, ground: "#fdf6e3"}
chapters:
  - puzzles:
      - {}
      - {colors: {walls: "#444"}}
      - {colours: {ground: white}}
)");
  CHECK(messages.empty());
  const std::vector<PuzzleSpec>& entries = book.chapters.at(0).puzzles;
  CHECK(entries[0].colors == MazeColors{{24, 42, 92}, {253, 246, 227}});
  CHECK(entries[1].colors == MazeColors{{68, 68, 68}, {253, 246, 227}});
  CHECK(entries[2].colors == MazeColors{{24, 42, 92}, color_white});
  CHECK(read(smallest).book.defaults.colors == MazeColors{});
}

TEST_CASE("a color of an entry is held against the other color of its book") {
  const auto messages = [](const std::string& walls) {
    return read("title: A\ncolors: {walls: \"" + walls +
                "\"}\nchapters:\n  - puzzles: [{colors: {ground: \"#f4e4e4\"}}]\n")
        .messages;
  };
  CHECK(messages("#c00000").empty());
  REQUIRE(messages("#d04040").size() == 1);
  CHECK_THAT(messages("#d04040")[0], Catch::Contains(":4:33: error: walls of #d04040 are too pale"));
}
