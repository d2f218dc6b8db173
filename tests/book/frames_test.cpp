// The frames of mazes: equal on all pages of a book, as large as a page should give them, and filled.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <map>

#include "book/book.h"
#include "book/maze_rooms.h"
#include "book/page_text.h"
#include "book/read_look.h"
#include "draw/gate_sites.h"
#include "spec/data_files.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"
#include "support/plain_books.h"
#include "support/sample_book.h"

using namespace mazefolio::tests;

namespace {

/// What readers of large type may take.
constexpr double for_large_type = 0.04, large_type_pt = 14;

BookSpec plain_book(const std::string& look, const Trim& trim, const std::string& audience, int per_page) {
  PuzzleSpec entry = sample_entry("backtracker", 4);
  entry.per_page = per_page;
  BookSpec spec = sample_book({entry});
  spec.title = "Mazes";
  spec.look = look;
  spec.audience = audience;
  spec.page.width = inches(trim.size.width);
  spec.page.height = inches(trim.size.height);
  return spec;
}

HouseData house_of(const BookSpec& spec) {
  return load_house_data(spec, DataFiles(MAZEFOLIO_SOURCE_DIR)).value();
}

std::vector<PuzzleBox> boxes_of(const BookSpec& spec, const HouseData& house, TextMeasurer& measurer,
                                bool recto) {
  const Setting setting = setting_of(house, page_geometry(spec, house, 40), measurer);
  const int per_page = spec.chapters[0].puzzles[0].per_page;
  const auto requests = entry_requests(spec, house.words.maze_number, house.audience.levels);
  const SlotRoom room = slot_rooms(spec, house, setting, requests)[static_cast<std::size_t>(per_page)];
  return puzzle_boxes(setting, recto, per_page, room);
}

/// Runs check(spec, house) for every template, trim and audience that it is made for.
template <class Check>
void on_every_book(int per_page, Check check) {
  const DataFiles files(MAZEFOLIO_SOURCE_DIR);
  for (const std::string& look : files.names("templates"))
    for (const Trim& trim : trims)
      for (const Audience& audience : read_audiences(files).value()) {
        if (const std::string own = own_audience(files, look); !own.empty() && own != audience.name) continue;
        const BookSpec spec = plain_book(look, trim, audience.name, per_page);
        INFO(look << ", " << trim.name << ", " << audience.name << ", " << per_page << " a page");
        check(spec, house_of(spec), trim);
      }
}

/// A page of a key that has its most answers, as large as they may be: at the largest scale, or on shelves
/// that leave neither width nor height for larger ones.
bool is_full(const KeyPlan& key, std::size_t page, std::size_t most, const Setting& setting) {
  if (key.counts[page] != most) return false;
  const Rect area = answer_area(setting);
  const Size gap = answer_gap(setting);
  bool largest = true;
  std::map<double, Size> shelves;  // by their tops
  for (const KeyPlace& p : key.places) {
    if (p.page != page) continue;
    largest = largest && p.scale >= 0.6 - 1e-9;
    Size& shelf = shelves[p.slot.y0];
    shelf = {shelf.width + gap.width + p.slot.width(), std::max(shelf.height, p.slot.height() + gap.height)};
  }
  double height = 0, width = 0;
  for (const auto& [top, shelf] : shelves) {
    height += shelf.height;
    width = std::max(width, shelf.width);
  }
  return largest || width >= 0.98 * area.width() || height >= 0.98 * area.height();
}

}  // namespace

TEST_CASE("the frame of a maze has its share of every page", "[unsanitized]") {
  FixedMeasurer measurer;
  on_every_book(1, [&](const BookSpec& spec, const HouseData& house, const Trim& trim) {
    const Rect frame = boxes_of(spec, house, measurer, true)[0].frame;
    const double share = frame.width() * frame.height() / (spec.page.width.pt * spec.page.height.pt);
    CHECK(share >= trim.share - (house.audience.text.pt >= large_type_pt ? for_large_type : 0));
  });
}

TEST_CASE("left and right pages differ only by the gutter, and frames of a page are equal", "[unsanitized]") {
  FixedMeasurer measurer;
  for (const int per_page : {1, 2, 3, 4})
    on_every_book(per_page, [&](const BookSpec& spec, const HouseData& house, const Trim&) {
      const std::vector<PuzzleBox> recto = boxes_of(spec, house, measurer, true),
                                   verso = boxes_of(spec, house, measurer, false);
      for (std::size_t i = 0; i < recto.size(); ++i) {
        CHECK(recto[i].frame.width() == Approx(recto[0].frame.width()));
        CHECK(recto[i].frame.height() == Approx(recto[0].frame.height()));
        CHECK(verso[i].frame.width() == Approx(recto[i].frame.width()));
        CHECK(verso[i].frame.y0 == Approx(recto[i].frame.y0));
        CHECK(verso[i].frame.y1 == Approx(recto[i].frame.y1));
        CHECK(recto[i].frame.height() > 0);
      }
    });
}

TEST_CASE("mazes of different levels, titles and stories fill one frame on every page of a book") {
  FixedMeasurer measurer;
  for (const auto& [trim, audience] :
       {std::pair{0, "kids"}, {2, "adult"}, {2, "kids"}, {5, "tween"}, {4, "early"}}) {
    BookSpec spec = plain_book("classic", trims[static_cast<std::size_t>(trim)], audience, 1);
    PuzzleSpec& plain = spec.chapters[0].puzzles[0];
    plain.difficulty = {"1..2", 1, 2, false, {}};
    PuzzleSpec story = plain;
    story.count = 2;
    story.title = "The long way round the old water mill and over the bridge, and then home again at last";
    story.story = "The pavement is full of puddles. Reach the other side with dry feet.";
    spec.chapters[0].puzzles.push_back(story);
    const Result<Book> made = make_book(spec, house_of(spec), measurer, 2, {});
    REQUIRE(made);
    const Book& book = made.value();
    INFO(trims[static_cast<std::size_t>(trim)].name << ", " << audience);
    for (const BookPuzzle& p : book.puzzles) {
      const Setting setting = setting_of(book.house, book.geometry, measurer);
      const Rect frame = puzzle_boxes(setting, is_recto(p.printed.page), 1, book.rooms[1])[0].frame;
      CHECK(p.placed.fit.maze_box.x0 == Approx(frame.x0).margin(0.5));
      CHECK(p.placed.fit.maze_box.y0 == Approx(frame.y0).margin(0.5));
      CHECK(p.placed.fit.maze_box.x1 == Approx(frame.x1).margin(0.5));
      CHECK(p.placed.fit.maze_box.y1 == Approx(frame.y1).margin(0.5));
    }
  }
}

TEST_CASE("children's arrows and words are large at gates without pictures, and as large as type elsewhere") {
  FixedMeasurer measurer;
  const Trim letter =
      *std::ranges::find(trims, "letter", [](const Trim& trim) { return std::string(trim.name); });
  const auto style = [&](const std::string& audience, bool pictured) {
    const BookSpec spec = plain_book("classic", letter, audience, 1);
    HouseData house = house_of(spec);
    PuzzleSpec entry = spec.chapters[0].puzzles[0];
    if (pictured) entry.start_icon = "mouse";
    house.icons["mouse"] = std::make_shared<const std::string>("<svg/>");
    const Setting setting = setting_of(house, page_geometry(spec, house, 40), measurer);
    return style_of(house, setting, entry, house.audience.wall, 0);
  };
  const auto arrow = [&](const std::string& audience, bool pictured) {
    return longest_arrow(style(audience, pictured));
  };
  CHECK(arrow("preschool", false) == Approx(30));
  CHECK(arrow("early", false) == Approx(24));
  CHECK(arrow("kids", false) == Approx(18));
  for (const char* audience : {"preschool", "early", "kids"}) CHECK(arrow(audience, true) < 21);
  CHECK(arrow("adult", false) == arrow("adult", true));
  CHECK(gate_font(style("preschool", false)).size_pt == Approx(22.5));
  CHECK(gate_font(style("preschool", true)).size_pt == Approx(18));
  CHECK_FALSE(gate_font(style("kids", false)).italic);
  CHECK(tallest_word(style("kids", false)) <= arrow("kids", false));
}

TEST_CASE("the pages of a key are well filled, and large print has four answers on one at most") {
  FixedMeasurer measurer;
  for (const auto& [audience, trim] : {std::pair{"kids", 2}, {"adult", 0}, {"large-print", 2}})
    for (const int count : {3, 13, 24}) {
      BookSpec spec = plain_book("classic", trims[static_cast<std::size_t>(trim)], audience, 1);
      spec.chapters[0].puzzles[0].count = count;
      spec.chapters[0].puzzles[0].difficulty = {"1..3", 1, 3, true, {}};
      spec.chapters[0].puzzles.push_back(spec.chapters[0].puzzles[0]);
      spec.chapters[0].puzzles[1].per_page = 2;
      const Result<Book> made = make_book(spec, house_of(spec), measurer, 2, {});
      REQUIRE(made);
      const KeyPlan& key = made.value().key;
      const Setting setting = setting_of(made.value().house, made.value().geometry, measurer);
      INFO(audience << ", " << count);
      // A page with as many answers as it may have, as large as they may be, is full whatever it leaves
      // blank.
      const std::size_t most = std::string(audience) == "large-print" ? 4 : 24;
      for (std::size_t page = 0; page + 1 < key.fill.size(); ++page) {
        INFO("page " << page << " holds " << key.counts[page]);
        if (!is_full(key, page, most, setting)) CHECK(key.fill[page] >= 0.65);
      }
      for (const std::size_t on_page : key.counts) CHECK(on_page <= most);
      for (std::size_t i = 0; i < key.places.size(); ++i) {
        CHECK(made.value().puzzles[i].answer.fit.corridor >= millimeters(1).pt - 0.01);
        CHECK(key.places[i].scale <= 0.6 + 1e-9);
      }
    }
}

TEST_CASE("margins of the spec are kept, and an error says where one is less than the printer asks") {
  FixedMeasurer measurer;
  BookSpec spec = plain_book("classic", trims[0], "kids", 1);
  spec.printer = "kdp";
  spec.margins.inner = MarginSpec{millimeters(25), {"book.yaml", 5, 20}};
  spec.margins.top = MarginSpec{millimeters(3), {"book.yaml", 6, 20}};
  const HouseData house = house_of(spec);
  CHECK(page_geometry(spec, house, 40).inner.pt == Approx(millimeters(25).pt));
  CHECK(page_geometry(spec, house, 40).top.pt == Approx(house.printer.top.pt));
  const Diagnostics found = margin_faults(spec, house, 40);
  REQUIRE(found.all().size() == 1);
  CHECK(to_text(found.all()[0]) ==
        "book.yaml:6:20: error: 'top' is 3 mm: 'kdp' asks for 6.35 mm at least in a book of 40 pages; write "
        "top: "
        "6.35 mm");
  spec.margins = {Margins::of_printer, {}, {}, {}, {}};
  CHECK(page_geometry(spec, house, 40).outer.pt == Approx(house.printer.outside.pt));
  spec.margins.kind = Margins::comfortable;
  CHECK(page_geometry(spec, house, 40).outer.pt == Approx(36));
}
