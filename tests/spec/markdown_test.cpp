#include "spec/markdown.h"

#include <catch2/catch.hpp>

#include "support/namespaces.h"

using namespace mazefolio::tests;
using Kind = RichBlock::Kind;
using Runs = std::vector<RichRun>;

TEST_CASE("a text becomes blocks of runs") {
  const RichText text = parse_markdown("# A *fox*\n\nIt was **very\nold**.\n\n---\n\n![a fox](fox.svg)\n");
  REQUIRE(text.size() == 4);
  CHECK(text[0].kind == Kind::heading);
  CHECK(text[0].level == 1);
  CHECK(text[0].runs == Runs{{"A "}, {"fox", false, true}});
  CHECK(text[1].kind == Kind::paragraph);
  CHECK(text[1].runs == Runs{{"It was "}, {"very old", true}, {"."}});
  CHECK(text[2].kind == Kind::rule);
  CHECK(text[3].kind == Kind::picture);
  CHECK(text[3].picture == "fox.svg");
}

TEST_CASE("items know their list, and what stands before them") {
  const RichText text = parse_markdown("- one\n  1. three\n  2. four\n\n     more\n- two\n");
  REQUIRE(text.size() == 5);
  const std::vector<std::string> marks{"\u2022", "1.", "2.", "", "\u2022"};
  const std::vector<int> levels{1, 2, 2, 2, 1};
  for (std::size_t i = 0; i < text.size(); ++i) {
    CHECK(text[i].kind == Kind::item);
    CHECK(text[i].mark == marks[i]);
    CHECK(text[i].level == levels[i]);
  }
}

TEST_CASE("of links the words stay, and HTML is text") {
  CHECK(parse_markdown("See [our page](https://a.b).").at(0).runs == Runs{{"See our page."}});
  CHECK(parse_markdown("a <b>c</b> &amp; &#8364; &nonsense;").at(0).runs ==
        Runs{{"a <b>c</b> & \u20AC &nonsense;"}});
}

TEST_CASE("quotes and line breaks are kept where they are asked for") {
  const RichText text = parse_markdown("> a\\\nb\n");
  REQUIRE(text.size() == 1);
  CHECK(text[0].quoted);
  CHECK(text[0].runs == Runs{{"a\nb"}});
  CHECK(parse_markdown("a\nb").at(0).runs == Runs{{"a b"}});
  CHECK(parse_markdown("a\nb", LineBreaks::kept).at(0).runs == Runs{{"a\nb"}});
}

TEST_CASE("any text can be read") {
  CHECK(parse_markdown("").empty());
  CHECK(parse_markdown("\n\n").empty());
  CHECK(parse_markdown("![](a.png)![](b.png) words").size() == 3);
  std::string deep;
  for (int i = 0; i < 2000; ++i) deep += "> - ";
  CHECK(parse_markdown(deep + "x").size() == 1);
}
