#include "maze/canonical_hash.h"

#include <catch2/catch.hpp>
#include <numeric>
#include <set>
#include <thread>

#include "maze/gates.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"
#include "support/thick_samples.h"

using namespace mazefolio::tests;

namespace {

// Mirrored or turned like any maze; its rock too.
Maze thick_image_of(const Maze& maze, int symmetry) {
  const Maze floor = image(maze, symmetry);
  const Lattice& t = lattice_of(floor);
  Maze out = thick_maze(Lattice::square(t.columns(), t.rows()), [&] {
    BitSet cells(t.cell_limit());
    floor.open.for_each_set([&](std::size_t i) {
      const auto [a, b] = t.ends(Wall{static_cast<std::uint32_t>(i)});
      cells.set(index(a));
      cells.set(index(b));
    });
    return cells;
  }());
  out.start = floor.start;
  out.finish = floor.finish;
  return out;
}

}  // namespace

TEST_CASE("turning or mirroring the page does not change the key") {
  for (const auto& [w, h] : {std::pair{5u, 8u}, {8u, 5u}, {6u, 6u}, {1u, 7u}}) {
    const Maze maze = random_maze(Lattice::square(w, h), w);
    for (int symmetry = 1; symmetry < 8; ++symmetry) {
      CHECK(canonical_hash(image(maze, symmetry)) == canonical_hash(maze));
      CHECK(canonical_hash_with_gates(image(maze, symmetry)) == canonical_hash_with_gates(maze));
    }
  }
}

TEST_CASE("an L turned by hand is the same L") {
  Maze lying = closed_maze(Lattice::square(3, 2)), standing = closed_maze(Lattice::square(2, 3));
  open_along(lying, {{0, 0}, {1, 0}, {2, 0}, {2, 1}});
  open_along(standing, {{1, 0}, {1, 1}, {1, 2}, {0, 2}});
  CHECK(canonical_hash(lying) == canonical_hash(standing));
  open_along(standing, {{0, 0}, {0, 1}});
  CHECK(canonical_hash(lying) != canonical_hash(standing));
}

TEST_CASE("a key does not depend on the mazes that were hashed before") {
  std::vector<Maze> mazes;
  for (const SampleTopology& sample : sample_topologies()) {
    Maze& closed = mazes.emplace_back();
    closed.topology = sample.topology;
    closed.open = BitSet(wall_limit(*sample.topology));
  }
  for (const auto& [w, h] : {std::pair{5u, 8u}, {8u, 5u}, {5u, 8u}, {6u, 6u}})
    mazes.push_back(random_maze(Lattice::square(w, h), w));
  mazes.back().start = mazes.back().finish;
  for (const Maze& maze : mazes) {
    std::string alone, alone_with_gates;
    std::thread([&] {
      alone_with_gates = canonical_hash_with_gates(maze);
      alone = canonical_hash(maze);
    }).join();
    CHECK(canonical_hash(maze) == alone);
    CHECK(canonical_hash_with_gates(maze) == alone_with_gates);
    CHECK(canonical_hash(maze) == alone);
  }
}

TEST_CASE("gates count only where they are asked for, and may change places") {
  Maze maze = random_maze(Lattice::square(5, 8), 3);
  const std::string walls = canonical_hash(maze), both = canonical_hash_with_gates(maze);
  CHECK(walls != both);
  CHECK(walls.substr(0, 3) == canonical_hash_kind);
  CHECK(walls.size() == 3 + 32);
  CHECK(walls.find_first_not_of("0123456789abcdef", 3) == std::string::npos);
  std::swap(maze.start, maze.finish);
  CHECK(canonical_hash_with_gates(maze) == both);
  maze.start.wall = no_wall;
  CHECK(canonical_hash(maze) == walls);
  CHECK(canonical_hash_with_gates(maze) != both);
}

TEST_CASE("fields of other shapes have other keys, the same field elsewhere the same") {
  const auto key = [](std::string_view mask) {
    return canonical_hash(closed_maze(Lattice::square(parse_mask(mask).value())));
  };
  CHECK(key("##\n#.") == key("....\n..#.\n.##.\n"));
  CHECK(key("#\n#") == key("##"));
  CHECK(key("##\n##") != key("##\n#."));
  CHECK(key("#") != key("##"));
  std::set<std::string> keys;
  for (std::uint32_t w = 1; w <= 4; ++w)
    for (std::uint32_t h = w; h <= 4; ++h) {
      Maze open = closed_maze(Lattice::square(w, h));
      for_each_wall(lattice_of(open), [&](Wall wall, Cell, Cell beyond) {
        if (lattice_of(open).contains(beyond)) open.open.set(index(wall));
      });
      keys.insert(canonical_hash(open));
    }
  CHECK(keys.size() == 10);
}

TEST_CASE("the 192 trees of 3x3 have one key for each orbit that Burnside counts") {
  const Lattice t = Lattice::square(3, 3);
  std::vector<Wall> inner;
  for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
    if (t.contains(beyond)) inner.push_back(w);
  });
  REQUIRE(inner.size() == 12);
  int trees = 0, fixed = 0;
  std::set<std::string> keys;
  for (std::uint32_t bits = 0; bits < 1u << 12; ++bits) {
    if (__builtin_popcount(bits) != 8) continue;
    Maze maze = closed_maze(t);
    DisjointSets sets(t.cell_limit());
    bool tree = true;
    for (std::size_t i = 0; i < 12; ++i) {
      if (!(bits >> i & 1)) continue;
      const auto [a, b] = t.ends(inner[i]);
      tree &= sets.join(index(a), index(b));
      maze.open.set(index(inner[i]));
    }
    if (!tree) continue;
    check_maze(maze);
    ++trees;
    keys.insert(canonical_hash(maze));
    for (int symmetry = 0; symmetry < 8; ++symmetry) fixed += image(maze, symmetry).open == maze.open;
  }
  CHECK(trees == 192);
  CHECK(fixed % 8 == 0);
  CHECK(keys.size() == static_cast<std::size_t>(fixed / 8));
}

TEST_CASE("on other topologies every change of a wall or of the cells shows") {
  const PlanarGraph g = octagons_and_squares(4, 3);
  Maze maze = random_maze(g, 1);
  const std::string key = canonical_hash(maze);
  CHECK(canonical_hash(random_maze(g, 1)) == key);
  for_each_wall(g, [&](Wall w, Cell, Cell beyond) {
    if (!g.contains(beyond)) return;
    Maze other = maze;
    maze.open.test(index(w)) ? other.open.reset(index(w)) : other.open.set(index(w));
    CHECK(canonical_hash(other) != key);
  });
  CHECK(canonical_hash(random_maze(octagons_and_squares(3, 4), 1)) != key);
  CHECK(canonical_hash_with_gates(maze) != key);
}

TEST_CASE("equal mazes on equal cells agree, on every topology, and others do not") {
  for (const SampleTopology& sample : sample_topologies()) {
    if (cell_count(*sample.topology) < 30) continue;
    INFO(sample.name);
    const Maze maze = random_maze(*sample.topology, 1);
    CHECK(canonical_hash(maze) == canonical_hash(random_maze(*sample.topology, 1)));
    CHECK(canonical_hash(maze) != canonical_hash(random_maze(*sample.topology, 2)));
  }
}

TEST_CASE("mazes that differ in the upper lane of a crossing have different hashes") {
  CHECK(canonical_hash(random_maze(crossed_squares(3, 3, {{1, 1}}, {true}), 1)) !=
        canonical_hash(random_maze(crossed_squares(3, 3, {{1, 1}}, {false}), 1)));
}

TEST_CASE("a thick maze has one key under all symmetries, wherever its gates are dug") {
  for (const auto& [w, h] : {std::pair{9u, 12u}, {7u, 7u}}) {
    Maze cave = random_cave(Lattice::square(w, h), 0.5, w);
    const std::vector<Gate> rim = rim_gates(*cave.topology);
    const std::string plain = canonical_hash(cave);
    cave.start = rim.front();
    cave.finish = rim.back();
    const std::string gated = canonical_hash_with_gates(cave);
    CHECK(gated != plain);
    Maze dug = cave;
    open_frame(dug);
    CHECK(canonical_hash(cave) == plain);
    CHECK(canonical_hash(dug) == plain);
    CHECK(canonical_hash_with_gates(dug) == gated);
    for (int symmetry = 1; symmetry < 8; ++symmetry) {
      CHECK(canonical_hash(thick_image_of(dug, symmetry)) == plain);
      CHECK(canonical_hash_with_gates(thick_image_of(dug, symmetry)) == gated);
    }
  }
}

TEST_CASE("every cell of rock counts") {
  const Lattice field = Lattice::square(8, 9);
  const Maze cave = random_cave(field, 0.4, 2);
  std::set<std::string> keys{canonical_hash(cave)};
  const BitSet inner = inner_cells(field);
  BitSet floor = lattice_of(cave).present();
  std::size_t changes = 0;
  inner.for_each_set([&](std::size_t i) {
    BitSet other = floor;
    other.test(i) ? other.reset(i) : other.set(i);
    ++changes;
    keys.insert(canonical_hash(thick_maze(field, other)));
  });
  CHECK(keys.size() == changes + 1);
}
