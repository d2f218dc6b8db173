#include "render/pango_measurer.h"

#include <catch2/catch.hpp>
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {
const Font body{"Andika", 12};
const std::string story =
    "Four lanterns stand in the corners of the garden.  Light all of them before you leave.";
}  // namespace

TEST_CASE("widths grow with size in exact proportion") {
  PangoMeasurer m;
  const double width = m.width("Rainy Day", body);
  CHECK(width > 40);
  CHECK(width < 70);
  CHECK(m.width("Rainy Day", {"Andika", 24}) == Approx(2 * width).epsilon(0.001));
  CHECK(m.width("Rainy Day", body) == width);  // from the cache
  CHECK(m.width("", body) == 0);
}

TEST_CASE("fonts have an ascent and a descent") {
  PangoMeasurer m;
  const TextMeasurer::Metrics metrics = m.metrics(body);
  CHECK(metrics.ascent > 8);
  CHECK(metrics.descent > 2);
  CHECK(m.metrics({"Andika", 24}).ascent == Approx(2 * metrics.ascent).epsilon(0.01));
}

TEST_CASE("wrapped lines fit and hold every word") {
  PangoMeasurer m;
  for (const double width : {60.0, 100.0, 333.3}) {
    std::string joined;
    for (const std::string& line : m.wrap(story, body, width)) {
      INFO(line);
      CHECK(m.width(line, body) <= width);
      CHECK((line.empty() || line.back() != ' '));
      joined += line;
    }
    std::string words;
    for (const char c : story)
      if (c != ' ') words += c;
    std::erase(joined, ' ');
    CHECK(joined == words);
  }
  CHECK(m.wrap(story, body, 10000).size() == 1);
}

TEST_CASE("a new line always breaks, and an empty line stays") {
  PangoMeasurer m;
  CHECK(m.wrap("a\n\nb", body, 100) == std::vector<std::string>{"a", "", "b"});
  CHECK(m.wrap("a\r\nb", body, 100) == std::vector<std::string>{"a", "b"});
}

TEST_CASE("a word wider than the line is broken inside") {
  PangoMeasurer m;
  const auto lines = m.wrap("Labyrinthology", body, 30);
  REQUIRE(lines.size() > 1);
  for (const std::string& line : lines) CHECK(m.width(line, body) <= 30);
}

TEST_CASE("scripts without spaces break by their own rules") {
  PangoMeasurer m;
  const auto lines = m.wrap("迷路は入口から出口まで歩く遊びです。", body, 80);
  REQUIRE(lines.size() > 1);
  for (const std::string& line : lines) CHECK(line.substr(0, 3) != "。");
}

TEST_CASE("Japanese with spaces between its phrases breaks at the spaces") {
  PangoMeasurer m("ja");
  const std::string sentence = "ねずみさんを チーズまで つれていって あげよう。";
  for (const double width : {80.0, 100.0, 140.0, 180.0}) {
    INFO(width);
    std::string joined;
    for (const std::string& line : m.wrap(sentence, body, width))
      joined += (joined.empty() ? "" : " ") + line;
    CHECK(joined == sentence);
  }
  CHECK(m.wrap("ねずみさんをチーズまで つれて", body, 60).size() > 2);  // a phrase longer than the line
  CHECK(m.wrap("迷路は 入口から出口まで歩く遊びです。", body, 60).size() > 2);
}
