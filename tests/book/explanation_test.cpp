#include "book/explanation.h"

#include <fmt/format.h>

#include <catch2/catch.hpp>

#include "book/book.h"
#include "book/book_vocabulary.h"
#include "generate/generator.h"
#include "layout/page_ink.h"
#include "render/pango_measurer.h"
#include "spec/data_files.h"
#include "spec/read_book.h"
#include "support/namespaces.h"
#include "support/results.h"

using namespace mazefolio::tests;

namespace {

BookSpec spec_of(const std::string& entries, const std::string& more = "") {
  return read_book_text("title: T\nfront: []\n" + more + "chapters:\n  - puzzles:\n" + entries, "book.yaml",
                        {"."}, {}, book_vocabulary(DataFiles()).value())
      .value();
}

std::vector<std::string> found_in(const BookSpec& spec) {
  std::vector<std::string> out;
  const Diagnostics found = check_explanations(spec, load_house_data(spec, DataFiles()).value());
  for (const Diagnostic& d : found.all()) out.push_back(to_text(d));
  return out;
}

std::string words_on(const Book& book, std::size_t page, TextMeasurer& measurer) {
  std::string out;
  for (const PlacedWords& words : ink_of(make_page(book, measurer, page).frame, measurer).words)
    out += words.text + "\n";
  return out;
}

}  // namespace

TEST_CASE("a page that explains has its title, a paragraph and six numbered steps") {
  const BookSpec spec = spec_of("      - {explain: kruskal}\n      - {size: 8x8}\n");
  PangoMeasurer measurer;
  const Book book = make_book(spec, load_house_data(spec, DataFiles()).value(), measurer, 1, [] {}).value();
  const std::string words = words_on(book, 0, measurer);
  for (const char* part :
       {"How this maze was made", "Kruskal", "Shuffle all walls", "1. passages: ", "6. passages: "}) {
    INFO(words);
    CHECK(words.find(part) != std::string::npos);
  }
}

TEST_CASE("the steps stand beside each other in every audience's type, on every page") {
  PangoMeasurer measurer;
  for (const char* audience : {"early", "adult", "large-print"})
    for (const char* page : {"6x9in", "a5", "letter"}) {
      INFO(audience << " on " << page);
      const BookSpec spec = spec_of("      - {explain: kruskal}\n      - {size: 8x8}\n",
                                    fmt::format("audience: {}\npage: {}\n", audience, page));
      const Book book =
          make_book(spec, load_house_data(spec, DataFiles()).value(), measurer, 1, [] {}).value();
      std::vector<Rect> labels;
      for (const PlacedWords& words : ink_of(make_page(book, measurer, 0).frame, measurer).words)
        if (words.text.find("passages: ") != std::string::npos) labels.push_back(words.box);
      CHECK((labels.size() == 4 || labels.size() == 6));
      for (std::size_t i = 1; i < labels.size(); ++i)
        CHECK((labels[i].x0 > labels[i - 1].x1 || labels[i].y0 > labels[i - 1].y1));
    }
}

TEST_CASE("every generator whose growth is told has a paragraph in English, and no other has") {
  const BookSpec spec = spec_of("      - {explain: kruskal}\n      - {size: 8x8}\n");
  const HouseData house = load_house_data(spec, DataFiles()).value();
  for (const GeneratorRow& row : generators()) {
    INFO(row.name);
    CHECK(house.words.explain.how.contains(row.name) == tells_growth(row.records));
  }
  for (const auto& [name, text] : house.words.explain.how) CHECK(find_row(generators(), name));
}

TEST_CASE("every language explains every generator that English does") {
  const BookSpec english = spec_of("      - {explain: kruskal}\n      - {size: 8x8}\n");
  const HouseData house = load_house_data(english, DataFiles()).value();
  for (const char* language : {"de", "fr", "es", "it", "nl", "pt", "pt-BR", "ja", "el", "ar"}) {
    INFO(language);
    const BookSpec spec =
        spec_of("      - {explain: kruskal}\n      - {size: 8x8}\n", fmt::format("language: {}\n", language));
    const auto& how = load_house_data(spec, DataFiles()).value().words.explain.how;
    for (const auto& [name, text] : house.words.explain.how) {
      INFO(name);
      REQUIRE(how.contains(name));
      CHECK(how.at(name) != text);
    }
  }
}

TEST_CASE("a language without the paragraph takes the English one, and says so") {
  const std::string entries = "      - {explain: spiral}\n      - {explain: kruskal}\n      - {size: 8x8}\n";
  const BookSpec spec = spec_of(entries, "language: de\n");
  CHECK(found_in(spec).empty());
  HouseData house = load_house_data(spec, DataFiles()).value();
  house.words.explain.how.erase("spiral");
  const Diagnostics found = check_explanations(spec, house);
  REQUIRE(found.all().size() == 1);
  CHECK(to_text(found.all()[0]).find("warning") != std::string::npos);
  CHECK(to_text(found.all()[0]).find("'spiral'") != std::string::npos);
  const auto& pages = spec.chapters[0].pages;
  CHECK(explanation_text(pages[0], house).text.find("Many walks grow") == 0);
  CHECK(explanation_text(pages[1], house).text.find("Mische alle") == 0);
}

TEST_CASE("mazes that are made whole have steps, too") {
  const BookSpec spec = spec_of(
      "      - {explain: labyrinth}\n      - {explain: unicursal}\n"
      "      - {explain: {name: unicursal, method: doubled, carver: wilson}}\n      - {explain: cavern}\n"
      "      - {size: 8x8}\n");
  CHECK(found_in(spec).empty());
  PangoMeasurer measurer;
  const Book book = make_book(spec, load_house_data(spec, DataFiles()).value(), measurer, 1, [] {}).value();
  const std::vector<std::vector<const char*>> parts{
      {"Labyrinth", "1. cells: ", "6. cells: "},
      {"Unicursal", "1. moves: 0", "6. the maze"},
      {"Unicursal", "1. passages: ", "4. cells: ", "6. cells: "},
      {"Cavern", "1. moves: 0", "6. the maze"}};
  for (std::size_t page = 0; page < parts.size(); ++page) {
    const std::string words = words_on(book, page, measurer);
    INFO(words);
    for (const char* part : parts[page]) CHECK(words.find(part) != std::string::npos);
  }
}

TEST_CASE("what cannot be explained is said at its place") {
  const auto found = found_in(spec_of("      - {explain: picture}\n      - {size: 8x8}\n"));
  REQUIRE(found.size() == 1);
  CHECK(found[0].find("book.yaml:5:19: error: the picture is missing") == 0);
}
