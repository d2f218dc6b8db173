#include "layout/die_sheet.h"

#include <catch2/catch.hpp>

#include "layout/looks_for_test.h"
#include "support/fixed_measurer.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

struct Net {
  std::vector<Point> pips;  ///< a point of each
  std::size_t folds = 0;
  Rect cuts;
};

Net net_of(const Sheet& sheet) {
  Net net;
  for (const Item& item : sheet.items) {
    const auto* shape = std::get_if<Shape>(&item);
    if (!shape || !item.part || item.part->role != Role::figure) continue;
    const std::vector<Point>& points = shape->path.points;
    if (shape->fill) {
      net.pips.push_back(points.front());
    } else if (!shape->stroke->dashes.empty()) {
      net.folds = points.size() / 2;
    } else {
      net.cuts = {points[0].x, points[0].y, points[0].x, points[0].y};
      for (const Point p : points) net.cuts = enclosing(net.cuts, {p.x, p.y, p.x, p.y});
    }
  }
  return net;
}

}  // namespace

TEST_CASE("a die to cut out has six faces, 21 pips and seven tabs, on pages of every size") {
  FixedMeasurer measurer;
  for (const Look& look : sample_looks())
    for (const auto& [size, floor] : sample_pages()) {
      CAPTURE(look.name, size.width, size.height);
      const Setting s = sample_setting(look, size, floor, measurer);
      const Sheet sheet = die_sheet(s, "A die to cut out", "Cut it out, and glue the tabs on the inside.");
      const Net net = net_of(sheet);
      CHECK(net.pips.size() == 21);
      CHECK(net.folds == 5 + 7);
      CHECK(within(net.cuts, sheet_area(s, false)));
      CHECK(net.cuts.width() > 72);  // sides of 24 points, and more
    }
}

TEST_CASE("the die that is cut out lies as one at the start: 1 on top, 2 away, 3 to the left") {
  FixedMeasurer measurer;
  const auto pages = sample_pages();
  const auto& [size, floor] = pages.front();
  const Net net = net_of(die_sheet(sample_setting(sample_looks().front(), size, floor, measurer), "", ""));
  const double side = net.cuts.width() / 3;
  const auto pips_in = [&](int column, int row) {
    // The row above the first has a tab.
    const Rect face{net.cuts.x0 + column * side, net.cuts.y1 - (4 - row) * side,
                    net.cuts.x0 + (column + 1) * side, net.cuts.y1 - (3 - row) * side};
    return std::ranges::count_if(
        net.pips, [&](Point p) { return p.x > face.x0 && p.x < face.x1 && p.y > face.y0 && p.y < face.y1; });
  };
  CHECK(pips_in(1, 1) == 1);
  CHECK(pips_in(1, 0) == 2);
  CHECK(pips_in(0, 1) == 3);
  CHECK(pips_in(2, 1) == 4);
  CHECK(pips_in(1, 2) == 5);
  CHECK(pips_in(1, 3) == 6);
}
