#include "layout/rich_flow.h"

#include <catch2/catch.hpp>

#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

struct Flowing {
  FixedMeasurer measurer;
  Setting setting{
      Look{}, {{612, 792}, inches(1), inches(1), inches(1), inches(1)}, points(8), false, &measurer};
  FlowStyle style{Typeface{}, {}, 10};

  std::vector<FlowPage> operator()(const RichText& text, const FlowRoom& room) {
    return flow(setting, text, {}, style, room);
  }
};

RichBlock paragraph(std::string text) { return {.runs = {{std::move(text)}}}; }

RichText paragraphs(int count) {
  RichText text;
  for (int i = 0; i < count; ++i) text.push_back(paragraph("words"));
  return text;
}

std::vector<TextRun> runs_of(const std::vector<Item>& items) {
  std::vector<TextRun> runs;
  for (const Item& item : items)
    if (const auto* run = std::get_if<TextRun>(&item)) runs.push_back(*run);
  return runs;
}

}  // namespace

TEST_CASE("words of several cuts share a line, and break as one text") {
  Flowing flowing;
  RichBlock mixed;
  mixed.runs = {{"aaaa "}, {"bbbb", true}, {", cc"}};
  const auto lines = set_runs(flowing.setting, mixed.runs, {Typeface{}, {}}, 10, 48);
  REQUIRE(lines.size() == 2);  // "bbbb," is one word, which is too long for the first line
  CHECK(lines[0].pieces[0].text == "aaaa");
  REQUIRE(lines[1].pieces.size() == 2);
  CHECK(lines[1].pieces[0].text == "bbbb");
  CHECK(lines[1].pieces[0].font.bold);
  CHECK(lines[1].pieces[1].text == ", cc");
  CHECK(lines[1].pieces[1].x == Approx(20));
  CHECK(lines[1].width == Approx(40));
}

TEST_CASE("no line begins with a sign that ends something") {
  Flowing flowing;
  const std::vector<RichRun> runs{{"道は"}, {"一つ", true}, {"。"}};
  for (const RichLine& line : set_runs(flowing.setting, runs, {Typeface{}, {}}, 10, 20))
    CHECK(line.pieces.front().text.find("。") != 0);
}

TEST_CASE("what a family has no cut for is set in the other one") {
  CHECK(emphasized(Typeface{}, {"a", true}, {false, true}).italic);
  CHECK_FALSE(emphasized(Typeface{}, {"a", true}, {false, true}).bold);
  CHECK(emphasized(Typeface{}, {"a", false, true}, {true, false}).bold);
}

TEST_CASE("a text flows on to as many pages as it takes") {
  Flowing flowing;
  const FlowRoom room{200, 60, 100};
  CHECK(flowing(paragraphs(1), room).size() == 1);
  CHECK(flowing({}, room).size() == 1);
  const auto pages = flowing(paragraphs(40), room);
  CHECK(pages.size() > 5);
  for (std::size_t i = 0; i < pages.size(); ++i) CHECK(pages[i].height <= (i == 0 ? 60 : 100));
}

TEST_CASE("a heading stays with its text, and the last page is not nearly empty") {
  Flowing flowing;
  RichText text = paragraphs(4);
  text.push_back({.kind = RichBlock::Kind::heading, .level = 3, .runs = {{"Heading"}}});
  for (const RichBlock& block : paragraphs(3)) text.push_back(block);
  for (double height = 60; height < 140; height += 5) {
    const auto pages = flowing(text, {200, height, height});
    for (const FlowPage& page : pages) CHECK(runs_of(page.items).back().text != "Heading");
  }
  const auto pages = flowing(paragraphs(11), {200, 185, 185});
  REQUIRE(pages.size() == 2);
  CHECK(runs_of(pages[1].items).size() > 2);
}

TEST_CASE("lines begin at the right where the book is read from the right") {
  Flowing flowing;
  flowing.setting.right_to_left = true;
  RichBlock item{
      .kind = RichBlock::Kind::item, .level = 1, .mark = "1.", .runs = {{"واحد "}, {"اثنان", true}}};
  const auto runs = runs_of(flowing({item}, {200, 100, 100}).front().items);
  REQUIRE(runs.size() == 3);
  CHECK(runs[0].at.x == Approx(200 - 17));
  CHECK(runs[1].at.x < runs[0].at.x);
  CHECK(runs[2].text == "1");
  CHECK(runs[2].at.x > runs[0].at.x);
  CHECK(runs[0].align == Align::right);

  const auto latin = runs_of(flowing({{.runs = {{"one "}, {"two", true}}}}, {200, 100, 100}).front().items);
  REQUIRE(latin.size() == 2);  // they keep their order, and end at the right
  CHECK(latin[0].at.x < latin[1].at.x);
  CHECK(latin[1].at.x == Approx(200 - 15));
}
