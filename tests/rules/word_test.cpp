#include <catch2/catch.hpp>
#include <string>
#include <tuple>
#include <vector>

#include "base/text/capitals.h"
#include "maze/canonical_hash.h"
#include "perfect_mazes.h"
#include "rules/message.h"
#include "rules/rule_rows.h"
#include "rules/word_hits.h"
#include "solve/gate_placement.h"
#include "solve/paths.h"
#include "support/namespaces.h"
#include "support/results.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

ChosenRule word(const std::string& message, const std::string& tempt = "0") {
  const RuleRow& row = *find_row(rule_rows(), "word");
  ChosenRule rule{&row, Options(row.options)};
  REQUIRE(rule.options.set(row.options, "word", message).ok());
  REQUIRE(rule.options.set(row.options, "tempt", tempt).ok());
  return rule;
}

Maze gated(const std::string& grid, CellCount size, const std::string& algorithm, const std::string& seed) {
  Maze maze = perfect_maze(grid, size, algorithm, seed);
  std::tie(maze.start, maze.finish) = farthest_rim_gates(maze);
  return maze;
}

Result<Marks> marks_of(const Maze& maze, const ChosenRule& rule, const std::string& seed) {
  const CellPath way = solve_maze(maze);
  Result<MarkedMaze> marked = rule.row->mark({maze, way, rule.options, seed});
  if (!marked) return marked.found();
  return std::move(marked->marks);
}

std::string joined(const std::vector<std::string>& letters) {
  std::string text;
  for (const std::string& letter : letters) text += letter;
  return text;
}

}  // namespace

TEST_CASE("a message is written in capitals, without punctuation and blanks") {
  const auto letters = [](std::string_view text) { return joined(read_message(text).value().letters); };
  CHECK(letters("Happy birthday, Anna!") == "HAPPYBIRTHDAYANNA");
  CHECK(letters("don't") == "DONT");
  CHECK(letters("Straße") == "STRASSE");
  CHECK(letters("Zoë") == "ZOË");
  CHECK(letters("Καλή ώρα") == "ΚΑΛΗΩΡΑ");
  CHECK(letters("привет") == "ПРИВЕТ");
  CHECK(read_message("meet at noon").value().words == std::vector<std::size_t>{4, 2, 4});
}

TEST_CASE("what cannot be spelled is refused in words") {
  CHECK_THAT(message_of(read_message(" ... ")), Contains("no letter"));
  CHECK_THAT(message_of(read_message("room 9")), Contains("'9' is a digit"));
  CHECK_THAT(message_of(read_message("e\xCC\x81t\xC3\xA9")), Contains("marks"));
  CHECK_THAT(message_of(read_message(std::string(121, 'a'))), Contains("120 are the most"));
  CHECK_THAT(message_of(read_message("\xFF")), Contains("UTF-8"));
}

TEST_CASE("the letters on the way spell the message, on every grid") {
  const ChosenRule rule = word("HELLO ANNA");
  int made = 0;
  for (const GridRow& grid : grids())
    for (int i = 0; i < 8; ++i) {
      const std::string seed = std::to_string(i);
      INFO(grid.name << " " << seed);
      Maze maze = gated(grid.name, {16, 16}, i % 2 ? "kruskal" : "backtracker", seed);
      const Result<Marks> marks = marks_of(maze, rule, seed);
      if (!marks) {
        CHECK_THAT(marks.message(), Contains("does not fit"));
        continue;
      }
      ++made;
      maze.marks = std::make_shared<const Marks>(*marks);
      CHECK(message_of(check_marks(maze, solve_maze(maze), rule)).empty());
      CHECK(*marks_of(maze, rule, seed) == *marks);
    }
  CHECK(made > 60);
}

TEST_CASE("wrong branches break off after so many letters of the message") {
  for (const std::string tempt : {"0", "1", "3"}) {
    const ChosenRule rule = word("BIRTHDAY", tempt);
    int with_letters = 0;
    for (int i = 0; i < 20; ++i) {
      Maze maze = gated("square", {14, 14}, "kruskal", std::to_string(i));
      const CellPath way = solve_maze(maze);
      const Result<Marks> marks = marks_of(maze, rule, std::to_string(i));
      if (!marks) continue;
      maze.marks = std::make_shared<const Marks>(*marks);
      CHECK(message_of(check_marks(maze, way, rule)).empty());
      with_letters += marks->cells.size() > 2 * 8;
    }
    CHECK(with_letters > 10);
  }
}

TEST_CASE("a message that is too long says how many letters there is room for") {
  const Maze maze = gated("square", {5, 5}, "kruskal", "1");
  const std::size_t way = solve_maze(maze).size();
  CHECK_THAT(message_of(marks_of(maze, word("A MESSAGE THAT IS MUCH TOO LONG FOR IT"), "1")),
             Contains("which holds " + std::to_string((way - 2) / 2)));
}

TEST_CASE("no rude word can be read, neither along passages nor across walls") {
  Maze maze = gated("square", {9, 9}, "kruskal", "4");
  const CellPath way = solve_maze(maze);
  CellLetters letters(cell_limit(*maze.topology));
  const BitSet none(letters.size());
  CHECK(rude_word(maze, letters, none).empty());
  const std::vector<std::string> hidden = characters_of("PISS");
  for (std::size_t i = 0; i < hidden.size(); ++i) letters[index(way[2 * i])] = hidden[hidden.size() - 1 - i];
  CHECK(rude_word(maze, letters, none).size() >= 3);

  CellLetters across(letters.size());
  const Lattice& squares = std::get<Lattice>(*maze.topology);
  for (std::uint32_t y = 0; y < 4; ++y) across[index(squares.at(2, 5 - y))] = characters_of("DEAD")[y];
  const std::vector<Cell> found = rude_word(maze, across, none);
  CHECK(found.size() == 4);
  BitSet all(letters.size(), true);
  CHECK(rude_word(maze, across, all).empty());  // the author wrote it
}

TEST_CASE("a wrong letter does not pass the proof") {
  const ChosenRule rule = word("OTTO");
  Maze maze = gated("square", {9, 9}, "backtracker", "7");
  const CellPath way = solve_maze(maze);
  const Marks marks = marks_of(maze, rule, "7").value();
  const auto verdict = [&](const Marks& changed) {
    maze.marks = std::make_shared<const Marks>(changed);
    return message_of(check_marks(maze, way, rule));
  };
  REQUIRE(verdict(marks).empty());
  Marks other = marks;
  for (CellMark& mark : other.cells)
    if (std::find(way.begin(), way.end(), mark.cell) != way.end()) mark.text = "X";
  CHECK_THAT(verdict(other), Contains("do not spell"));
  Marks swapped = marks;
  std::swap(swapped.cells[0], swapped.cells[1]);
  CHECK_THAT(verdict(swapped), Contains("order of cells"));
  maze.marks = nullptr;
  CHECK_THAT(message_of(check_marks(maze, way, rule)), Contains("no marks"));
}

TEST_CASE("marks count where repeats are looked for") {
  Maze maze = gated("square", {9, 9}, "backtracker", "7");
  const std::string bare = canonical_hash(maze);
  const ChosenRule rule = word("OTTO");
  const auto hashed = [&](const std::string& seed) {
    maze.marks = std::make_shared<const Marks>(marks_of(maze, rule, seed).value());
    return canonical_hash(maze);
  };
  const std::string first = hashed("7");
  CHECK(first.starts_with(marked_hash_kind));
  CHECK(first != bare);
  CHECK(first == hashed("7"));
  CHECK(first != hashed("8"));
}
