#include <catch2/catch.hpp>
#include <memory>
#include <string>
#include <vector>

#include "maze/canonical_hash.h"
#include "rules/numbers.h"
#include "rules/pattern.h"
#include "rules/rule_rows.h"
#include "support/namespaces.h"
#include "support/results.h"
#include "topology/lattice.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

using Settings = std::vector<std::pair<std::string, std::string>>;

ChosenRule sequence(const Settings& settings) {
  const RuleRow& row = *find_row(rule_rows(), "sequence");
  ChosenRule rule{&row, Options(row.options)};
  for (const auto& [name, value] : settings) REQUIRE(rule.options.set(row.options, name, value).ok());
  return rule;
}

Maze field(std::uint32_t columns, std::uint32_t rows) {
  Maze maze{std::make_shared<AnyTopology>(Lattice::square(columns, rows)), {}, {}, {}};
  maze.open = BitSet(wall_limit(*maze.topology));
  std::visit(
      [&](const auto& t) { for_each_doorway(t, [&](Wall w, Cell, Cell) { maze.open.set(index(w)); }); },
      *maze.topology);
  return maze;
}

Maze laid(Maze maze, const ChosenRule& rule, const std::string& seed) {
  LaidField out = rule.row->lay({maze, rule.options, seed}).value();
  maze.start = out.start;
  maze.finish = out.finish;
  maze.marks = std::make_shared<Marks>(std::move(out.marks));
  return maze;
}

/// How many boards of letters have a way from corner to corner, and how many have only one.
struct Count {
  int solvable = 0, only = 0, only_shortest = 0;
};

/// All boards of a side whose free cells take each of `texts`; the corners have the first.
Count count_boards(std::uint32_t side, const ChosenRule& rule, const std::vector<std::string>& texts,
                   bool free_finish) {
  Maze maze = field(side, side);
  const Lattice& t = std::get<Lattice>(*maze.topology);
  maze.start.cell = t.at(0, 0);
  maze.finish.cell = t.at(side - 1, side - 1);
  auto marks = std::make_shared<Marks>();
  for (std::uint32_t y = 0; y < side; ++y)
    for (std::uint32_t x = 0; x < side; ++x) marks->cells.push_back({t.at(x, y), texts[0]});
  maze.marks = marks;
  const std::size_t free = marks->cells.size() - (free_finish ? 1 : 2);
  std::vector<std::size_t> digit(free, 0);
  Count count;
  for (;;) {
    const StateGraph graph = rule.row->states(maze, rule.options).value();
    if (const Way way = shortest_way(graph); !way.empty()) {
      ++count.solvable;
      count.only += is_only_way(graph, way);
      count.only_shortest += shortest_ways(graph) == 1;
    }
    std::size_t i = 0;
    for (; i < free && ++digit[i] == texts.size(); ++i) {
      digit[i] = 0;
      marks->cells[i + 1].text = texts[0];
    }
    if (i == free) return count;
    marks->cells[i + 1].text = texts[digit[i]];
  }
}

}  // namespace

TEST_CASE("boards of letters in turn are counted like those of a second program") {
  const Count three = count_boards(3, sequence({{"sequence", "ABC"}}), {"A", "B", "C"}, true);
  CHECK(three.solvable == 369);
  CHECK(three.only == 262);
  const Count four = count_boards(3, sequence({{"sequence", "ABCD"}}), {"A", "B", "C", "D"}, true);
  CHECK(four.solvable == 1229);
  CHECK(four.only == 946);
}

TEST_CASE("boards of numbers with a property are counted like those of a second program") {
  const Count small = count_boards(3, sequence({{"sequence", "even"}}), {"2", "3"}, false);
  CHECK(small.solvable == 51);
  CHECK(small.only == 26);
  const Count large = count_boards(4, sequence({{"sequence", "even"}}), {"2", "3"}, false);
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
        const CellPath way = solution_by_rule(maze, rule).value();
        CHECK(check_marks(maze, way, rule).ok());
        CHECK(way.size() * 8 >= cell_count(*maze.topology));
      }
}

TEST_CASE("a field is checked by its marks") {
  const ChosenRule rule = sequence({{"sequence", "multiples"}, {"of", "7"}});
  const Maze maze = laid(field(8, 8), rule, "1");
  const CellPath way = solution_by_rule(maze, rule).value();
  const auto with = [&](Cell cell, const std::string& text) {
    auto marks = std::make_shared<Marks>(*maze.marks);
    for (CellMark& mark : marks->cells)
      if (mark.cell == cell) mark.text = text;
    Maze out = maze;
    out.marks = marks;
    return out;
  };
  CHECK_THAT(message_of(check_marks(with(way[3], "8"), way, rule)), Contains("does not go by its marks"));
  int refused = 0;
  for (const CellMark& mark : maze.marks->cells)
    if (std::find(way.begin(), way.end(), mark.cell) == way.end())
      refused += !check_marks(with(mark.cell, "7"), way, rule).ok();
  CHECK(refused > 5);
}

TEST_CASE("fields of other marks are other puzzles, and turned ones the same") {
  const ChosenRule rule = sequence({{"sequence", "ABC"}});
  const Maze one = laid(field(6, 6), rule, "1"), other = laid(field(6, 6), rule, "2");
  CHECK(canonical_hash(one) != canonical_hash(other));
  CHECK(canonical_hash(one).starts_with("v3:"));
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
  CHECK_THAT(text_refusal("primez"), Contains("unknown sequence 'primez'"));
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
