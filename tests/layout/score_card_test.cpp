#include "layout/score_card.h"

#include <catch2/catch.hpp>

#include "layout/looks_for_test.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

ScoreCardContent sample_card(int chapters, int mazes, const std::string& title) {
  ScoreCardContent content{"Score card", "Date", "Time", {}};
  int number = 0;
  for (int c = 0; c < chapters; ++c) {
    content.rows.push_back({"Chapter of some length " + std::to_string(c), "c", {}, true});
    for (int m = 0; m < mazes; ++m)
      content.rows.push_back(
          {title + " " + std::to_string(++number), "m", {1 + m % 10, "fiendish", 0}, false});
  }
  return content;
}

std::vector<Page> made(const Setting& s, const ScoreCardContent& content) {
  std::vector<Page> pages;
  for (int i = 0; i < score_card_page_count(s, content); ++i)
    pages.push_back(score_card_page(s, {i % 2 == 0, "7", "", "", "", 0}, content, i));
  return pages;
}

int boxes(const std::vector<Page>& pages) {
  int n = 0;
  for (const Page& page : pages)
    for (const Item& item : page.frame.items)
      if (const auto* shape = std::get_if<Shape>(&item))
        n += !shape->fill && shape->stroke && shape->stroke->width == 1 &&
             shape->path.verbs.back() == Path::Verb::close;
  return n;
}

int texts(const std::vector<Page>& pages, const std::string& part, TextMeasurer& measurer) {
  int n = 0;
  for (const Page& page : pages)
    for (const auto& [text, box] : text_boxes(page, measurer)) n += text.find(part) != std::string::npos;
  return n;
}

}  // namespace

TEST_CASE("every maze has its title and a box on the score card, and nothing touches, on every page") {
  FixedMeasurer measurer;
  for (const Look& look : sample_looks())
    for (const auto& [page, floor] : sample_pages())
      for (const bool right_to_left : {false, true})
        for (const auto& [chapters, mazes] : std::vector<std::pair<int, int>>{{1, 1}, {3, 8}, {10, 10}})
          for (const char* title : {"Maze", "The very long title of one maze"}) {
            INFO(look.name << ", page " << page.width << ", " << chapters << " of " << mazes << ", "
                           << title);
            Setting s = sample_setting(look, page, floor, measurer);
            s.right_to_left = right_to_left;
            const std::vector<Page> pages = made(s, sample_card(chapters, mazes, title));
            // A long title is cut on a narrow page.
            CHECK(texts(pages, std::string(title).substr(0, 4), measurer) == chapters * mazes);
            CHECK(texts(pages, "Chapter", measurer) == chapters);
            CHECK(boxes(pages) >= chapters * mazes);
            for (std::size_t i = 0; i < pages.size(); ++i) {
              const Rect live = live_area(s.geometry, i % 2 == 0);
              CHECK(shapes_within(pages[i], live));
              const auto runs = text_boxes(pages[i], measurer);
              for (std::size_t a = 0; a < runs.size(); ++a) {
                INFO(runs[a].first);
                CHECK(within(runs[a].second, live));
                for (std::size_t b = 0; b < a; ++b) CHECK(apart(runs[a].second, runs[b].second));
              }
            }
          }
}

TEST_CASE("short titles stand in two columns, long ones in one") {
  FixedMeasurer measurer;
  const Setting s = sample_setting(sample_looks()[0], {612, 792}, 10, measurer);
  CHECK(score_card_page_count(s, sample_card(1, 50, "Maze")) == 1);
  CHECK(score_card_page_count(s, sample_card(1, 50, "The way to the castle in the wood")) == 2);
}

TEST_CASE("a chapter's title is never the last line of its column") {
  FixedMeasurer measurer;
  for (const auto& [page, floor] : sample_pages())
    for (int mazes = 1; mazes < 12; ++mazes) {
      const Setting s = sample_setting(sample_looks()[0], page, floor, measurer);
      for (const Page& made_page : made(s, sample_card(12, mazes, "A maze with a long title"))) {
        std::string last;
        for (const auto& [text, box] : text_boxes(made_page, measurer))
          if (text.find("maze") != std::string::npos || text.find("Chapter") != std::string::npos)
            last = text;
        CHECK_THAT(last, !Catch::StartsWith("Chapter"));
      }
    }
}

TEST_CASE("a page that the score card does not have is an InternalError") {
  FixedMeasurer measurer;
  const Setting s = sample_setting(sample_looks()[0], {612, 792}, 12, measurer);
  CHECK_THROWS(score_card_page(s, {}, sample_card(2, 3, "Maze"), 1));
}
