#include <catch2/catch.hpp>

#include "book/page_text.h"
#include "support/namespaces.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

TEST_CASE("puzzles that share a title are listed with their numbers") {
  BookSpec spec = sample_book({sample_entry("backtracker", 3)});
  spec.look = "classic";
  const HouseData house = load_house_data(spec, DataFiles(MAZEFOLIO_SOURCE_DIR)).value();
  std::vector<BookPuzzle> puzzles(3);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    puzzles[i].number = static_cast<int>(i) + 1;
    puzzles[i].title = i == 1 ? "Pond" : "Treasure";
    puzzles[i].own_title = true;
  }
  const ContentsContent content = contents_text(spec, house, puzzles, {});
  std::vector<std::string> titles;
  for (const ContentsLine& line : content.chapters.at(0).puzzles) titles.push_back(line.title);
  CHECK(titles == std::vector<std::string>{listed_title(house.words, puzzles[0]), "Pond",
                                           listed_title(house.words, puzzles[2])});
  CHECK(titles[0] != titles[2]);
}
