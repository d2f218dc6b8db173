#include <catch2/catch.hpp>

#include "layout/contents_pages.h"
#include "layout/looks_for_test.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

ContentsContent sample_contents(int chapters, int puzzles) {
  ContentsContent content{"Contents", {}};
  for (int c = 0; c < chapters; ++c) {
    ContentsChapter chapter{{"A chapter with a rather long name, number " + std::to_string(c), "", "c"},
                            "Mazes 1\u20136",
                            {1, "easy to hard", 3},
                            {}};
    for (int p = 0; p < puzzles; ++p)
      chapter.puzzles.push_back(
          {"Puzzle " + std::to_string(p) + " of chapter " + std::to_string(c), "", "p"});
    content.chapters.push_back(std::move(chapter));
  }
  return content;
}

void number_pages(ContentsContent& content, const std::string& page) {
  for (ContentsChapter& chapter : content.chapters) {
    chapter.line.page = page;
    for (ContentsLine& line : chapter.puzzles) line.page = page;
  }
}

std::vector<Page> made(const Setting& s, const ContentsContent& content) {
  std::vector<Furniture> furniture;
  for (int i = 0; i < contents_page_count(s, content); ++i)
    furniture.push_back({i % 2 == 0, "iv", "", "", "", 0});
  return contents_pages(s, furniture, content);
}

int texts_with(const std::vector<Page>& pages, const std::string& part, TextMeasurer& measurer) {
  int n = 0;
  for (const Page& page : pages)
    for (const auto& [text, box] : text_boxes(page, measurer)) n += text.find(part) != std::string::npos;
  return n;
}

}  // namespace

TEST_CASE("the number of contents pages is known before the page numbers, and they fit") {
  FixedMeasurer measurer;
  for (const Look& look : sample_looks())
    for (const auto& [page, floor] : sample_pages())
      for (const auto& [chapters, puzzles] :
           std::vector<std::pair<int, int>>{{1, 0}, {4, 6}, {9, 12}, {60, 3}}) {
        INFO(look.name << ", page " << page.width << ", " << chapters << " chapters of " << puzzles);
        const Setting s = sample_setting(look, page, floor, measurer);
        ContentsContent content = sample_contents(chapters, puzzles);
        const int before = contents_page_count(s, content);
        number_pages(content, "1234");
        CHECK(contents_page_count(s, content) == before);
        const std::vector<Page> pages = made(s, content);
        REQUIRE(pages.size() == static_cast<std::size_t>(before));
        for (std::size_t i = 0; i < pages.size(); ++i) {
          const Rect live = live_area(s.geometry, i % 2 == 0);
          CHECK(shapes_within(pages[i], live));
          const auto texts = text_boxes(pages[i], measurer);
          for (std::size_t a = 0; a < texts.size(); ++a) {
            INFO(texts[a].first);
            CHECK(within(texts[a].second, live));
            for (std::size_t b = 0; b < a; ++b) CHECK(apart(texts[a].second, texts[b].second));
          }
        }
        CHECK(texts_with(pages, "1234", measurer) >= chapters);
      }
}

TEST_CASE("puzzles are listed while the list is short, and left out when it is long") {
  FixedMeasurer measurer;
  const Setting s = sample_setting(sample_looks()[0], {612, 792}, 12, measurer);
  CHECK(texts_with(made(s, sample_contents(3, 4)), "Puzzle", measurer) == 12);
  CHECK(texts_with(made(s, sample_contents(10, 40)), "Puzzle", measurer) == 0);
}

TEST_CASE("a wrong number of pages is an InternalError") {
  FixedMeasurer measurer;
  const Setting s = sample_setting(sample_looks()[0], {612, 792}, 12, measurer);
  CHECK_THROWS(contents_pages(s, {}, sample_contents(2, 0)));
}
