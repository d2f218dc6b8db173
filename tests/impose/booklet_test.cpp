#include <catch2/catch.hpp>
#include <vector>

#include "base/geometry/length.h"
#include "impose/imposition.h"

using namespace mazefolio::impose;

namespace {

const Size letter{612, 792}, half{396, 612}, trade{432, 648};

Stock stock_of(int pages, Size page, Size sheet, bool right_bound = false) {
  return {std::vector<Size>(static_cast<std::size_t>(pages), page), sheet, right_bound, true};
}

/// The page in one half of a side; -1 where it is blank.
int page_in(const SheetSide& side, bool left) {
  for (const PlacedPage& placed : side.pages)
    if ((placed.box.center().x < side.size.width / 2) == left) return placed.page;
  return -1;
}

/// Folds the sheets into each other and turns the leaves: the pages in the order in which they are seen.
std::vector<int> folded(const Imposition& booklet, bool right_bound) {
  std::vector<int> out;
  const std::size_t sheets = booklet.sides.size() / 2;
  for (std::size_t i = 0; i < sheets; ++i) {
    out.push_back(page_in(booklet.sides[2 * i], right_bound));
    out.push_back(page_in(booklet.sides[2 * i + 1], !right_bound));
  }
  for (std::size_t i = sheets; i-- > 0;) {
    out.push_back(page_in(booklet.sides[2 * i + 1], right_bound));
    out.push_back(page_in(booklet.sides[2 * i], !right_bound));
  }
  return out;
}

}  // namespace

TEST_CASE("a folded booklet is read in order, whatever its length and binding") {
  for (const bool right_bound : {false, true})
    for (int pages = 1; pages <= 40; ++pages) {
      INFO(pages << (right_bound ? " bound right" : " bound left"));
      const Imposition made = booklet(stock_of(pages, half, letter, right_bound), 0);
      std::vector<int> expected;
      for (int page = 0; page < (pages + 3) / 4 * 4; ++page) expected.push_back(page < pages ? page : -1);
      CHECK(folded(made, right_bound) == expected);
    }
}

TEST_CASE("a booklet lies on the sheet, as large as it can be, and is turned on its short edge") {
  const Imposition exact = booklet(stock_of(8, half, letter), 0);
  CHECK(exact.scale == Approx(1));
  CHECK(exact.turn == Turn::short_edge);
  CHECK(exact.sides.front().size == Size{792, 612});
  CHECK(booklet(stock_of(8, trade, letter), 0).scale == Approx(396.0 / 432));
  CHECK(booklet(stock_of(8, {200, 700}, letter), 0).turn == Turn::long_edge);
}

TEST_CASE("the pages of a spread meet in the fold") {
  const Imposition made = booklet(stock_of(8, {300, 612}, letter), 0);
  for (const SheetSide& side : made.sides)
    for (const PlacedPage& placed : side.pages) {
      const double fold = side.size.width / 2;
      CHECK((placed.box.x0 == Approx(fold) || placed.box.x1 == Approx(fold)));
    }
}

TEST_CASE("sheets outside of others keep their pages farther from the fold, by the paper between") {
  const double thick = millimeters(0.1).pt;
  const Imposition made = booklet(stock_of(40, half, letter), thick);
  REQUIRE(made.sides.size() == 20);
  for (std::size_t sheet = 0; sheet < 10; ++sheet)
    for (const PlacedPage& placed : made.sides[2 * sheet].pages) {
      const bool left = placed.box.center().x < 396;
      const double away = left ? 396 - placed.box.x1 : placed.box.x0 - 396;
      CHECK(away == Approx(static_cast<double>(9 - sheet) * thick).margin(1e-9));
      CHECK(placed.window.x0 >= -1e-9);
      CHECK(placed.window.x1 <= 792 + 1e-9);
    }
}

TEST_CASE("fold and staples are marked on the cover alone, and only where marks are wanted") {
  Stock stock = stock_of(8, half, letter);
  const Imposition marked = booklet(stock, 0);
  CHECK(marked.sides.front().marks.size() == 4);
  for (std::size_t i = 1; i < marked.sides.size(); ++i) CHECK(marked.sides[i].marks.empty());
  stock.marks = false;
  CHECK(booklet(stock, 0).sides.front().marks.empty());
}
