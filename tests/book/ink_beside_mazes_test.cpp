#include "book/ink_beside_mazes.h"

#include <catch2/catch.hpp>

#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

TEST_CASE("a page keeps the boxes of its art, but not those within a maze that stands on it") {
  const auto filled = [](const Rect& box) { return Shape{rectangle_path(box), std::nullopt, black}; };
  const Rect wall{20, 20, 30, 21}, picture{70, 70, 80, 80}, over_the_rim{45, 45, 60, 60};
  const Frame frame{{100, 100}, {filled(wall), filled(picture), filled(over_the_rim)}};
  const MazeBoxes mazes{{2, {{10, 10, 15, 15}, {10, 10, 50, 50}}}};
  FixedMeasurer measurer;
  const PageInk with_maze = ink_beside_mazes(frame, measurer, 2, mazes);
  CHECK(with_maze.page == 2);
  CHECK(with_maze.art == std::vector<Rect>{picture, over_the_rim});
  CHECK(ink_beside_mazes(frame, measurer, 3, mazes).art.size() == 3);
}
