#include "book/printer_checks.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "spec/data_files.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

namespace {

const Place at_page{"book.yaml", 2, 7}, at_printer{"book.yaml", 3, 10}, at_paper{"book.yaml", 4, 8};

BookSpec small_book(int mazes) {
  PuzzleSpec entry = sample_entry("backtracker", mazes);
  entry.size = {8, 8, {}};
  BookSpec spec = sample_book({entry});
  spec.title = "Mazes";
  spec.front = {{PageType::title}};
  spec.page = {inches(6), inches(9), at_page};
  spec.printer = "kdp";
  spec.printer_place = at_printer;
  spec.paper_place = at_paper;
  return spec;
}

HouseData house_of(const BookSpec& spec) {
  return load_house_data(spec, DataFiles(MAZEFOLIO_SOURCE_DIR)).value();
}

Result<Book> made(const BookSpec& spec, const HouseData& house) {
  FixedMeasurer measurer;
  return make_book(spec, house, measurer, 2, {});
}

std::vector<std::string> messages(const Diagnostics& found) {
  std::vector<std::string> out;
  for (const Diagnostic& d : found.all()) out.push_back(to_text(d));
  return out;
}

std::vector<std::string> asked(BookSpec spec, double width, double height) {
  spec.page.width = inches(width);
  spec.page.height = inches(height);
  return messages(check_printer(spec, house_of(spec).printer));
}

using Strings = std::vector<std::string>;

}  // namespace

TEST_CASE("a trim that the printer does not list is a warning, one that it refuses an error") {
  CHECK(asked(small_book(1), 6, 9).empty());
  CHECK(asked(small_book(1), 5.3, 7.7) ==
        Strings{"book.yaml:2:7: warning: 'kdp' does not list 5.3 x 7.7 in, which is a trim of your own; the "
                "nearest that it lists: 5.06 x 7.81 in, 5.25 x 8 in or 5 x 8 in"});
  CHECK(asked(small_book(1), 8.5, 14) ==
        Strings{"book.yaml:2:7: error: 'kdp' does not print 8.5 x 14 in; the nearest that it lists: 8.27 x "
                "11.69 in, 8.5 x 11 in or 8 x 10 in; write page: 8.27x11.69in"});
  BookSpec tablet = small_book(1);
  tablet.printer = "scribe";
  CHECK(asked(tablet, 6, 9) == Strings{"book.yaml:2:7: error: 'scribe' does not print 6 x 9 in; it prints "
                                       "157.5 x 210 mm; write page: 157.5x210mm"});
}

TEST_CASE("a paper that the printer does not have, or has for another ink, is an error") {
  BookSpec spec = small_book(1);
  const auto of_paper = [&](const char* paper) {
    spec.paper = paper;
    return asked(spec, 6, 9);
  };
  CHECK(of_paper("cream").empty());
  CHECK(of_paper("crema") ==
        Strings{"book.yaml:4:8: error: 'kdp' has no paper 'crema'; did you mean 'cream'?"});
  CHECK(of_paper("premium-color") == Strings{"book.yaml:4:8: error: 'kdp' has the paper 'premium-color' for "
                                             "another ink; one of white, cream"});
  spec.printer = "home";
  CHECK(of_paper("cream") ==
        Strings{"book.yaml:4:8: warning: 'home' knows no papers: 'cream' changes nothing"});
}

TEST_CASE("lines and type that are finer than the printer holds are errors at their places") {
  BookSpec spec = small_book(1);
  spec.reader.wall = points(0.6);
  spec.reader.wall_place = {"book.yaml", 9, 9};
  CHECK(asked(spec, 6, 9) == Strings{"book.yaml:9:9: error: 'wall' is 0.6 pt: 'kdp' prints 0.75 pt at least; "
                                     "write wall: 0.75pt"});
}

TEST_CASE("a book with too few pages says how many mazes more would do, and they do") {
  BookSpec spec = small_book(8);
  const Result<Book> few = made(spec, house_of(spec));
  REQUIRE_FALSE(few);
  REQUIRE(few.found().all().size() == 1);
  const std::string text = to_text(few.found().all().front());
  const std::string before = "'kdp' prints no fewer than 24; add ";
  REQUIRE(text.find(before) != std::string::npos);
  const int more = std::stoi(text.substr(text.find(before) + before.size()));
  spec.chapters[0].puzzles[0].count += more;
  CHECK(made(spec, house_of(spec)));
}

TEST_CASE("a book may be filled with pages for notes") {
  BookSpec spec = small_book(3);
  spec.fill = true;
  const Result<Book> book = made(spec, house_of(spec));
  REQUIRE(book);
  CHECK(book.value().plan.pages.size() == 24);
  CHECK(kind_of(book.value().plan.pages.back()) == "notes");
  FixedMeasurer measurer;
  CHECK(make_page(book.value(), measurer, 23).frame.items.size() > 1);
}

TEST_CASE("the last page of a book is empty where the printer wants it for itself") {
  BookSpec spec = small_book(20);
  spec.printer = "ingram";
  const Result<Book> book = made(spec, house_of(spec));
  REQUIRE(book);
  CHECK(book.value().plan.pages.size() % 2 == 0);
  CHECK(kind_of(book.value().plan.pages.back()) == "blank");
}

TEST_CASE("a book with too many pages names the paper and the trim that take them") {
  const BookSpec spec = small_book(20);
  HouseData house = house_of(spec);
  Printer& printer = house.printer;
  printer.min_pages = 4;
  printer.papers = {{"white", Inks::black, {}, {}, {}}, {"thin", Inks::black, {}, {}, {}}};
  printer.trims = {{inches(6), inches(9), {{"white", 10}, {"thin", 100}}},
                   {inches(5), inches(8), {{"white", 12}}},
                   {inches(8), inches(10), {{"white", 200}}}};
  const Result<Book> book = made(spec, house);
  REQUIRE_FALSE(book);
  const Strings found = messages(book.found());
  REQUIRE(found.size() == 1);
  CHECK(found[0].starts_with("book.yaml:2:7: error: the book has "));
  CHECK(
      found[0].ends_with("pages; 'kdp' prints no more than 10 of 6 x 9 in on 'white'; these take it: paper: "
                         "thin (up to 100 pages) or page: 8x10in (up to 200)"));
}

TEST_CASE("a maze less that saves a wider gutter is told, and saves it") {
  BookSpec spec = small_book(20);
  spec.margins.kind = Margins::of_printer;
  HouseData house = house_of(spec);
  house.printer.min_pages = 2;
  const int pages = static_cast<int>(made(spec, house).value().plan.pages.size());
  house.printer.gutters = {{pages - 2, inches(0.5)}, {1000, inches(0.75)}};
  const Result<Book> wide = made(spec, house);
  REQUIRE(wide);
  REQUIRE(wide.value().remarks.size() == 1);
  const std::string text = wide.value().remarks[0].text;
  INFO(text);
  CHECK(text.find("an inner margin of 12.7 mm instead of 19.05 mm") != std::string::npos);
  spec.chapters[0].puzzles[0].count -= std::stoi(text.substr(5));
  CHECK(static_cast<int>(made(spec, house).value().plan.pages.size()) <= pages - 2);
  house.printer.gutters = {{pages - 20, inches(0.5)}, {1000, inches(0.75)}};
  CHECK(made(small_book(20), house).value().remarks.empty());
}

TEST_CASE("a page with a bleed is larger by it, and its margins count from the trim") {
  BookSpec spec = small_book(1);
  spec.margins.kind = Margins::of_printer;
  spec.printer = "kdp-bleed";
  const PageGeometry g = page_geometry(spec, house_of(spec), 100);
  CHECK(g.page == Size{inches(6.125).pt, inches(9.25).pt});
  CHECK(trim_size(g).width == Approx(432));
  CHECK(g.outer.pt == Approx(inches(0.5).pt));
  CHECK(g.inner.pt == Approx(inches(0.375).pt));
}
