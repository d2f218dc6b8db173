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
