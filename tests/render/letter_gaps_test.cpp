#include "render/letter_gaps.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "render/drawn_pixels.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

constexpr double stroke = 2;
using Rows = std::vector<std::string>;

Rows opened(const Rows& line, double facing, double least = 0) {
  return shown(with_open_gaps(drawn(line), stroke, facing, least));
}

}  // namespace

TEST_CASE("straight sides that face each other for most of a stroke are moved apart") {
  const Rows li = {"##....##", "##....##", "#####.##", "#####.##"};
  CHECK(opened(li, 4) == Rows{"##.......##", "##.......##", "#####....##", "#####....##"});
  CHECK(opened(li, 1) == li);
}

TEST_CASE("a point that faces a side stays, as do letters without a free column between them") {
  const Rows point = {"##..##", "###.##", "##..##"};
  CHECK(opened(point, 4) == point);
  const Rows kerned = {"####.##", "##...##", "##.####", "##.####"};
  CHECK(opened(kerned, 4) == kerned);
}

TEST_CASE("letters whose arms face a side more than once stay") {
  const Rows el = {"###.##", "###.##", "##..##", "###.##", "###.##"};
  CHECK(opened(el, 4) == el);
}

TEST_CASE("each of several gaps is opened by what it lacks") {
  CHECK(opened({"##.##..##", "##.##..##"}, 3) == Rows{"##...##...##", "##...##...##"});
}

TEST_CASE("other letters are moved apart by less") {
  const Rows point = {"##..##", "###.##", "##..##"};
  CHECK(opened(point, 4, 2) == Rows{"##...##", "###..##", "##...##"});
  CHECK(opened(point, 4, 1) == point);
  const Rows facing = {"##.##", "##.##"};
  CHECK(opened(facing, 3, 2) == Rows{"##...##", "##...##"});
}
