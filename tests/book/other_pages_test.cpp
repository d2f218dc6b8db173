#include "book/other_pages.h"

#include <catch2/catch.hpp>

#include "book/maze_rooms.h"
#include "book/page_text.h"
#include "spec/data_files.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

namespace {

BookSpec book_on(const std::string& printer, double width_in, double height_in) {
  BookSpec spec = sample_book({sample_entry("backtracker")});
  spec.printer = printer;
  spec.page.width = inches(width_in);
  spec.page.height = inches(height_in);
  return spec;
}

std::vector<std::string> pages_beside(const BookSpec& spec) {
  FixedMeasurer measurer;
  const HouseData house = load_house_data(spec, DataFiles(MAZEFOLIO_SOURCE_DIR)).value();
  const std::vector<EntryRequest> requests = entry_requests(spec, "", house.audience.levels);
  std::vector<std::string> texts;
  for (const OtherPage& page : other_pages(spec, house, measurer, requests, 40)) texts.push_back(page.text);
  return texts;
}

}  // namespace

TEST_CASE("a book's own page turned comes first, then larger ones that its printer has") {
  using Strings = std::vector<std::string>;
  CHECK(pages_beside(book_on("home", 6, 9)) == Strings{"orientation: landscape", "page: letter", "page: a4"});
  CHECK(pages_beside(book_on("home", 8.5, 11)) == Strings{"orientation: landscape", "page: a4"});
  CHECK(pages_beside(book_on("home", 24, 18)).empty());
  CHECK(pages_beside(book_on("kdp", 8, 10)) == Strings{"page: 8.5x11in", "page: 8.27x11.69in"});
}

TEST_CASE("rooms on another page are those of a book that has it") {
  const BookSpec small = book_on("home", 6, 9), large = book_on("home", 8.5, 11);
  FixedMeasurer measurer;
  const HouseData house = load_house_data(small, DataFiles(MAZEFOLIO_SOURCE_DIR)).value();
  const std::vector<EntryRequest> requests = entry_requests(small, "", house.audience.levels);
  const std::vector<OtherPage> pages = other_pages(small, house, measurer, requests, 40);
  const auto letter = std::find_if(pages.begin(), pages.end(),
                                   [](const OtherPage& page) { return page.text == "page: letter"; });
  REQUIRE(letter != pages.end());
  const PuzzleSpec& entry = small.chapters[0].puzzles[0];
  const Setting setting = setting_of(house, page_geometry(large, house, 40), measurer);
  const std::vector<EntryRequest> on_large = entry_requests(large, "", house.audience.levels);
  const MazeRoom room = letter->room(entry, house.audience),
                 wanted = MazeRooms(large, house, setting, on_large).room(entry, house.audience);
  CHECK(room.box.width == wanted.box.width);
  CHECK(room.box.height == wanted.box.height);
  CHECK(room.pitch.pt == wanted.pitch.pt);
}
