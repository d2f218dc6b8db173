#include "maze/tangle.h"

#include <catch2/catch.hpp>
#include <set>

#include "support/namespaces.h"
#include "topology/lattice.h"

using namespace mazefolio::tests;

namespace {

Tangle tangle_of_size(std::uint32_t length, std::uint32_t strings) {
  return empty_tangle(AnyTopology(Lattice::square(length, strings))).value();
}

/// Of all ways to fill a field with tiles, those in which every string leads across.
int count_tangles(Tangle tangle) {
  int count = 0;
  for (;;) {
    count += all_lead_across(tangle, strings_of(tangle));
    std::size_t i = 0;
    for (; i < tangle.tiles.size() && tangle.tiles[i] == Tile::falling; ++i) tangle.tiles[i] = Tile::crossing;
    if (i == tangle.tiles.size()) return count;
    tangle.tiles[i] = tangle.tiles[i] == Tile::crossing ? Tile::rising : Tile::falling;
  }
}

}  // namespace

TEST_CASE("tangles are counted like those of a second program") {
  CHECK(count_tangles(tangle_of_size(2, 2)) == 40);
  CHECK(count_tangles(tangle_of_size(4, 2)) == 1600);
}

TEST_CASE("strings that only cross run straight, and leave closed loops") {
  const Tangle tangle = tangle_of_size(6, 3);
  const std::vector<TangleString> strings = strings_of(tangle);
  for (std::uint32_t row = 0; row < 3; ++row) {
    CHECK(strings[row].leads_across);
    CHECK(strings[row].to == row);
    CHECK(strings[row].passes.size() == 6);
  }
  CHECK_FALSE(all_lead_across(tangle, strings));
}

TEST_CASE("one turned tile joins a loop to its string, whose ends stay") {
  for (const Tile turned : {Tile::rising, Tile::falling}) {
    Tangle tangle = tangle_of_size(2, 2);
    tangle.at(1, 1) = turned;
    const std::vector<TangleString> strings = strings_of(tangle);
    CHECK(all_lead_across(tangle, strings));
    CHECK(strings[1].to == 1);
    CHECK(strings[0].passes.size() == 2);
    CHECK(strings[1].passes.size() == 6);
  }
}

TEST_CASE("a string that turns at its first tile comes back") {
  Tangle tangle = tangle_of_size(2, 2);
  tangle.at(0, 0) = tangle.at(1, 0) = Tile::rising;
  tangle.at(0, 1) = Tile::rising;
  int across = 0;
  for (const TangleString& string : strings_of(tangle)) across += string.leads_across;
  CHECK(across < 2);
}

TEST_CASE("strings run along the longer side, and down on a square") {
  const AnyTopology wide(Lattice::square(6, 3)), high(Lattice::square(3, 6)), square(Lattice::square(4, 4));
  CHECK_FALSE(empty_tangle(wide)->down);
  for (const AnyTopology* t : {&high, &square}) {
    const Tangle tangle = empty_tangle(*t).value();
    CHECK(tangle.down);
    CHECK(tangle.length == (t == &high ? 6 : 4));
    std::set<Cell> cells;
    for (std::uint32_t y = 0; y < tangle.strings; ++y)
      for (std::uint32_t x = 0; x < tangle.length; ++x) cells.insert(tile_cell(*t, tangle, x, y));
    CHECK(cells.size() == tangle.tiles.size());
  }
  CHECK_FALSE(empty_tangle(AnyTopology(Lattice::square(5, 3))));
}

TEST_CASE("marks that are no tiles make no tangle") {
  Maze maze{std::make_shared<AnyTopology>(Lattice::square(2, 2)), {}, {}, {}};
  CHECK_FALSE(tangle_of(maze));
  Marks marks;
  for (const std::uint32_t y : {0u, 1u})
    for (const std::uint32_t x : {0u, 1u})
      marks.cells.push_back({std::get<Lattice>(*maze.topology).at(x, y), "x"});
  marks.look = MarkLook::strings;
  maze.marks = std::make_shared<const Marks>(marks);
  CHECK(tangle_of(maze));
  marks.cells[2].text = "c";
  maze.marks = std::make_shared<const Marks>(marks);
  CHECK_FALSE(tangle_of(maze));
  marks.cells.pop_back();
  maze.marks = std::make_shared<const Marks>(marks);
  CHECK_FALSE(tangle_of(maze));
}
