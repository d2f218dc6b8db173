#include "prove/prove_keys.h"

#include <catch2/catch.hpp>

#include "rule_field.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

/// A tree of two rows: the key of door A is left of it, behind it is that of door B, and behind that the
/// finish.
RuleField house() {
  RuleField field("keys", {}, 4, 2);
  field.close(0, 4);
  field.close(5, 6);
  field.close(6, 7);
  field.mark(5, "A");
  field.mark(6, "B");
  field.door(1, 2, "A");
  field.door(2, 3, "B");
  field.claim({0, 1, 5, 1, 2, 6, 2, 3, 7});
  field.puzzle.rule->order = {"A", "B"};
  return field;
}

constexpr std::size_t key_a = 0, key_b = 1, door_a = 2;  ///< words of the page

}  // namespace

TEST_CASE("keys that open their doors in the order that is claimed are right") {
  CHECK(house().finding().empty());
}

TEST_CASE("misprints of keys are found, each as what it is") {
  RuleField field = house();
  field.page.words.erase(field.page.words.begin() + key_a);
  CHECK_THAT(field.finding(), Contains("the letter 'A' is not printed"));
  CHECK_THAT(field.finding(), Contains("behind its doors are the keys to them"));
  field = house();
  std::swap(field.page.words[key_a].text, field.page.words[key_b].text);
  CHECK_THAT(field.finding(), Contains("'B' is printed instead of 'A'"));
  CHECK_THAT(field.finding(), Contains("behind its doors are the keys to them"));
}

TEST_CASE("misprints of doors are found, each as what it is") {
  RuleField field = house();
  field.page.words.erase(field.page.words.begin() + door_a);
  CHECK_THAT(field.finding(), Contains("the door 'A' is printed as ''"));
  field = house();
  field.page.words[door_a].text = "B";
  CHECK_THAT(field.finding(), Contains("the door 'A' is printed as 'B'"));
  field = house();
  field.door(5, 6, "C");
  CHECK_THAT(field.finding(), Contains("a door or an arrow is in no passage"));
}

TEST_CASE("a manifest that tells another answer of keys is found out") {
  RuleField field = house();
  field.puzzle.rule->order = {"B", "A"};
  CHECK_THAT(field.finding(), Contains("needed in another order"));
  field = house();
  field.claim({0, 1, 2, 6, 2, 3, 7});
  CHECK_THAT(field.finding(), Contains("its way has 8 moves, not 6"));
  CHECK_THAT(field.finding(), Contains("another way than the solution"));
  field = house();
  field.puzzle.rule->moves = 7;
  CHECK_THAT(field.finding(), Contains("its way has 8 moves, not 7"));
  field = house();
  field.puzzle.solution.pop_back();
  CHECK_THAT(field.finding(), Contains("leaves the line of the solution"));
}

TEST_CASE("keys in any order, keys that nobody needs and two ways are found") {
  RuleField field = house();
  field.puzzle.rule->marks[key_b].at = field.puzzle.graph.cells[4];
  field.page.words[key_b].box = {-4, pitch - 5, 4, pitch + 5};
  CHECK_THAT(field.finding(), Contains("two keys can be fetched in any order"));
  field = house();
  field.open(6, 7);
  CHECK_THAT(field.finding(), Contains("the finish is reached without all of the keys"));
  field = house();
  field.open(0, 4);
  CHECK(field.finding() == "two ways are equally short\n");
}
