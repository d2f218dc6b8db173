#include "topology/joined_pieces.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"
#include "support/namespaces.h"
#include "support/results.h"
#include "topology/grid_choices.h"
#include "topology/ring.h"
#include "topology/ring_pieces.h"
#include "topology/shapes.h"

using namespace mazefolio::tests;
using Catch::Contains;

namespace {

Ring box(double x0, double y0, double x1, double y1) {
  const std::vector<Point> corners{{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}};
  return ring_of(corners);
}

Region region_of(const std::vector<Ring>& rings) { return ring_region({0, 0, 40, 40}, rings); }

// Two rooms that face each other, an island in the hole of one of them, and a third below.
std::vector<Ring> rooms() {
  return {box(0, 0, 16, 16), box(4, 4, 12, 12), box(6.5, 6.5, 9.5, 9.5), box(20, 0, 40, 16),
          box(10, 20, 30, 40)};
}

GridChoice drawn_choice(const std::string& grid, const std::string& pieces, CellCount size,
                        const std::vector<std::string>& lines) {
  GridChoice choice = grid_choice(grid, "picture", size);
  choice.shape_options.set(choice.shape->options, "pieces", pieces).value();
  choice.shape_options.attach(drawn(lines));
  return choice;
}

const std::vector<std::string> two_blocks{"####..####", "####..####", "####..####", "####..####"};

}  // namespace

TEST_CASE("pieces are joined by as few bridges as join them all") {
  const Region apart = region_of(rooms());
  REQUIRE(apart.piece_areas().size() == 4);
  const Region joined = with_joined_pieces(apart);
  CHECK(joined.apart == "");
  CHECK(joined.piece_areas().size() == 1);
  CHECK(joined.bridges == Approx(1 - apart.area() / joined.area()).margin(1e-9));
  CHECK(joined.bridges < 0.06);
}

TEST_CASE("a bridge stands across the middle of two sides that face each other, and is as wide as it says") {
  const Region joined = with_joined_pieces(region_of({box(0, 0, 18, 40), box(22, 0, 40, 40)}));
  CHECK(joined.area() == Approx(2 * 18 * 40 + 4 * bridge_widths[0]).epsilon(1e-6));
  for (const double side : {-0.5, 0.5}) {
    CHECK(joined.contains({20, 20 + side * (bridge_widths[0] - 1.2)}));
    CHECK(!joined.contains({20, 20 + side * (bridge_widths[0] + 1.2)}));
  }
}

TEST_CASE("a bridge enters both pieces with its whole width, corners and curves included") {
  std::vector<Point> disc, other;
  for (int i = 0; i < 90; ++i) {
    const double turn = i * 2 * 3.14159265358979 / 90;
    disc.push_back({10 + 10 * std::cos(turn), 10 + 10 * std::sin(turn)});
    other.push_back({31 + 9 * std::cos(turn), 31 + 9 * std::sin(turn)});
  }
  for (const auto& rings :
       {std::vector<Ring>{ring_of(disc), ring_of(other)}, {box(0, 0, 18, 18), box(22, 22, 40, 40)}}) {
    const Region joined = with_joined_pieces(region_of(rings));
    REQUIRE(joined.apart == "");
    // Across the diagonal at every place of the bridge.
    for (double t = 14; t < 26; t += 0.1)
      for (const double off : {-0.3, 0.0, 0.3}) {
        const double step = off * bridge_widths[0] / std::sqrt(2.0);
        INFO(t << " " << off);
        CHECK(joined.contains({t + step, t - step}));
      }
  }
}

TEST_CASE("points of the pieces stay where they are beside the bridges") {
  const Region apart = region_of(rooms()), joined = with_joined_pieces(apart);
  std::size_t kept = 0;
  for (const Ring& ring : joined.rings)
    for (const RingPoint& p : ring)
      for (const Ring& before : apart.rings)
        for (const RingPoint& q : before) kept += p.at == q.at && p.corner == q.corner;
  CHECK(kept == 20);
}

TEST_CASE("one piece stays as it is") {
  const Region one = region_of({box(0, 0, 40, 30), box(10, 10, 20, 20)});
  const Region joined = with_joined_pieces(one);
  CHECK(joined.rings.size() == 2);
  CHECK(joined.bridges == 0);
}

TEST_CASE("pieces that are too far apart, too narrow or too many are not joined") {
  CHECK_THAT(with_joined_pieces(region_of({box(0, 0, 5, 5), box(35, 35, 40, 40)})).apart,
             Contains("of its area, not 15 at most"));
  CHECK_THAT(with_joined_pieces(region_of({box(0, 0, 40, 30), box(0, 39.7, 40, 40)})).apart,
             Contains("no room for bridges"));
  std::vector<Ring> many;
  for (int i = 0; i < 25; ++i)
    many.push_back(box(8 * (i % 5), 8 * (i / 5), 8 * (i % 5) + 7, 8 * (i / 5) + 7));
  CHECK(with_joined_pieces(region_of(many)).piece_areas().size() == 25);
  many.pop_back();
  CHECK(with_joined_pieces(region_of(many)).piece_areas().size() == 1);
}

TEST_CASE("a picture in pieces is one maze on every grid, whole or cut, where they are joined") {
  for (const GridRow& grid : grids())
    for (const bool whole : {false, true}) {
      INFO(grid.name << (whole ? " whole" : ""));
      GridChoice choice = drawn_choice(grid.name, "joined", {30, 20}, two_blocks);
      choice.whole_cells = whole;
      const Result<Grid> made = make_grid(choice, "1");
      INFO(message_of(made));
      CHECK(made.ok());
      if (!made.ok()) continue;
      CHECK(count_pieces(*made->topology) == 1);
      CHECK(made->fit.bridges > 0);
      CHECK(bounds(*made->topology).width() > 18);  // a disc leaves some of both pieces out
    }
}

TEST_CASE("a picture in pieces is refused with what would do") {
  const auto refusal = [](const std::string& pieces, CellCount size) {
    const Result<Grid> made = make_grid(drawn_choice("square", pieces, size, two_blocks), "1");
    REQUIRE(!made.ok());
    return made.error().message + "; " + made.error().hint;
  };
  CHECK_THAT(refusal("all", {30, 20}), Contains("2 pieces") && Contains("write 'pieces: joined' or"));
  CHECK_THAT(refusal("joined", {4, 3}), Contains("the pieces of the shape 'picture' cannot be joined: ") &&
                                            Contains("make the maze larger"));
}

TEST_CASE("a shape that is nearly everywhere narrower than a corridor is refused before cells are cut") {
  // A comb of 200 teeth, and one ring in another a hundred times.
  std::vector<Point> comb{{0, 0}};
  for (int i = 0; i < 200; ++i) {
    const double x = 0.2 * i;
    comb.insert(comb.end(), {{x, 40}, {x + 0.1, 40}, {x + 0.1, 1}, {x + 0.2, 1}});
  }
  comb.push_back({40.2, 0});
  std::vector<Ring> nested;
  for (int i = 0; i < 100; ++i) {
    nested.push_back(box(0.2 * i, 0.2 * i, 40 - 0.2 * i, 40 - 0.2 * i));
    if (i % 2 == 1) std::reverse(nested.back().begin(), nested.back().end());
  }
  for (const std::vector<Ring>& rings : {std::vector<Ring>{ring_of(comb)}, nested})
    for (const char* pieces : {"all", "joined"}) {
      GridChoice choice = drawn_choice("square", pieces, {20, 20}, two_blocks);
      Picture fine = *drawn(two_blocks);
      fine.rings = rings;
      choice.shape_options.attach(std::make_shared<const Picture>(std::move(fine)));
      CHECK_THAT(message_of(make_grid(choice, "1")), Contains("narrower than a corridor nearly everywhere"));
    }
}
