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

TEST_CASE("sheets of a row stand upright and alike on both sides of a larger one, inside the board") {
  const std::vector<Frame> sheets(3, Frame{{612, 792}, {}});
  std::vector<Transform> lies;
  for (const Item& item : row_board(sheets, {}).items)
    if (const auto* sheet = std::get_if<Group>(&item)) {
      CHECK(sheet->turn == 0);
      lies.push_back(sheet->transform);
    }
  REQUIRE(lies.size() == 3);  // the one in the middle is drawn last, over both others
  const auto middle = [](const Transform& lie) { return lie.shift.x; };
  CHECK(lies[0].scale == Approx(lies[1].scale));
  CHECK(lies[2].scale > lies[0].scale);
  CHECK(middle(lies[0]) > 612 * lies[0].scale / 2);
  CHECK(middle(lies[0]) < middle(lies[2]));
  CHECK(middle(lies[2]) == Approx(board_size.width / 2));
  CHECK(middle(lies[2]) - middle(lies[0]) == Approx(middle(lies[1]) - middle(lies[2])));
  CHECK(792 * lies[2].scale < board_size.height);
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
