#include "generate/statistics.h"
#include "generate/weight/regions.h"
#include "support/namespaces.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

namespace {

std::map<std::pair<std::uint32_t, std::uint32_t>, int> doors(const Maze& maze, const Regions& blocks) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, int> found;
  std::visit(
      [&](const auto& t) {
        for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
          if (maze.open.test(index(w)) && blocks[a] != blocks[b])
            ++found[std::minmax({blocks[a], blocks[b]})];
        });
      },
      *maze.topology);
  return found;
}

}  // namespace

TEST_CASE("nested: blocks have one door a passage of the coarse maze") {
  const auto topology = std::make_shared<const AnyTopology>(Lattice::square(36, 24));
  const GeneratorRow& row = row_called("nested");
  for (const auto& [options, blocks] : std::initializer_list<std::pair<const char*, const char*>>{
           {"", "3x3"}, {"columns=4 rows=2", "4x2"}, {"columns=2 rows=2 depth=2", "4x4"}}) {
    INFO(options);
    const Maze maze = carve_maze(row, topology, options_of(row, options), "nest");
    const Regions regions = make_regions(*topology, parse_region_rule(blocks).value(), nullptr, 0);
    const auto found = doors(maze, regions);
    CHECK(found.size() == regions.count - 1);
    for (const auto& [pair, count] : found) CHECK(count == 1);
  }
}

TEST_CASE("nested: deeper blocks hang together inside the upper ones") {
  const auto topology = std::make_shared<const AnyTopology>(Lattice::square(32, 32));
  const GeneratorRow& row = row_called("nested");
  const Maze maze = carve_maze(row, topology, options_of(row, "columns=2 rows=2 depth=3"), "nest");
  for (const char* blocks : {"2x2", "4x4", "8x8"}) {
    const Regions regions = make_regions(*topology, parse_region_rule(blocks).value(), nullptr, 0);
    CHECK(doors(maze, regions).size() == regions.count - 1);
  }
}
