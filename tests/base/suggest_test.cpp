#include "base/text/suggest.h"

#include <catch2/catch.hpp>
#include <set>

#include "base/text/synonyms.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("near names are suggested, far ones are listed") {
  const std::vector<std::string> names{"wilson", "kruskal", "prim"};
  CHECK(suggestion("wilsen", names) == "did you mean 'wilson'?");
  CHECK(suggestion("Kruskal", names) == "did you mean 'kruskal'?");
  CHECK(suggestion("pirm", names) == "did you mean 'prim'?");
  CHECK(suggestion("zzzzzz", names) == "one of wilson, kruskal, prim");
  CHECK(suggestion("x", {}).empty());
}

TEST_CASE("a suggestion is a synonym, a beginning, or few edits away for its length") {
  const std::vector<std::string> keys{"story", "start_icon", "puzzles", "difficulty", "count"};
  CHECK(did_you_mean("start", keys) == "did you mean 'start_icon'?");
  CHECK(did_you_mean("mazes", keys) == "did you mean 'puzzles'?");
  CHECK(did_you_mean("diff", keys) == "did you mean 'difficulty'?");
  CHECK(did_you_mean("counts", keys) == "did you mean 'count'?");
  CHECK(did_you_mean("stary", std::vector<std::string>{"start_icon", "story"}) == "did you mean 'story'?");
  CHECK(did_you_mean("start", std::vector<std::string>{"story"}).empty());
  CHECK(did_you_mean("a7", std::vector<std::string>{"a4", "a5"}).empty());
  CHECK(did_you_mean("di", keys).empty());
}

TEST_CASE("a word means a name in another spelling, or what a synonym stands for") {
  const std::vector<std::string> grids{"square", "hexagon", "snub-square", "polar"};
  CHECK(meant_name("Hexagon", grids) == 1);
  CHECK(meant_name("SNUB_SQUARE", grids) == 2);
  CHECK(meant_name("snub square", grids) == 2);
  CHECK(meant_name("hex", grids) == 1);
  CHECK(meant_name("round", grids) == 3);
  CHECK(meant_name("round", std::vector<std::string>{"rectangle", "circle"}) == 1);
  CHECK_FALSE(meant_name("hexa", grids));
  CHECK_FALSE(meant_name("", grids));
}

TEST_CASE("what is only near is suggested and never read") {
  const std::vector<std::string> keys{"start_icon"};
  CHECK_FALSE(meant_name("start", keys));
  CHECK(likely_name("start", keys) == 0);
}

TEST_CASE("every synonym is one plain word with a row of its own") {
  std::set<std::string_view> words;
  for (const Synonym& row : synonyms()) {
    INFO(row.word);
    CHECK(words.insert(row.word).second);
    CHECK(row.word.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ_ ") == std::string_view::npos);
    CHECK_FALSE(row.names.empty());
  }
}
