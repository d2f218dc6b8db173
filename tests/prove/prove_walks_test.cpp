#include "prove/prove_walks.h"

#include <catch2/catch.hpp>

#include "rule_field.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

constexpr Point east{1, 0}, south{0, 1};

/// A field of 3x3 whose start is a gate.
RuleField turns(const std::string& key, Point way_in) {
  RuleField field("turns", {{"key", key}}, 3, 3);
  field.add_gate(0, way_in);
  return field;
}

RuleField right_turns() {
  RuleField field = turns("no_left", east);
  field.claim({0, 1, 2, 5, 8});
  return field;
}

RuleField slides() {
  RuleField field("tilt", {{"key", "tilt"}}, 3, 3);
  field.close(0, 3);
  field.claim({0, 1, 2, 5, 8});
  field.puzzle.rule->moves = 2;
  return field;
}

/// Its two arrows leave one of three ways.
RuleField arrows() {
  RuleField field("arrows", {{"key", "arrows"}}, 3, 2);
  field.arrow(4, 1);
  field.arrow(3, 0);
  field.claim({0, 1, 2, 5});
  return field;
}

RuleField labyrinth() {
  RuleField field("minotaur", {{"key", "minotaur"}}, 3, 3);
  field.puzzle.finish = field.puzzle.graph.cells[2];
  field.mark(8, "M");
  field.claim({0, 1, 2});
  return field;
}

struct Count {
  int solvable = 0, only = 0;
  friend bool operator==(const Count&, const Count&) = default;
};

void add(const RuleField& field, Count& count) {
  const std::string all = field.finding();
  const bool leads = all.find("there is no way") == std::string::npos;
  count.solvable += leads;
  count.only += leads && all.find("equally short") == std::string::npos;
}

/// The fields of all sets of walls between the cells of one.
Count count_wall_sets(RuleField field) {
  Count count;
  for (int set = 0; set < 1 << 12; ++set) {
    for (std::size_t i = 0; i < 12; ++i)
      field.puzzle.graph.borders[i].kind = set >> i & 1 ? BorderKind::passage : BorderKind::wall;
    add(field, count);
  }
  return count;
}

}  // namespace

TEST_CASE("walks by a rule that lead along the solution are right") {
  CHECK(right_turns().finding().empty());
  CHECK(slides().finding().empty());
  CHECK(arrows().finding().empty());
  CHECK(labyrinth().finding().empty());
}

TEST_CASE("mazes of turns have as many ways as for the maker of the rule") {
  CHECK(count_wall_sets(turns("no_left", east)).only == 268);
  CHECK(count_wall_sets(turns("no_right", south)).only == 268);
  CHECK(count_wall_sets(turns("no_straight_at_forks", east)).only == 816);
  CHECK(count_wall_sets(turns("alternate_at_forks", east)).only == 822);
  CHECK(count_wall_sets(turns("no_left_at_forks", east)).only == 774);
}

TEST_CASE("boards of slides and labyrinths have as many ways as for the maker of the rule") {
  CHECK(count_wall_sets(slides()) == Count{872, 852});
  CHECK(count_wall_sets(labyrinth()) == Count{1140, 1114});
}

TEST_CASE("boards of arrows have as many ways as for the maker of the rule") {
  Count count;
  for (int board = 0; board < 2187; ++board) {
    RuleField field("arrows", {{"key", "arrows"}}, 3, 2);
    int digits = board;
    for (const Border& b : std::vector<Border>(field.puzzle.graph.borders)) {
      if (digits % 3 > 0) digits % 3 == 1 ? field.arrow(b.a, b.b) : field.arrow(b.b, b.a);
      digits /= 3;
    }
    add(field, count);
  }
  CHECK(count == Count{1336, 824});
}

TEST_CASE("another rule of turns, and a start without a gate, are found") {
  RuleField field = right_turns();
  field.puzzle.rule->says["key"] = "no_right";
  CHECK_THAT(field.finding(), Contains("by its rule there is no way"));
  field.puzzle.rule->says["key"] = "no_straight_at_forks";
  CHECK_THAT(field.finding(), Contains("another way than the solution is the shortest"));
  field.puzzle.rule->says["key"] = "no_turns";
  CHECK_THAT(field.finding(), Contains("what its turns go by is not told"));
  field = right_turns();
  field.puzzle.graph.borders.pop_back();
  CHECK_THAT(field.finding(), Contains("its start is no gate"));
}

TEST_CASE("where sliding over the star does not count, it is not the answer") {
  RuleField field("tilt", {{"key", "tilt"}}, 3, 3);
  field.close(7, 8);
  field.puzzle.finish = field.puzzle.graph.cells[1];
  field.claim({0, 3, 6, 7, 4, 1});
  field.puzzle.rule->moves = 3;
  CHECK(field.finding().empty());
  field.puzzle.rule->says["key"] = "tilt_pass";
  CHECK_THAT(field.finding(), Contains("the finish is reached in 1 moves, not 3"));
}

TEST_CASE("a passage that makes two ways equally short is found") {
  RuleField field = slides();
  field.open(0, 3);
  CHECK(field.finding() == "two ways are equally short\n");
}

TEST_CASE("misprints of arrows are found") {
  RuleField field = arrows();
  field.puzzle.rule->passages[0].to = field.puzzle.graph.cells[4];
  CHECK(field.finding() == "two ways are equally short\n");
  field = arrows();
  field.puzzle.rule->passages.pop_back();
  CHECK_THAT(field.finding(), Contains("two ways are equally short"));
  field = arrows();
  field.close(1, 4);
  CHECK_THAT(field.finding(), Contains("a door or an arrow is in no passage"));
  field = arrows();
  field.puzzle.rule->passages[0].to = field.puzzle.graph.cells[5];
  CHECK_THAT(field.finding(), Contains("an arrow points to no cell beside it"));
  field = arrows();
  field.arrow(1, 4);
  CHECK_THAT(field.finding(), Contains("two doors or arrows are in one passage"));
}

TEST_CASE("another number of moves and another way are found out") {
  RuleField field = arrows();
  field.puzzle.rule->moves = 4;
  CHECK_THAT(field.finding(), Contains("the finish is reached in 3 moves, not 4"));
  field = arrows();
  field.claim({0, 1, 4, 5});
  CHECK_THAT(field.finding(), Contains("another way than the solution is the shortest"));
}

TEST_CASE("a Minotaur in another cell, a second one and a missing one are found") {
  RuleField field = labyrinth();
  field.page.words[0].box = {2 * pitch - 4, pitch - 5, 2 * pitch + 4, pitch + 5};
  CHECK_THAT(field.finding(), Contains("the letter 'M' is not printed"));
  CHECK_THAT(field.finding(), Contains("'M' is printed in a cell without a letter"));
  CHECK_THAT(field.finding(), Contains("by its rule there is no way"));
  field = labyrinth();
  field.page.words.clear();
  CHECK_THAT(field.finding(), Contains("its Minotaur is missing"));
  field = labyrinth();
  field.mark(6, "M");
  CHECK_THAT(field.finding(), Contains("it has two Minotaurs"));
}
