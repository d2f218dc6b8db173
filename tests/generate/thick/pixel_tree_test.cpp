#include "generate/thick/pixel_tree.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "base/rng.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// Passages one pixel wide between rooms two pixels apart, each dug from a room that was dug before.
PixelTree dug_tree(std::uint32_t side, std::uint32_t longest, Rng& rng) {
  PixelTree tree(side, side, longest);
  std::vector<std::uint32_t> rooms{side + 1};
  tree.flip(rooms[0]);
  tree.set_root(rooms[0]);
  for (std::uint32_t failed = 0; failed < 1000; ++failed) {
    const std::uint32_t from = rooms[rng.below(static_cast<std::uint32_t>(rooms.size()))];
    const int d = static_cast<int>(rng.below(4));
    const std::uint32_t x = from % side, y = from / side;
    if ((d == 0 && x + 3 >= side) || (d == 1 && y + 3 >= side) || (d == 2 && x < 3) || (d == 3 && y < 3))
      continue;
    const std::uint32_t between = tree.beside(from, d), to = tree.beside(between, d);
    if (tree.is_floor(to)) continue;
    for (const std::uint32_t p : {between, to}) {
      tree.flip(p);
      tree.hang(p, PixelTree::opposite(d));
    }
    rooms.push_back(to);
    failed = 0;
  }
  return tree;
}

std::vector<std::uint32_t> path_up(const PixelTree& tree, std::uint32_t p) {
  std::vector<std::uint32_t> path{p};
  while (path.back() != tree.root())
    for (int d = 0; d < 4; ++d)
      if (tree.has_parent(path.back(), d)) {
        path.push_back(tree.beside(path.back(), d));
        break;
      }
  return path;
}

struct Leg {
  std::uint32_t pixels = 0;
  std::vector<std::uint32_t> straights;
};

/// Of a path that ends at the top: what is asked of legs, pixel by pixel.
Leg leg_of(const PixelTree& tree, const std::vector<std::uint32_t>& path, std::uint32_t top) {
  Leg leg;
  for (; path[leg.pixels] != top; ++leg.pixels)
    if (leg.pixels > 0 && PixelTree::is_straight(tree.kind(path[leg.pixels])))
      leg.straights.push_back(path[leg.pixels]);
  return leg;
}

}  // namespace

TEST_CASE("the legs of two pixels are those found pixel by pixel, however often the tree is hung anew") {
  Rng rng(5);
  constexpr std::uint32_t side = 41;
  PixelTree tree = dug_tree(side, 4096, rng);
  std::vector<std::uint32_t> floor;
  for (std::uint32_t p = 0; p < tree.size(); ++p)
    if (tree.is_floor(p)) floor.push_back(p);
  const auto any = [&] { return floor[rng.below(static_cast<std::uint32_t>(floor.size()))]; };
  for (int round = 0; round < 300; ++round) {
    for (int pair = 0; pair < 20; ++pair) {
      const std::uint32_t ends[] = {any(), any()};
      const std::vector<std::uint32_t> first = path_up(tree, ends[0]), second = path_up(tree, ends[1]);
      const std::uint32_t top = *std::find_if(first.begin(), first.end(), [&](std::uint32_t p) {
        return std::find(second.begin(), second.end(), p) != second.end();
      });
      const auto legs = tree.legs(ends[0], ends[1]);
      REQUIRE(legs);
      CHECK(legs->top == top);
      const Leg expected[] = {leg_of(tree, first, top), leg_of(tree, second, top)};
      for (int leg = 0; leg < 2; ++leg) {
        CHECK(legs->pixels[leg] == expected[leg].pixels);
        REQUIRE(legs->straights[leg] == expected[leg].straights.size());
        for (std::uint32_t i = 0; i < legs->straights[leg]; ++i)
          REQUIRE(tree.straight_pixel(leg, i) == expected[leg].straights[i]);
      }
    }
    const std::uint32_t root = tree.root(), to = any();
    if (to == root) continue;
    const int below = tree.turn(to, 0, root);
    tree.set_root(to);
    tree.hang(root, below);
  }
}

TEST_CASE("legs that are longer than a tree allows are not climbed") {
  Rng rng(6);
  PixelTree tree = dug_tree(41, 30, rng);
  int found = 0, refused = 0;
  for (std::uint32_t p = 0; p < tree.size(); ++p) {
    if (!tree.is_floor(p)) continue;
    const std::size_t pixels = path_up(tree, p).size();
    const auto legs = tree.legs(p, tree.root());
    REQUIRE(legs.has_value() == (pixels <= 30));
    ++(legs ? found : refused);
  }
  CHECK(found > 0);
  CHECK(refused > 0);
}
