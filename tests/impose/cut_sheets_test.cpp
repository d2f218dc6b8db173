#include <catch2/catch.hpp>
#include <vector>

#include "impose/ways.h"

using namespace mazefolio::impose;

namespace {

const Size letter{612, 792}, half{396, 612}, quarter{306, 396};

Stock stock_of(int pages, Size page, bool right_bound = false) {
  return {std::vector<Size>(static_cast<std::size_t>(pages), page), letter, right_bound, true};
}

/// The pages of one place of the sheet, side after side; what is behind a place is at the other end of its
/// row.
std::vector<int> pile_at(const Imposition& made, Rows rows, int column, int row) {
  std::vector<int> out;
  for (std::size_t i = 0; i < made.sides.size(); ++i) {
    const SheetSide& side = made.sides[i];
    const int seen = i % 2 == 0 ? column : rows.columns - 1 - column;
    int found = -1;
    for (const PlacedPage& placed : side.pages)
      if (static_cast<int>(placed.box.center().x / side.size.width * rows.columns) == seen &&
          static_cast<int>(placed.box.center().y / side.size.height * rows.rows) == row)
        found = placed.page;
    out.push_back(found);
  }
  return out;
}

}  // namespace

TEST_CASE("piles of cut sheets, one on the other, are the book") {
  for (const Rows rows : {Rows{2, 1}, Rows{1, 2}, Rows{2, 2}})
    for (const bool right_bound : {false, true})
      for (int pages = 1; pages <= 40; ++pages) {
        INFO(rows.columns << " x " << rows.rows << ", " << pages << " pages");
        const Imposition made = cut_and_stack(stock_of(pages, quarter, right_bound), rows);
        std::vector<int> read;
        for (int row = 0; row < rows.rows; ++row)
          for (int i = 0; i < rows.columns; ++i) {
            const auto pile = pile_at(made, rows, right_bound ? rows.columns - 1 - i : i, row);
            read.insert(read.end(), pile.begin(), pile.end());
          }
        while (!read.empty() && read.back() < 0) read.pop_back();
        std::vector<int> expected;
        for (int page = 0; page < pages; ++page) expected.push_back(page);
        CHECK(read == expected);
      }
}

TEST_CASE("pages side by side are in the order of reading, with lines to cut between them") {
  const Imposition made = side_by_side(stock_of(7, quarter), {2, 2});
  REQUIRE(made.sides.size() == 2);
  CHECK(made.scale == Approx(1));
  CHECK(made.turn == Turn::none);
  CHECK(made.sides[0].marks.size() == 2);
  int page = 0;
  for (const SheetSide& side : made.sides)
    for (const PlacedPage& placed : side.pages) CHECK(placed.page == page++);
  CHECK(page == 7);
  CHECK(made.sides[0].pages[1].box.center().x > made.sides[0].pages[0].box.center().x);
  CHECK(made.sides[0].pages[2].box.center().y > made.sides[0].pages[0].box.center().y);
}

TEST_CASE("holes take an inch from each page") {
  const Imposition made = side_by_side(stock_of(2, half), {2, 1}, 72);
  CHECK(made.scale == Approx(324.0 / 396));
  CHECK(made.sides[0].pages[0].box.x0 >= 72 - 1e-9);
  CHECK(made.sides[0].pages[1].box.x0 >= 396 + 72 - 1e-9);
}

TEST_CASE("every way keeps all pages in their windows, inside the sheet") {
  SheetDetails details;
  details.poster = {1191, 1684};
  for (const WayRow& way : ways())
    for (const Size page : {half, quarter, Size{842, 595}, Size{500, 500}}) {
      INFO(way.name << " of " << page.width << " x " << page.height);
      const Imposition made = way.impose(stock_of(5, page), details);
      CHECK(made.scale > 0.3);
      for (const SheetSide& side : made.sides)
        for (const PlacedPage& placed : side.pages) {
          CHECK(placed.page >= 0);
          CHECK(placed.page < 5);
          CHECK(placed.window.x0 >= -1e-6);
          CHECK(placed.window.y0 >= -1e-6);
          CHECK(placed.window.x1 <= side.size.width + 1e-6);
          CHECK(placed.window.y1 <= side.size.height + 1e-6);
          const bool wide = placed.box.width() > placed.box.height();
          if (page.width != page.height) CHECK(wide == (page.width > page.height));  // upright
        }
    }
}
