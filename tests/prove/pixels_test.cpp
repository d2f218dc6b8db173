#include <array>
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
  const std::uint32_t first = places.place_of(0);
  CHECK(places.holds(first, 10, 19, 15));
  CHECK_FALSE(places.holds(first, 10, 20, 15));
  CHECK_FALSE(places.holds(first, 9, 19, 15));
  CHECK_FALSE(places.holds(places.place_of(1), 10, 19, 15));
  CHECK_FALSE(places.holds(outside, 0, 9, 15));
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
    return read_graph(graph, places, parts, 1, 1);
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
  for (const auto& [width, height, few] :
       {std::array{1, 1, 1}, {9, 1, 2}, {1, 9, 2}, {17, 12, 5}, {300, 40, 900}}) {
    Mask mask(Window{3, 5, 3 + width, 5 + height});
    const Window& w = mask.window;
    std::vector<Pixel> on{{3, 5}};
    for (int y = w.y0; y < w.y1; ++y)
      for (int x = w.x0; x < w.x1; ++x)
        if (rng.below(static_cast<std::uint32_t>(few)) == 0) on.push_back({x, y});
    for (const Pixel p : on) mask.set(p.x, p.y, true);
    for (int y = w.y0; y < w.y1; ++y)
      for (int x = w.x0; x < w.x1; ++x) {
        int least = 1 << 20;
        for (const Pixel p : on) least = std::min(least, (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y));
        REQUIRE(squared_distance(mask, x, y, 1 << 20) == least);
        REQUIRE(squared_distance(mask, x, y, 81) == std::min(least, 81));
        const int known = squared_distance(mask, x, y, 1 << 20, 25);
        REQUIRE((least >= 25 ? known == least : known >= least && known < 25));
      }
  }
}

TEST_CASE("masks are joined, inverted, grown and shrunk as pixel by pixel") {
  Rng rng(2);
  const Window w{4, 2, 4 + 150, 2 + 9};
  Mask a(w), b(w);
  for (Mask* mask : {&a, &b})
    for (int y = w.y0; y < w.y1; ++y)
      for (int x = w.x0; x < w.x1; ++x) mask->set(x, y, rng.below(6) > 0);
  b.fill(5, -20, 90);
  Mask both = a, either = a, without = a;
  both &= b;
  either |= b;
  without -= b;
  const Mask off = inverted(a), more = grown(without), less = shrunk(a);
  for (int y = w.y0; y < w.y1; ++y)
    for (int x = w.x0; x < w.x1; ++x) {
      REQUIRE(both.at(x, y) == (a.at(x, y) && b.at(x, y)));
      REQUIRE(either.at(x, y) == (a.at(x, y) || b.at(x, y)));
      REQUIRE(without.at(x, y) == (a.at(x, y) && !b.at(x, y)));
      REQUIRE(off.at(x, y) == !a.at(x, y));
      int around_a = 0, around_without = 0;
      for (int v = y - 1; v <= y + 1; ++v)
        for (int u = x - 1; u <= x + 1; ++u) {
          around_a += a.has(u, v);
          around_without += without.has(u, v);
        }
      REQUIRE(more.at(x, y) == (around_without > 0));
      REQUIRE(less.at(x, y) == (around_a == 9));
      for (const bool on : {true, false}) {
        int next = x;
        while (next < w.x1 && a.at(next, y) != on) ++next;
        REQUIRE(a.next(x, y, on) == next);
      }
    }
  CHECK(off.next(w.x1, 3, true) == w.x1);
}

TEST_CASE("the grays of a range are found in every column") {
  Raster page = white_page(100, 3);
  for (std::size_t i = 0; i < page.gray.size(); ++i) page.gray[i] = static_cast<std::uint8_t>(i * 7);
  const Window w{5, 1, 98, 3};
  for (const auto& [low, high] : {std::pair{0, 256}, {40, 200}, {255, 256}, {-5, 1}, {7, 7}}) {
    const Mask mask = grays_between(page, w, low, high);
    for (int y = w.y0; y < w.y1; ++y)
      for (int x = w.x0; x < w.x1; ++x)
        REQUIRE(mask.at(x, y) == (page.at(x, y) >= low && page.at(x, y) < high));
  }
}

TEST_CASE("pieces join across corners, and only those asked for are counted") {
  Mask mask(Window{2, 3, 8, 8});
  for (const auto& [x, y] : {std::pair{2, 3}, {3, 4}, {4, 3}, {7, 7}, {2, 7}}) mask.set(x, y, true);
  CHECK(count_pieces(mask, {{2, 3}, {4, 3}}) == 1);
  CHECK(count_pieces(mask, {{2, 3}, {7, 7}, {5, 5}, {-9, 99}}) == 2);
}
