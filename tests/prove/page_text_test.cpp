#include "prove/printed_text.h"

#include <catch2/catch.hpp>
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("words of pages are read with their places") {
  const auto pages = parse_page_texts(
      "<html><title>a < b</title><page width=\"612.000000\" height=\"792.000000\">\n"
      "<word xMin=\"10\" yMin=\"20\" xMax=\"30\" yMax=\"32\">Answer</word>\n"
      "<word xMin=\"34\" yMin=\"20\" xMax=\"50\" yMax=\"32\">12</word>\n"
      "<word xMin=\"34\" yMin=\"40\" xMax=\"50\" yMax=\"52\">7,31</word></page>\n<page width=\"1\" "
      "height=\"2\"/>");
  REQUIRE(pages.size() == 2);
  CHECK(pages[0].size == Size{612, 792});
  REQUIRE(pages[0].words.size() == 3);
  CHECK(pages[0].words[0].text == "Answer");
  CHECK(numbers_in(pages[0].words) == std::vector<int>{12, 7, 31});
  CHECK(numbers_in(words_in(pages[0], {0, 0, 100, 33})) == std::vector<int>{12});
  CHECK(numbers_in(last_line(pages[0].words)) == std::vector<int>{7, 31});
  CHECK(last_line({}).empty());
}

TEST_CASE("a number too long for a page number is none") {
  CHECK(numbers_in({{{}, "99999999999999999999"}}) == std::vector<int>{-1});
}

TEST_CASE("broken text of pages is harmless") {
  CHECK(parse_page_texts("").empty());
  CHECK(parse_page_texts("<word xMin=\"1\">x</word>").empty());
  CHECK(parse_page_texts("<page width=\"nan\" height=\"x\"").empty());
  CHECK(parse_page_texts("<page width=\"nan\" height=\"x\"><word x=\"1\">end").at(0).words.at(0).text ==
        "end");
}

TEST_CASE("fonts that are not embedded are named") {
  CHECK(missing_fonts("name    type  encoding emb sub uni object ID\n"
                      "------- ----- -------- --- --- --- ---------\n"
                      "AB+Lato CID TrueType Identity-H yes yes yes 12 0\n"
                      "Times-Roman Type 1 Custom no no no 9 0\n") == std::vector<std::string>{"Times-Roman"});
  CHECK(missing_fonts("").empty());
}
