#include "generate/thick/wall_pairs.h"

#include <algorithm>
#include <bit>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <iterator>
#include <numeric>

#include "generate/thick/pair_choice.h"
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

ColorSet set_of(std::initializer_list<int> colors) {
  ColorSet bits = 0;
  for (const int c : colors) bits |= only_color(c);
  return bits;
}

/// All sets of colors are laid out, one by one.
std::vector<ColorSet> classes_by_force(const ColorLattice& t) {
  std::vector<ColorSet> out;
  for (ColorSet colors = 2; colors < only_color(t.colors()); colors += 2)
    if (wall_class(t, colors)) out.push_back(colors);
  return out;
}

std::vector<ColorSet> classes_found(const ColorLattice& t, int most_cells = most_colors) {
  std::vector<ColorSet> out;
  for (const WallClass& w : wall_classes(t, most_cells)) out.push_back(w.colors);
  return out;
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
      ColorSet colors = 0;
      std::vector<Step> rooms;
      for (const Step c : w.cells) {
        colors |= only_color(t.color(c));
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
  CHECK(message_of(check_colors({8, 3, 5})) == "ux * vy = 40 colors are more than 36: make ux or vy smaller");
  CHECK(check_colors({7, 2, 3}).ok());
  CHECK(check_colors({4, 2, 2}).ok());
}

TEST_CASE("classes that are grown are those that are found by trying every set of colors", "[unsanitized]") {
  for (const int colors : {4, 5, 6, 7, 8, 9, 10, 11, 12})
    for (const ColorLattice& t : lattices_of(colors))
      if (check_colors(t)) CHECK(classes_found(t) == classes_by_force(t));
  for (const ColorLattice& t : {ColorLattice{7, 2, 3}, {21, 8, 1}}) {
    const std::vector<ColorSet> all = classes_by_force(t);
    CHECK(classes_found(t) == all);
    std::vector<ColorSet> small;
    std::copy_if(all.begin(), all.end(), std::back_inserter(small),
                 [](ColorSet colors) { return std::popcount(colors) <= 6; });
    CHECK(classes_found(t, 6) == small);
  }
}

TEST_CASE("the smallest pairs are those of all pairs with the fewest colors") {
  const auto colors_of = [](const WallPair& pair) { return std::popcount(pair.walls1 | pair.walls2); };
  const ColorLattice t{4, 1, 3};
  const std::vector<WallPair> all = wall_pairs(t);
  std::vector<int> sizes, listed;
  for (const WallPair& pair : all) sizes.push_back(colors_of(pair));
  std::sort(sizes.begin(), sizes.end());
  const SmallPairs some = small_wall_pairs(t, 20);
  CHECK(some.pairs.size() == 20);
  CHECK(!some.all);
  CHECK(std::is_sorted(some.pairs.begin(), some.pairs.end(),
                       [&](const WallPair& a, const WallPair& b) { return colors_of(a) < colors_of(b); }));
  CHECK(colors_of(some.pairs.front()) == sizes.front());
  const SmallPairs every = small_wall_pairs(t, all.size() + 1);
  CHECK(every.all);
  for (const WallPair& pair : every.pairs) listed.push_back(colors_of(pair));
  CHECK(listed == sizes);
}

TEST_CASE("pairs of up to 36 colors are found on every lattice that has some", "[unsanitized]") {
  for (const int colors : {21, 24, 29, 36})
    for (const ColorLattice& t : lattices_of(colors)) {
      if (!check_colors(t)) continue;
      INFO(t.ux << " " << t.vx << " " << t.vy);
      // Rooms in diagonals, each at the corner of the next, and those that share a color on both sides.
      const bool thin =
          (t.vy == 1 && (t.vx == 1 || t.vx == t.ux - 1 || 2 * t.vx == t.ux)) || (t.ux == 2 && t.vx == 1);
      if (thin && colors < 25) CHECK(std::ranges::none_of(wall_pairs(t), &WallPair::perfect));
      Rng rng(1);
      const std::optional<Walls> walls = PairChoice(t, "perfect").draw(rng);
      REQUIRE(walls.has_value() == !thin);
      if (!walls) continue;
      const WallPair pair = examined(t, walls->classes[0], walls->classes[1]);
      CHECK(pair.perfect);
      CHECK((pair.walls1 & pair.walls2) == 0);
      CHECK((pair.walls1 & only_color(t.color({0, 1}))) != 0);
      for (const WallClass& w : walls->classes) CHECK(wall_class(t, w.colors).ok());
    }
}

TEST_CASE("colors may be counted from any of them") {
  const ColorLattice t{5, 2, 3};
  for (int room = 0; room < t.colors(); ++room) {
    CHECK(t.counted_from(room, only_color(room)) == only_color(0));
    for (const ColorSet colors : {set_of({1, 4, 9}), set_of({0, 14}), set_of({7})})
      CHECK(t.counted_back(room, t.counted_from(room, colors)) == colors);
  }
}
