// Misprints of tangles, in the manner of rule_misprints_test.cpp.
#include <algorithm>
#include <catch2/catch.hpp>

#include "draw/tangle_picture.h"
#include "prove/misprint.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

SmallBook::ChangeBook change_strings(bool in_answer, const std::function<void(TanglePicture&)>& change) {
  return [=](Book& book) {
    MazeFit& fit = in_answer ? book.puzzles[0].answer.fit : fit_of(book);
    auto changed = std::make_shared<TanglePicture>(*fit.tangle);
    change(*changed);
    fit.tangle = changed;
  };
}

/// Another tile, with the strings that it makes; names stay where they are.
SmallBook::ChangeBook another_tile(std::size_t tile) {
  return [=](Book& book) {
    Maze maze = book.puzzles[0].puzzle.maze;
    auto marks = std::make_shared<Marks>(*maze.marks);
    std::string& text = marks->cells.at(tile).text;
    text = text == "x" ? "a" : text == "a" ? "b" : "a";
    maze.marks = marks;
    fit_of(book).tangle =
        std::make_shared<const TanglePicture>(tangle_picture(maze, fit_of(book).maze_box, {}));
  };
}

SmallBook::ChangeBook exchange_names(std::size_t a, std::size_t b) {
  return [=](Book& book) {
    std::swap(fit_of(book).letters.at(a).run.text, fit_of(book).letters.at(b).run.text);
  };
}

/// The answer says that the first two strings end where the other one does.
std::vector<std::string> exchanged(std::vector<std::string> pairs) {
  std::swap(pairs.at(0).back(), pairs.at(1).back());
  return pairs;
}
SmallBook::ChangeBook exchange_answers() {
  return [](Book& book) {
    Maze& maze = book.puzzles[0].puzzle.maze;
    auto marks = std::make_shared<Marks>(*maze.marks);
    marks->names = exchanged(marks->names);
    maze.marks = marks;
  };
}

const std::vector<Misprint>& misprints() {
  static const std::vector<Misprint> all{
      {"two letters exchanged", "rule", exchange_names(5, 6)},
      {"two numbers exchanged, as the manifest has it", "rule", exchange_names(0, 1),
       [](BookClaim& claims) {
         std::swap(rule_of_first(claims).ends[0].name, rule_of_first(claims).ends[1].name);
       }},
      {"a number left out", "rule",
       [](Book& book) { fit_of(book).letters.erase(fit_of(book).letters.begin()); }},
      {"two answers exchanged", "rule", exchange_answers()},
      {"two answers exchanged, as the manifest has it", "rule", exchange_answers(),
       [](BookClaim& claims) { rule_of_first(claims).order = exchanged(rule_of_first(claims).order); }},
      {"a string cut within a tile", "strokes",
       change_strings(false,
                      [](TanglePicture& picture) {
                        std::vector<Cubic>& string = picture.strings[1];
                        string.erase(string.begin(), string.begin() + 1);
                      })},
      {"a string left out of the answer", "answer",
       change_strings(true, [](TanglePicture& picture) { picture.strings[0].resize(2); })},
      {"another string is heavy in the answer", "answer",
       change_strings(true, [](TanglePicture& picture) { picture.asked = picture.asked == 0 ? 1 : 0; })},
      {"a line too many", "paper",
       change_strings(false,
                      [](TanglePicture& picture) {
                        const Point a = picture.strings[0].front().from, b = picture.strings[1].front().from;
                        picture.strings[0].insert(picture.strings[0].begin(), Cubic{b, b, a, a});
                      })},
      {"a tile in the manifest",
       "graph",
       {},
       [](BookClaim& claims) {
         std::string& text = rule_of_first(claims).tiles[7].text;
         text = text == "x" ? "a" : "x";
       }},
      {"the line of a string in the manifest",
       "rule",
       {},
       [](BookClaim& claims) {
         std::swap(rule_of_first(claims).strings[0], rule_of_first(claims).strings[1]);
       }},
      {"another string as the way", "rule", {}, [](BookClaim& claims) {
         rule_of_first(claims).way.pop_back();
       }}};
  return all;
}

}  // namespace

TEST_CASE("tangles are proven in all sizes of pages and with pictures") {
  for (const char* more : {"audience: adult\n", "audience: preschool\n", "audience: expert\npage: a5\n"}) {
    CAPTURE(more);
    const SmallBook book("      - {rule: tangle, count: 2}\n", more);
    CHECK(finding_lines(book.prove()) == "");
  }
}

TEST_CASE("misprints of tangles are caught, each by the step that should") {
  const SmallBook book("      - {rule: {tangle: 5, ends: none}}", "audience: adult\n");
  REQUIRE(finding_lines(book.prove()) == "");
  for (const Misprint& misprint : misprints()) {
    const auto verdicts = book.prove(misprint.on_page, {}, 0, misprint.in_manifest);
    INFO(misprint.what << ": should be caught by " << misprint.step << "\n" << finding_lines(verdicts));
    CHECK(failed_steps(verdicts).contains(misprint.step));
  }
}

TEST_CASE("every tile that is printed as another one is caught") {
  const SmallBook book("      - {rule: {tangle: 4, ends: none}}", "audience: adult\n");
  const std::size_t tiles = book.claims().puzzles[0].rule->tiles.size();
  for (std::size_t tile = 0; tile < tiles; tile += 5) {
    CAPTURE(tile);
    CHECK(failed_steps(book.prove(another_tile(tile))).contains("graph"));
  }
}
