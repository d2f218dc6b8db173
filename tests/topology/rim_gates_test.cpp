#include "topology/rim_gates.h"

#include <catch2/catch.hpp>

#include "base/geometry/edges.h"
#include "support/namespaces.h"
#include "topology/end_letters.h"
#include "topology/grids.h"
#include "topology/letters.h"
#include "topology/shapes.h"

using namespace mazefolio::tests;

namespace {

/// A picture in which these rectangles, given in tens of pixels, are ink.
Picture inked(std::uint32_t width, std::uint32_t height, const std::vector<Rect>& ink) {
  Picture out{10 * width, 10 * height, {}};
  for (std::uint32_t y = 0; y < out.height; ++y)
    for (std::uint32_t x = 0; x < out.width; ++x) {
      const Point at{(x + 0.5) / 10, (y + 0.5) / 10};
      out.pixels.push_back(std::ranges::any_of(ink, [&](const Rect& r) { return holds(r, at); }) ? 0xff : 0);
    }
  return out;
}

/// Four upright bars of 40 by 120 pixels, two above two: the lines are so near that bridges between them are
/// the shortest.
Picture two_lines_of_bars() {
  Picture out{200, 280, {}};
  for (std::uint32_t y = 0; y < out.height; ++y)
    for (std::uint32_t x = 0; x < out.width; ++x) {
      const bool column = (x >= 20 && x < 60) || (x >= 120 && x < 160),
                 line = (y >= 10 && y < 130) || (y >= 145 && y < 265);
      out.pixels.push_back(column && line ? 0xff : 0);
    }
  return out;
}

GridChoice word_in(const Picture& letters, CellCount size) {
  const ShapeRow& row = *find_row(shapes(), "text");
  GridChoice choice{&grids().front(), Options(grids().front().options), &row, Options(row.options), size};
  choice.shape_options.attach({std::make_shared<const Picture>(letters)});
  return choice;
}

}  // namespace

TEST_CASE("bridges make one chain of letters in two lines, where shorter ones would skip some") {
  const Picture joined = joined_letters(two_lines_of_bars());
  REQUIRE(joined.letters.bridges.size() == 3);
  CHECK(std::ranges::count(joined.letters.bridges, true, &Bridge::down) == 1);
  std::vector<int> bridges(4);
  for (const Bridge& bridge : joined.letters.bridges) ++bridges[bridge.first], ++bridges[bridge.last];
  CHECK(std::ranges::max(bridges) == 2);
  CHECK(end_letters(joined.letters).size() == 2);
}

TEST_CASE("the gates of a word are at both ends of its chain of letters, and at no bridge") {
  const GridChoice choice = word_in(joined_letters(two_lines_of_bars()), {14, 22});
  const Region region = choice.shape->make(field_of(*choice.grid, choice.size), choice.shape_options);
  const std::vector<Rect> ends = end_letters(region.letters);
  const Grid grid = make_grid(choice, "gates").value();
  std::vector<int> gates(ends.size());
  const AnyTopology& t = *grid.topology;
  for (std::uint32_t w = 0; w < wall_limit(t); ++w) {
    if (!is_rim(t, Wall{w}) || !passable(t, Wall{w})) continue;
    const Point at = edge_middle(edge(t, Wall{w}));
    const auto holds_it = [&](const Rect& box) { return holds(inset(box, -0.3), at); };
    CHECK(std::ranges::none_of(region.letters.bridges,
                               [&](const Bridge& b) { return holds(inset(b.box, -0.2), at); }));
    const auto end = std::ranges::find_if(ends, holds_it);
    REQUIRE(end != ends.end());
    ++gates[static_cast<std::size_t>(end - ends.begin())];
  }
  CHECK(gates.size() == 2);
  for (const int at_end : gates) CHECK(at_end > 0);
}

TEST_CASE("the gates of a word are above and below its letters, not in their bays") {
  // HIH: the bars of the letters are 4 wide and 16 high.
  const auto letter_h = [](double x) {
    return std::vector<Rect>{{x, 1, x + 4, 17}, {x + 8, 1, x + 12, 17}, {x, 7, x + 12, 11}};
  };
  std::vector<Rect> ink = letter_h(1);
  for (const Rect& r : letter_h(24)) ink.push_back(r);
  ink.push_back({16, 1, 20, 17});
  const Grid grid = make_grid(word_in(joined_letters(inked(37, 18, ink)), {22, 11}), "gates").value();
  const AnyTopology& t = *grid.topology;
  const Rect box = bounds(t);
  int gates = 0;
  for (std::uint32_t w = 0; w < wall_limit(t); ++w) {
    if (!is_rim(t, Wall{w}) || !passable(t, Wall{w})) continue;
    const double y = edge_middle(edge(t, Wall{w})).y;
    CHECK((y == Approx(box.y0).margin(0.1) || y == Approx(box.y1).margin(0.1)));
    ++gates;
  }
  CHECK(gates >= 4);
}
