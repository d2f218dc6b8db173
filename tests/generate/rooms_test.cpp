#include "generate/weight/rooms.h"

#include <set>

#include "generate/statistics.h"
#include "generate/weight/wall_weights.h"
#include "support/namespaces.h"
#include "topology/grid_choices.h"

using namespace mazefolio::tests;

namespace {

std::set<std::uint32_t> used(const AnyTopology& topology, const Regions& regions) {
  std::set<std::uint32_t> out;
  std::visit([&](const auto& t) { for_each_cell(t, [&](Cell c) { out.insert(regions[c]); }); }, topology);
  return out;
}

std::uint32_t crossings(const AnyTopology& topology, const BitSet& open, const Regions& regions) {
  std::uint32_t count = 0;
  std::visit(
      [&](const auto& t) {
        for_each_doorway(
            t, [&](Wall w, Cell a, Cell b) { count += open.test(index(w)) && regions[a] != regions[b]; });
      },
      topology);
  return count;
}

}  // namespace

TEST_CASE("every region of every grid is one room, and one way leads into each", "[unsanitized]") {
  constexpr int seeds = 200;
  for (const GridRow& grid : grids())
    for (int seed = 0; seed < seeds; ++seed) {
      static std::shared_ptr<const AnyTopology> topology;
      if (seed == 0 || grid.random)
        topology = made(grid_choice(grid.name, "rectangle", {10, 9}), std::to_string(seed));
      for (const char* text : {"2x2", "stripes 4", "stripes 3 30", "sites 5"}) {
        INFO(grid.name << " " << text << " seed " << seed);
        const GeneratorRow& row = row_called(seed % 2 ? "kruskal" : "prim");
        Options options(row.options);
        REQUIRE(options.set(row.options, "regions", text).ok());
        // The carver draws its sites as make_regions does from the first number of the same stream.
        Rng rng(static_cast<std::uint64_t>(seed)), again = rng;
        const std::uint64_t sites = RandomWeights(again).order(no_wall);
        const Regions regions = make_regions(*topology, parse_region_rule(text).value(), nullptr, sites);
        const std::size_t count = used(*topology, regions).size();
        REQUIRE(count_rooms(*topology, regions) == count);
        REQUIRE(crossings(*topology, carved_walls(row, *topology, options, rng), regions) == count - 1);
      }
    }
}

TEST_CASE("a part of a region joins the region next door, or stays where it is large enough") {
  const auto row_of = [](std::vector<std::uint32_t> regions, std::uint32_t least) {
    const Lattice t = Lattice::square(static_cast<std::uint32_t>(regions.size()), 1);
    Regions by_id{3, std::vector<std::uint32_t>(t.cell_limit()), 0};
    for (std::uint32_t x = 0; x < t.columns(); ++x) by_id.of[index(t.at(x, 0))] = regions[x];
    const Regions whole = with_whole_rooms(t, by_id, least);
    std::string text;
    for (std::uint32_t x = 0; x < t.columns(); ++x) text += static_cast<char>('0' + whole[t.at(x, 0)]);
    return text + " " + std::to_string(count_rooms(t, whole));
  };
  CHECK(row_of({0, 0, 0, 1, 1, 0, 0}, only_largest) == "0001111 2");
  CHECK(row_of({0, 0, 0, 1, 1, 0, 0}, 3) == "0001111 2");
  CHECK(row_of({0, 0, 0, 1, 1, 0, 0}, 2) == "0001100 3");
  // The last cell has only a small part beside it, and follows it.
  CHECK(row_of({0, 0, 1, 1, 2, 2, 1, 0}, only_largest) == "00112222 3");
}

TEST_CASE("stripes of a ring are as many rooms, colors of a picture stay where they are") {
  const auto ring = made(grid_choice("square", "ring", {20, 20}));
  const Regions stripes = make_regions(*ring, parse_region_rule("stripes 3").value(), nullptr, 0);
  CHECK(used(*ring, stripes).size() == 3);
  CHECK(count_rooms(*ring, stripes) == 3);

  Picture eyes{40, 40, std::vector<std::uint32_t>(1600, 0xffffffff)};
  for (std::uint32_t y = 10; y < 20; ++y)
    for (const std::uint32_t left : {5u, 25u})
      for (std::uint32_t x = left; x < left + 10; ++x) eyes.pixels[y * 40 + x] = 0xff;
  const AnyTopology face = Lattice::square(20, 20);
  const Regions regions = make_regions(face, parse_region_rule("picture").value(), &eyes, 0);
  CHECK(used(face, regions).size() == 2);
  CHECK(count_rooms(face, regions) == 3);
}
