#include <catch2/catch.hpp>

#include "base/rng.h"
#include "prove/borders.h"
#include "prove/ink_mask.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// Cells of 10 x 10 points in a row with a wall between each two; corners 2 i and 2 i + 1 are above and
/// below.
GraphClaim row_of_cells(std::uint32_t n) {
  GraphClaim graph;
  for (std::uint32_t i = 0; i <= n; ++i)
    for (const double y : {10.0, 20.0}) graph.corners.push_back({10.0 + 10 * i, y});
  const auto add = [&](BorderKind kind, std::uint32_t a, std::uint32_t b, std::uint32_t p, std::uint32_t q) {
    graph.borders.push_back({kind, a, b, static_cast<std::uint32_t>(graph.line.size()), 2});
    graph.line.insert(graph.line.end(), {p, q});
  };
  for (std::uint32_t i = 0; i < n; ++i) {
    graph.cells.push_back({15.0 + 10 * i, 15});
    if (i + 1 < n) add(BorderKind::wall, i, i + 1, 2 * i + 2, 2 * i + 3);
    add(BorderKind::rim, i, no_claimed_cell, 2 * i, 2 * i + 2);
    add(BorderKind::rim, i, no_claimed_cell, 2 * i + 1, 2 * i + 3);
  }
  add(BorderKind::rim, 0, no_claimed_cell, 0, 1);
  add(BorderKind::rim, n - 1, no_claimed_cell, 2 * n, 2 * n + 1);
  return graph;
}

Raster white_page(int width, int height) {
  return {width, height, 1, std::vector<std::uint8_t>(static_cast<std::size_t>(width * height), 255)};
}

}  // namespace

TEST_CASE("every pixel knows the place that it lies in") {
  const Raster page = white_page(60, 40);
  const PlaceMap places(row_of_cells(3), page, 5);
  CHECK(places.window().x0 == 5);
  CHECK(places.window().y1 == 26);
  CHECK(places.at(9, 15) == outside);
  CHECK(places.at(10, 10) == places.place_of(0));
  CHECK(places.at(19, 19) == places.place_of(0));
  CHECK(places.at(20, 19) == places.place_of(1));
  CHECK(places.at(39, 15) == places.place_of(2));
  CHECK(places.at(40, 15) == outside);
  CHECK(places.at(15, 20) == outside);
  CHECK(places.at(1000, -5) == outside);
}

TEST_CASE("a place beyond the page has no pixels") {
  GraphClaim graph = row_of_cells(2);
  for (Point& p : graph.corners) p = p + Point{1e4, -1e4};
  const PlaceMap places(graph, white_page(30, 30), 2);
  CHECK(places.window().width() * places.window().height() == 0);
}

TEST_CASE("places touch where no ink is between them") {
  const GraphClaim graph = row_of_cells(3);
  Raster page = white_page(60, 40);
  const auto ink = [&](int x, int y) { page.gray[static_cast<std::size_t>(y * 60 + x)] = 0; };
  for (int x = 9; x < 42; ++x)
    for (const int y : {9, 10, 19, 20}) ink(x, y);
  for (int y = 9; y < 21; ++y)
    for (const int x : {9, 10, 19, 20, 39, 40}) ink(x, y);
  const PlaceMap places(graph, page, 5);
  const auto read = [&] {
    Mask free(places.window());
    for (int y = free.window.y0; y < free.window.y1; ++y)
      for (int x = free.window.x0; x < free.window.x1; ++x) free.set(x, y, page.at(x, y) > 128);
    Parts parts(places, free);
    return read_graph(graph, places, parts, 1, {1});
  };
  const GraphReading open = read();
  CHECK(open.borders[0].contact == 0);  // the wall between the first two
  CHECK(open.borders[3].contact == 8);  // nothing between the second and the third
  CHECK(open.borders[1].contact == 0);
  ink(39, 15);
  page.gray[15 * 60 + 19] = page.gray[15 * 60 + 20] = 255;  // a hole of one pixel
  CHECK(read().borders[0].contact == 1);
  for (int y = 11; y < 19; ++y) ink(30, y);
  CHECK(read().borders[3].contact == 0);
  for (int y = 14; y < 17; ++y)
    page.gray[static_cast<std::size_t>(y * 60 + 39)] = page.gray[static_cast<std::size_t>(y * 60 + 40)] = 255;
  CHECK(read().borders.back().contact == 3);  // the rim is open
}

TEST_CASE("distances are those of a plain search") {
  Rng rng(1);
  for (const auto& [width, height] : {std::pair{1, 1}, {9, 1}, {1, 9}, {17, 12}}) {
    Mask mask(Window{0, 0, width, height});
    for (std::uint8_t& on : mask.on) on = rng.below(5) > 0;
    mask.on[0] = 0;
    // Short reaches are searched, long ones have envelopes.
    const auto d = squared_distances(mask, 40), near = squared_distances(mask, 9);
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < width; ++x) {
        int least = 1 << 20;
        for (int v = 0; v < height; ++v)
          for (int u = 0; u < width; ++u)
            if (!mask.at(u, v)) least = std::min(least, (u - x) * (u - x) + (v - y) * (v - y));
        const auto pixel = static_cast<std::size_t>(y * width + x);
        REQUIRE(d[pixel] == static_cast<std::uint32_t>(least));
        REQUIRE((least <= 81 ? near[pixel] == d[pixel] : near[pixel] > 81));
      }
  }
}

TEST_CASE("pieces join across corners, and only those asked for are counted") {
  Mask mask(Window{2, 3, 8, 8});
  for (const auto& [x, y] : {std::pair{2, 3}, {3, 4}, {4, 3}, {7, 7}, {2, 7}}) mask.set(x, y, true);
  CHECK(count_pieces(mask, {{2, 3}, {4, 3}}) == 1);
  CHECK(count_pieces(mask, {{2, 3}, {7, 7}, {5, 5}, {-9, 99}}) == 2);
}
