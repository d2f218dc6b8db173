#include "layout/proportion.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

int sizes_in(Size frame, double stretch) {
  int sizes = 0;
  for (int columns = 4; columns <= 12; ++columns) {
    const double rows = columns * frame.height / frame.width;
    sizes += std::fabs(std::round(rows) / rows - 1) <= stretch;
  }
  return sizes;
}

}  // namespace

TEST_CASE("a frame gives up a few percent of its room so that more sizes of mazes fill it") {
  for (double height = 300; height < 720; height += 7) {
    const Size room{400, height}, frame = fillable(room, 0.03);
    CHECK(frame.width <= room.width);
    CHECK(frame.height <= room.height);
    CHECK(frame.width * frame.height >= 0.95 * room.width * room.height);
    CHECK(sizes_in(frame, 0.03) >= 3);
  }
  CHECK(sizes_in(fillable({400, 416}, 0.03), 0.03) == 9);  // nearly a square
}
