#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "boards.h"
#include "maze/canonical_hash.h"
#include "rules/numbers.h"
#include "rules/pattern.h"
#include "support/results.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

ChosenRule sequence(const Settings& settings) { return rule_with("sequence", settings); }

}  // namespace

TEST_CASE("boards of letters in turn are counted like those of a second program") {
  const BoardCount three = count_boards(3, sequence({{"sequence", "ABC"}}), {"A", "B", "C"}, false, true);
  CHECK(three.solvable == 369);
  CHECK(three.only == 262);
  const BoardCount four =
      count_boards(3, sequence({{"sequence", "ABCD"}}), {"A", "B", "C", "D"}, false, true);
  CHECK(four.solvable == 1229);
  CHECK(four.only == 946);
}

TEST_CASE("boards of numbers with a property are counted like those of a second program") {
  const BoardCount small = count_boards(3, sequence({{"sequence", "even"}}), {"2", "3"}, false, false);
  CHECK(small.solvable == 51);
  CHECK(small.only == 26);
  const BoardCount large = count_boards(4, sequence({{"sequence", "even"}}), {"2", "3"}, false, false);
  CHECK(large.solvable == 3828);
  CHECK(large.only == 1120);
  CHECK(large.only_shortest == 1454);
}

TEST_CASE("fields of every kind and size have one way, longer than without marks") {
  const Settings kinds[] = {{{"sequence", "ABC"}},
                            {{"sequence", "LION"}},
                            {{"sequence", "alphabet"}},
                            {{"sequence", "count_by"}, {"of", "3"}},
                            {{"sequence", "multiples"}, {"of", "7"}},
                            {{"sequence", "even"}},
                            {{"sequence", "odd"}, {"up_to", "30"}},
                            {{"sequence", "primes"}},
                            {{"sequence", "worth"}, {"of", "12"}}};
  for (const Settings& kind : kinds)
    for (const std::uint32_t side : {5u, 8u, 12u, 20u})
      for (const std::string seed : {"1", "2", "3", "4"}) {
        CAPTURE(kind[0].second, side, seed);
        const ChosenRule rule = sequence(kind);
        const Maze maze = laid(field(side, side + 1), rule, seed),
                   again = laid(field(side, side + 1), rule, seed);
        CHECK(*maze.marks == *again.marks);
        const CellPath way = solution_by_rule(maze, rule).value().cells;
        CHECK(check_marks(maze, way, rule).ok());
        CHECK(way.size() * 8 >= cell_count(*maze.topology));
      }
}

TEST_CASE("a field is checked by its marks") {
  const ChosenRule rule = sequence({{"sequence", "multiples"}, {"of", "7"}});
  const Maze maze = laid(field(8, 8), rule, "1");
  const CellPath way = solution_by_rule(maze, rule).value().cells;
  CHECK_THAT(message_of(check_marks(with_mark(maze, way[3], "8"), way, rule)),
             Contains("by its rule there is no way"));
  int refused = 0;
  for (const CellMark& mark : maze.marks->cells)
    if (std::find(way.begin(), way.end(), mark.cell) == way.end())
      refused += !check_marks(with_mark(maze, mark.cell, "7"), way, rule).ok();
  CHECK(refused > 5);
}

TEST_CASE("fields of other marks are other puzzles, and turned ones the same") {
  const ChosenRule rule = sequence({{"sequence", "ABC"}});
  const Maze one = laid(field(6, 6), rule, "1"), other = laid(field(6, 6), rule, "2");
  CHECK(canonical_hash(one) != canonical_hash(other));
  CHECK(canonical_hash(one).starts_with("v3:"));
}

TEST_CASE("a field with other symbols in the same order is the same puzzle") {
  const Maze maze = laid(field(6, 6), sequence({{"sequence", "ABC"}}), "1");
  CHECK(maze.marks->symbols == std::vector<std::string>{"A", "B", "C"});
  const auto renamed = [&](const std::string& letters) {
    auto marks = std::make_shared<Marks>(*maze.marks);
    for (CellMark& mark : marks->cells) mark.text = letters.substr(mark.text[0] - 'A', 1);
    for (std::size_t i = 0; i < letters.size(); ++i) marks->symbols[i] = letters.substr(i, 1);
    Maze out = maze;
    out.marks = marks;
    return canonical_hash(out);
  };
  CHECK(renamed("XYZ") == canonical_hash(maze));
  auto other_way = std::make_shared<Marks>(*maze.marks);
  std::swap(other_way->symbols[1], other_way->symbols[2]);
  Maze other = maze;
  other.marks = other_way;
  CHECK(canonical_hash(other) != canonical_hash(maze));
}

TEST_CASE("sequences that make no puzzle are refused in words") {
  const auto refusal = [](const Settings& settings) {
    const ChosenRule rule = sequence(settings);
    return message_of(rule.row->check_options(rule.options));
  };
  CHECK_THAT(refusal({{"sequence", "multiples"}, {"of", "0"}}), Contains("'multiples' of 0 makes no puzzle"));
  CHECK_THAT(refusal({{"sequence", "even"}, {"of", "3"}}), Contains("'even' takes no 'of'"));
  CHECK_THAT(refusal({{"sequence", "LION"}, {"up_to", "30"}}), Contains("takes no 'up_to'"));
  CHECK_THAT(refusal({{"sequence", "multiples"}, {"of", "30"}, {"up_to", "60"}}),
             Contains("only 2 of the numbers"));
  CHECK_THAT(refusal({{"sequence", "count_by"}, {"of", "77"}}), Contains("counting by 77"));
  const RuleRow& row = *find_row(rule_rows(), "sequence");
  const auto text_refusal = [&](const std::string& text) {
    Options options(row.options);
    return message_of(options.set(row.options, "sequence", text));
  };
  CHECK_THAT(text_refusal("AB"), Contains("3 letters at least"));
  CHECK_THAT(text_refusal("LOLA"), Contains("'L' comes twice"));
  CHECK_THAT(text_refusal("primez"), Contains("did you mean 'primes'?"));
}

TEST_CASE("sums and products of marks are what they say") {
  Rng rng(7);
  for (const NumberKind& kind : number_kinds())
    for (int n = 4; n < 145; ++n) {
      CAPTURE(kind.name, n);
      CHECK(number_of(kind, mark_of(kind, n, rng)) == n);
    }
  const NumberKind& worth = number_kinds().back();
  CHECK(number_of(worth, "5+7") == 12);
  CHECK(number_of(worth, "3×4") == 12);
  CHECK_FALSE(number_of(worth, "12"));
  CHECK_FALSE(number_of(worth, "5+x"));
}
