#include "listing/boards.h"

#include <catch2/catch.hpp>

#include "support/fixed_measurer.h"

using namespace mazefolio::tests;

namespace {

std::size_t sheets_on(const Frame& board) {
  std::size_t count = 0;
  for (const Item& item : board.items) count += std::holds_alternative<Group>(item) ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("boards have one size, and no more sheets than they have room for") {
  const CoverInks ink{};
  for (const Size size : {Size{432, 648}, Size{792, 612}, Size{612, 612}})
    for (const std::size_t count : {1, 2, 3, 9}) {
      const std::vector<Frame> sheets(count, Frame{size, {}});
      const Frame row = row_board(sheets, ink), fan = fan_board(sheets, ink);
      CHECK(row.size == board_size);
      CHECK(fan.size == board_size);
      CHECK(sheets_on(row) == std::min<std::size_t>(count, 3));
      CHECK(sheets_on(fan) == std::min<std::size_t>(count, 5));
    }
}

TEST_CASE("sheets of a row stand upright beside each other, inside the board") {
  const std::vector<Frame> sheets(3, Frame{{612, 792}, {}});
  double last = 0;
  for (const Item& item : row_board(sheets, {}).items)
    if (const auto* sheet = std::get_if<Group>(&item)) {
      CHECK(sheet->turn == 0);
      const double half = 612 * sheet->transform.scale / 2;
      CHECK(sheet->transform.shift.x - half > last);
      last = sheet->transform.shift.x + half;
      CHECK(last < board_size.width);
      CHECK(792 * sheet->transform.scale < board_size.height);
    }
}

TEST_CASE("the first sheet of a fan lies in front, upright in the middle") {
  const std::vector<Frame> sheets(5, Frame{{432, 648}, {}});
  const Frame fan = fan_board(sheets, {});
  const Group& front = std::get<Group>(fan.items.back());
  CHECK(front.turn == 0);
  CHECK(front.transform.shift.x == Approx(board_size.width / 2));
}

TEST_CASE("a watermark lies below what is on the page, across it") {
  FixedMeasurer measurer;
  const Frame page{{432, 648}, {Shape{rectangle_path({10, 10, 20, 20}), std::nullopt, black}}};
  const Frame marked = with_watermark(page, "SAMPLE", {}, measurer);
  REQUIRE(marked.items.size() == 2);
  const Group& across = std::get<Group>(marked.items.front());
  CHECK(across.turn < -45);
  CHECK(std::get<TextRun>(across.items.front()).text == "SAMPLE");
}
