// Nested: cut the maze into blocks, make a coarse maze of them, and in each block a maze of its own; to any
// depth. Blocks that the coarse maze joins have exactly one door; a block whose cells are not connected (in
// some shapes) counts as several.
// Bias: the coarse maze decides the course of the solution; within a block it is that of the backtracker.
// Cost: O(walls * log(walls)) for the doors of each level, 24 bytes a wall between blocks.

#include "generate/rows.h"

#include <algorithm>
#include <span>
#include <vector>

#include "base/disjoint_sets.h"
#include "base/option_rows.h"
#include "generate/carve/depth_first.h"
#include "generate/weight/regions.h"

namespace mazefolio::generate {
namespace {

struct Door {
  std::uint64_t pair, order;  ///< random: one number for all doors of two blocks, and one for each door
  Wall wall;
  Cell from, to;
};

template <Topology T, class Walls>
class Nest {
 public:
  Nest(const T& t, Rng& rng, Walls& open) : t_(t), rng_(rng), block_(t.cell_limit()), open_(open) {}

  void run(std::span<const Regions> levels) {
    for (const Regions& level : levels) join_parts(level);
    BitSet visited = absent_cells(t_);
    DepthFirst search(t_, rng_);
    for_each_cell(t_, [&](Cell c) {
      if (visited.test(index(c))) return;
      const std::uint32_t block = block_[index(c)];
      search.run(c, visited, open_, [&](Cell n) { return block_[index(n)] == block; });
    });
  }

 private:
  /// Divides every block by `level` into connected parts and opens a tree of doors between the parts of each
  /// block.
  void join_parts(const Regions& level) {
    DisjointSets parts(t_.cell_limit());
    for_each_doorway(t_, [&](Wall, Cell a, Cell b) {
      if (block_[index(a)] == block_[index(b)] && level[a] == level[b]) parts.join(index(a), index(b));
    });
    DisjointSets joined = parts;
    for (const Door& door : doors_between(parts))
      if (joined.join(index(door.from), index(door.to))) {
        open_.set(index(door.wall));
        mark_door(open_, door.wall);
      }
    for_each_cell(t_, [&](Cell c) { block_[index(c)] = parts.find(index(c)); });
  }

  /// The doors inside blocks, pair of parts by pair of parts, in random order.
  std::vector<Door> doors_between(DisjointSets& parts) {
    const std::uint64_t key = rng_.next();
    std::vector<Door> doors;
    for_each_doorway(t_, [&](Wall w, Cell a, Cell b) {
      if (block_[index(a)] != block_[index(b)]) return;
      const auto [low, high] = std::minmax({parts.find(index(a)), parts.find(index(b))});
      if (low != high)
        doors.push_back({mix64(key ^ (std::uint64_t{low} << 32 | high)), mix64(key + index(w)), w, a, b});
    });
    std::ranges::sort(doors, {}, [](const Door& d) { return std::tuple(d.pair, d.order, d.wall); });
    return doors;
  }

  const T& t_;
  Rng& rng_;
  std::vector<std::uint32_t> block_;  ///< by cell id
  Walls& open_;
};

void carve_any(const AnyTopology& topology, const Options& options, Rng& rng, OpenWalls& open) {
  RegionRule rule;
  rule.kind = RegionRule::Kind::blocks;
  std::vector<Regions> levels;
  for (std::int64_t level = 0; level < options.integer("depth"); ++level) {
    rule.columns *= static_cast<std::uint32_t>(options.integer("columns"));
    rule.rows *= static_cast<std::uint32_t>(options.integer("rows"));
    levels.push_back(make_regions(topology, rule, nullptr, 0));
  }
  if (open.growth()) open.growth()->regions = levels.back().of;
  open.written_by(
      [&](auto& walls) { on_topology(topology, [&](const auto& t) { Nest(t, rng, walls).run(levels); }); });
}

}  // namespace

GeneratorRow nested_row() {
  GeneratorRow row =
      carving_row("nested", "a coarse maze of blocks, and a maze with one door a passage in each", carve_any,
                  {integer_option("columns", "3", "blocks across", 1, 10),
                   integer_option("rows", "3", "blocks down", 1, 10),
                   integer_option("depth", "1", "how often blocks are cut into blocks again", 1, 3)});
  row.records.parts = row.records.regions = true;
  return row;
}

}  // namespace mazefolio::generate
