#include "generate/thick/wall_pairs.h"

#include <bit>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <numeric>
#include "support/namespaces.h"
#include "support/results.h"

using namespace mazefolio::tests;

namespace {

std::vector<ColorLattice> lattices_of(int colors) {
  std::vector<ColorLattice> all;
  for (int ux = 1; ux <= colors; ++ux)
    if (colors % ux == 0)
      for (int vx = 0; vx < ux; ++vx) all.push_back({ux, vx, colors / ux});
  return all;
}

std::uint32_t set_of(std::initializer_list<int> colors) {
  std::uint32_t bits = 0;
  for (const int c : colors) bits |= 1u << c;
  return bits;
}

}  // namespace

TEST_CASE("colors repeat after both periods, and nowhere else within one") {
  for (const ColorLattice& t :
       {ColorLattice{4, 2, 2}, {2, 0, 2}, {3, 2, 2}, {5, 3, 1}, {1, 0, 7}, {6, 5, 3}}) {
    std::vector<int> seen(static_cast<std::size_t>(t.colors()));
    for (int y = -9; y < 9; ++y)
      for (int x = -9; x < 9; ++x) {
        const int c = t.color({x, y});
        REQUIRE(c >= 0);
        REQUIRE(c < t.colors());
        CHECK(t.color({x + t.ux, y}) == c);
        CHECK(t.color({x + t.vx, y + t.vy}) == c);
        if (x >= 0 && x < t.ux && y >= 0 && y < t.vy) ++seen[static_cast<std::size_t>(c)];
      }
    for (const int count : seen) CHECK(count == 1);
    // The least shift straight down that keeps all colors.
    const int period = t.vy * t.ux / std::gcd(t.ux, t.vx);
    for (int y = 1; y <= period; ++y) CHECK((t.color({0, y}) == 0) == (y == period));
  }
}

TEST_CASE("the number of colorings is the known one") {
  struct Known {
    int colors, lattices, usable, classes, pairs, sound, perfect, apart;
  };
  for (const Known& k : {Known{2, 3, 1, 0, 0, 0, 0, 0},
                         {3, 4, 2, 4, 2, 0, 0, 0},
                         {4, 7, 5, 8, 3, 1, 1, 1},
                         {5, 6, 4, 16, 8, 2, 2, 0},
                         {6, 12, 10, 44, 16, 10, 10, 2},
                         {8, 15, 13, 156, 90, 50, 50, 2},
                         {9, 13, 11, 246, 265, 195, 195, 1},
                         {10, 18, 16, 544, 532, 322, 314, 2},
                         {12, 28, 26, 2890, 5088, 4166, 3838, 12},
                         {14, 24, 22, 7180, 15208, 11062, 9206, 2}}) {
    INFO(k.colors);
    const std::vector<ColorLattice> lattices = lattices_of(k.colors);
    CHECK(static_cast<int>(lattices.size()) == k.lattices);
    Known found{k.colors, k.lattices, 0, 0, 0, 0, 0, 0};
    for (const ColorLattice& t : lattices) {
      if (!check_colors(t).ok()) continue;
      ++found.usable;
      found.classes += static_cast<int>(wall_classes(t).size());
      for (const WallPair& pair : wall_pairs(t)) {
        ++found.pairs;
        found.sound += !pair.degenerate;
        found.perfect += pair.perfect;
        found.apart += pair.apart && !pair.degenerate;
        CHECK((cross(pair.alpha, pair.beta) == 0) == pair.degenerate);
        CHECK((pair.perfect && pair.degenerate) == false);
      }
    }
    CHECK(found.usable == k.usable);
    CHECK(found.classes == k.classes);
    CHECK(found.pairs == k.pairs);
    CHECK(found.sound == k.sound);
    CHECK(found.perfect == k.perfect);
    CHECK(found.apart == k.apart);
  }
}

TEST_CASE("the pieces of a class join two rooms and have every color once") {
  for (const ColorLattice& t : lattices_of(8)) {
    if (!check_colors(t).ok()) continue;
    for (const WallClass& w : wall_classes(t)) {
      CHECK(std::popcount(w.sides) == 2);
      CHECK(t.color(w.leads) == 0);
      std::uint32_t colors = 0;
      std::vector<Step> rooms;
      for (const Step c : w.cells) {
        colors |= 1u << t.color(c);
        for (const Step side : four_sides)
          if (t.color(c + side) == 0) rooms.push_back(c + side);
      }
      CHECK(colors == w.colors);
      CHECK(w.cells.size() == static_cast<std::size_t>(std::popcount(colors)));
      REQUIRE(rooms.size() == 2);
      CHECK(((rooms[0] == Step{} && rooms[1] == w.leads) || (rooms[1] == Step{} && rooms[0] == w.leads)));
    }
  }
}

TEST_CASE("the colors of an ordinary thick maze have one pair of walls") {
  const std::vector<WallPair> pairs = wall_pairs({2, 0, 2});
  REQUIRE(pairs.size() == 1);
  CHECK(pairs[0].walls1 == set_of({2}));
  CHECK(pairs[0].walls2 == set_of({1}));
  CHECK(pairs[0].pillars == set_of({3}));
  CHECK(pairs[0].alpha == Step{0, 2});
  CHECK(pairs[0].beta == Step{2, 0});
  CHECK(pairs[0].perfect);
  CHECK(pairs[0].apart);
}

TEST_CASE("pairs are sorted, the class below a room first") {
  const ColorLattice t{4, 2, 2};
  const std::vector<WallPair> pairs = wall_pairs(t);
  bool worked_example = false;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    CHECK((pairs[i].walls1 >> t.color({0, 1}) & 1));
    CHECK((pairs[i].walls1 & pairs[i].walls2) == 0);
    CHECK((pairs[i].walls1 | pairs[i].walls2 | pairs[i].pillars) == 0xfe);
    if (i > 0)
      CHECK(std::pair(pairs[i - 1].walls1, pairs[i - 1].walls2) <
            std::pair(pairs[i].walls1, pairs[i].walls2));
    if (pairs[i].walls1 == set_of({4, 5, 6}) && pairs[i].walls2 == set_of({3, 7, 1}))
      worked_example = pairs[i].perfect;
  }
  CHECK(worked_example);
}

TEST_CASE("lattices without walls between rooms are refused with the reason") {
  CHECK(message_of(check_colors({1, 0, 4})) ==
        "with ux = 1, vx = 0 and vy = 4 a room lies beside the next, with no wall between");
  CHECK(!check_colors({4, 0, 1}).ok());
  CHECK(!check_colors({3, 3, 1}).ok());
  CHECK(message_of(check_colors({7, 2, 3})) == "ux * vy = 21 colors are more than 20");
  CHECK(check_colors({4, 2, 2}).ok());
}
