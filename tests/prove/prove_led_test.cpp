// A message in a maze with loops, as the page shows it.

#include <catch2/catch.hpp>

#include "rule_field.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

const std::vector<std::string> ring{"", "O", "", "O", "Z", "K", "X", "", ""};

/// The message leads around the middle of a field, from its first cell to the one before the last. The other
/// way around is shorter.
RuleField led(const std::vector<std::string>& marks) {
  RuleField field("word", {{"key", "word_led"}}, marks, {0, 1, 2, 5, 8, 7});
  field.puzzle.rule->message = "O K";
  field.puzzle.finish = field.puzzle.graph.cells[7];
  return field;
}

std::vector<std::string> with(std::size_t cell, const std::string& letter) {
  std::vector<std::string> marks = ring;
  marks[cell] = letter;
  return marks;
}

}  // namespace

TEST_CASE("letters that let one way of several spell the message are right") {
  CHECK(led(ring).finding().empty());
}

TEST_CASE("a letter that lets two ways spell the message is found") {
  CHECK_THAT(led(with(6, "K")).finding(), Contains("marks allow another way"));
  CHECK_THAT(led(with(4, "K")).finding(), Contains("marks allow another way"));
  RuleField printed = led(ring);
  printed.page.words[6].text = "K";
  CHECK_THAT(printed.finding(), Contains("'K' is printed instead of 'X'"));
  CHECK_THAT(printed.finding(), Contains("another way than the solution"));
}

TEST_CASE("letters that lead nowhere, or do not matter, are found") {
  CHECK_THAT(led(with(5, "X")).finding(), Contains("no way spells its message"));
  RuleField longer = led(ring);
  longer.puzzle.rule->moves = 7;
  CHECK_THAT(longer.finding(), Contains("has 5 moves, not 7"));
  RuleField straight = led({"", "O", "", "X", "Z", "K", "X", "X", ""});
  straight.puzzle.finish = straight.puzzle.graph.cells[8];
  CHECK_THAT(straight.finding(), Contains("do not matter"));
  RuleField silent = led(ring);
  silent.puzzle.rule->message = "";
  CHECK_THAT(silent.finding(), Contains("message is empty"));
}
