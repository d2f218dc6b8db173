#include "draw/tangle_picture.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "../rules/boards.h"

using namespace mazefolio::tests;

namespace {

Maze tangled(std::uint32_t columns, std::uint32_t rows, const std::string& seed) {
  return laid(field(columns, rows), rule_with("tangle", {}), seed);
}

double distance(Point a, Point b) { return std::hypot(b.x - a.x, b.y - a.y); }

}  // namespace

TEST_CASE("strings stay in their box, and lead without a gap from ends to ends") {
  const Rect box{50, 80, 450, 620};
  for (const auto& [columns, rows] : {std::pair{3u, 6u}, {8u, 8u}, {10u, 5u}})
    for (const bool pictured : {false, true})
      for (const std::string seed : {"1", "2", "3"}) {
        CAPTURE(columns, rows, pictured, seed);
        const TanglePicture picture = tangle_picture(tangled(columns, rows, seed), box, {pictured, false});
        REQUIRE(picture.strings.size() == std::min(columns, rows));
        REQUIRE(picture.ends.size() == 2 * picture.strings.size());
        for (const std::vector<Cubic>& string : picture.strings) {
          for (std::size_t i = 1; i < string.size(); ++i) {
            CHECK(distance(string[i - 1].to, string[i].from) < 1e-6);
            const Point in = string[i - 1].to - string[i - 1].control2,
                        out = string[i].control1 - string[i].from;
            CHECK(std::fabs(cross(in, out)) < 1e-6 * dot(in, out));
          }
          for (const Point p : points_of(string)) CHECK(holds(inset(box, -0.01), {p.x, p.y, p.x, p.y}));
        }
        for (const StringEnd& end : picture.ends) {
          CHECK(holds(box, inset({end.ring.x, end.ring.y, end.ring.x, end.ring.y}, -end.radius + 0.01)));
          CHECK((end.picture.width() > 0) == (pictured && end.first));
        }
      }
}

TEST_CASE("each string lies above and below others in turn") {
  const Maze maze = tangled(10, 6, "1");
  const Tangle tangle = tangle_of(maze).value();
  for (const TangleString& string : strings_of(tangle)) {
    int before = -1;
    for (const TilePass& pass : string.passes) {
      if (tangle.at(pass.x, pass.y) != Tile::crossing) continue;
      const bool along = pass.in == TileSide::left || pass.in == TileSide::right;
      const int above = along == ((pass.x + pass.y) % 2 == 0);
      CHECK(above != before);
      before = above;
    }
  }
  const auto crossings = std::ranges::count(tangle.tiles, Tile::crossing);
  CHECK(tangle_picture(maze, {0, 0, 500, 300}, {}).above.size() == static_cast<std::size_t>(crossings));
}

TEST_CASE("a smaller box of the same shape has the same picture") {
  const Maze maze = tangled(5, 8, "2");
  const TanglePicture large = tangle_picture(maze, {0, 0, 400, 600}, {true, true}),
                      small = tangle_picture(maze, {10, 20, 110, 170}, {true, true});
  for (std::size_t i = 0; i < large.strings.size(); ++i)
    for (std::size_t k = 0; k < large.strings[i].size(); ++k)
      CHECK(distance(large.strings[i][k].control1 * 0.25 + Point{10, 20}, small.strings[i][k].control1) <
            1e-9);
}
