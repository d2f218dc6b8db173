#include <catch2/catch.hpp>
#include <numbers>
#include <set>

#include "base/disjoint_sets.h"
#include "maze/canonical_hash.h"
#include "support/moved_mazes.h"
#include "support/namespaces.h"
#include "support/sample_mazes.h"
#include "support/sample_topologies.h"
#include "topology/grids.h"

using namespace mazefolio::tests;

namespace {

constexpr double turn = 2 * std::numbers::pi;

std::shared_ptr<const AnyTopology> grid_of(const std::string& name, const std::string& shape, CellCount size,
                                           const std::string& option = {}, const std::string& value = {}) {
  const GridRow& row = *find_row(grids(), name);
  const ShapeRow& form = *find_row(shapes(), shape);
  Options options(row.options);
  if (!option.empty()) REQUIRE(options.set(row.options, option, value).ok());
  const Result<Grid> grid = make_grid({&row, options, &form, Options(form.options), size}, "7");
  REQUIRE(grid.ok());
  return grid->topology;
}

std::vector<MazeMotion> motions() {
  std::vector<MazeMotion> all;
  for (const bool mirrored : {false, true})
    for (const double angle : {0.0, turn / 4, turn / 2, -turn / 4, turn / 6, turn / 5, 1.234})
      all.push_back({angle, mirrored, {3.7, -50.1}});
  return all;
}

/// Where each wall goes under each motion that maps the walls of these cells onto each other. Candidates turn
/// by whole parts of the circle about the middle of the walls.
std::vector<std::vector<Wall>> symmetries(const AnyTopology& t, int parts) {
  std::vector<Wall> walls;
  Point middle;
  std::visit([&](const auto& g) { for_each_wall(g, [&](Wall w, Cell, Cell) { walls.push_back(w); }); }, t);
  for (const Wall w : walls)
    middle = middle + edge_middle(edge(t, w)) * (1 / static_cast<double>(walls.size()));
  std::vector<std::vector<Wall>> out;
  for (const bool mirrored : {false, true})
    for (int i = 0; i < parts; ++i) {
      const MazeMotion about{turn * i / parts, mirrored, {}};
      std::vector<Wall> image(wall_limit(t), no_wall);
      try {
        for (const Wall w : walls)
          image[index(w)] = wall_at(t, about(edge_middle(edge(t, w)) - middle) + middle);
      } catch (const std::logic_error&) {
        continue;
      }
      out.push_back(std::move(image));
    }
  return out;
}

struct Count {
  int trees = 0, orbits = 0, keys = 0;
};

/// All spanning trees, how many they are up to symmetry by Burnside's lemma, and how many keys they have.
Count count_trees(const std::shared_ptr<const AnyTopology>& t, int parts) {
  std::vector<std::pair<Wall, std::pair<Cell, Cell>>> inner;
  std::visit(
      [&](const auto& g) {
        for_each_doorway(g, [&](Wall w, Cell a, Cell b) { inner.push_back({w, {a, b}}); });
      },
      *t);
  REQUIRE(inner.size() <= 14);
  const std::vector<std::vector<Wall>> group = symmetries(*t, parts);
  Count count;
  int fixed = 0;
  std::set<std::string> keys;
  for (std::uint32_t bits = 0; bits < 1u << inner.size(); ++bits) {
    if (static_cast<std::uint32_t>(__builtin_popcount(bits)) + 1 != cell_count(*t)) continue;
    Maze maze{t, BitSet(wall_limit(*t)), {}, {}};
    DisjointSets sets(cell_limit(*t));
    bool tree = true;
    for (std::size_t i = 0; i < inner.size(); ++i) {
      if (!(bits >> i & 1)) continue;
      tree &= sets.join(index(inner[i].second.first), index(inner[i].second.second));
      maze.open.set(index(inner[i].first));
    }
    if (!tree) continue;
    ++count.trees;
    keys.insert(canonical_hash(maze));
    for (const std::vector<Wall>& image : group) {
      bool same = true;
      maze.open.for_each_set([&](std::size_t i) { same &= maze.open.test(index(image[i])); });
      fixed += same;
    }
  }
  REQUIRE(fixed % static_cast<int>(group.size()) == 0);
  count.orbits = fixed / static_cast<int>(group.size());
  count.keys = static_cast<int>(keys.size());
  return count;
}

}  // namespace

TEST_CASE("to turn, mirror or move a maze of any tiling and shape leaves its key") {
  for (const GridRow& row : grids())
    for (const char* shape : {"rectangle", "hexagon", "heart"}) {
      INFO(row.name << " " << shape);
      const auto topology = grid_of(row.name, shape, {9, 7});
      const Maze maze = random_maze(*topology, 5, 2);
      const std::string walls = canonical_hash(maze), both = canonical_hash_with_gates(maze);
      CHECK(walls != both);
      for (const MazeMotion& motion : motions()) {
        const Maze image = moved(maze, motion);
        CHECK(canonical_hash(image) == walls);
        CHECK(canonical_hash_with_gates(image) == both);
      }
    }
}

TEST_CASE("a turned bridge is the same bridge, and one turned alone is not") {
  const Maze maze = random_maze(crossed_squares(6, 5, {{1, 1}, {3, 2}}, {true, false}), 1);
  const MazeMotion mirror{turn / 2, true, {6, 0}};
  int same = 0;
  for (const bool first : {false, true})
    for (const bool second : {false, true}) {
      const auto field =
          std::make_shared<const AnyTopology>(crossed_squares(6, 5, {{4, 1}, {2, 2}}, {first, second}));
      same += canonical_hash(moved_onto(field, maze, mirror)) == canonical_hash(maze);
    }
  CHECK(same == 1);
}

TEST_CASE("the trees of small fields have one key for each orbit that Burnside counts") {
  const auto mask = [](std::string_view text) { return parse_mask(text).value(); };
  const auto shared = [](Lattice t) { return std::make_shared<const AnyTopology>(std::move(t)); };
  struct Field {
    std::string name;
    std::shared_ptr<const AnyTopology> topology;
    int parts, symmetries;
  };
  const std::vector<Field> fields{
      {"square 4x2", shared(Lattice::square(4, 2)), 4, 4},
      {"a ring of squares with a tail", shared(Lattice::square(mask("###.\n#.##\n###.\n"))), 4, 2},
      {"hexagon 3x2", shared(Lattice::hexagon(full_mask(3, 2))), 12, 2},
      {"a flower of hexagons", shared(Lattice::hexagon(mask(".##\n###\n.##\n"))), 12, 12},
      {"triangle 6x2", shared(Lattice::triangle(full_mask(6, 2))), 12, 2},
      {"a star of triangles", shared(Lattice::triangle(mask("..#..\n#####\n#####\n..#..\n"))), 12, 12},
      {"polar 4x4", grid_of("polar", "rectangle", {4, 4}), 12, 12},
      {"polar ring", grid_of("polar", "rectangle", {6, 6}, "hole", "2"), 12, 24},
      {"octagon 2x2", grid_of("octagon", "rectangle", {3, 3}), 4, 8},
      {"brick", grid_of("brick", "rectangle", {1, 3}), 4, 4},
      {"cairo", grid_of("cairo", "rectangle", {3, 3}), 4, 4},
  };
  for (const Field& field : fields) {
    INFO(field.name << ", " << cell_count(*field.topology) << " cells");
    CHECK(symmetries(*field.topology, field.parts).size() == static_cast<std::size_t>(field.symmetries));
    const Count count = count_trees(field.topology, field.parts);
    CHECK(count.keys == count.orbits);
    CHECK(count.trees > 1);
  }
}

TEST_CASE("fields that look alike but for their size or their cells have other keys") {
  std::set<std::string> keys;
  std::set<std::pair<std::string, std::uint32_t>> fields;  // a disc grows with the shorter side only
  for (const GridRow& row : grids())
    for (std::uint32_t columns = 5; columns <= 9; ++columns) {
      const auto t = grid_of(row.name, "rectangle", {columns, 8});
      keys.insert(canonical_hash({t, BitSet(wall_limit(*t)), {}, {}}));
      fields.emplace(row.name, cell_count(*t));
    }
  CHECK(keys.size() == fields.size());
}
