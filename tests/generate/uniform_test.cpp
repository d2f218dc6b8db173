// The generators that promise no bias keep it: all trees of small graphs equally often, and the exact degree
// law.

#include <array>

#include "generate/statistics.h"
#include "support/namespaces.h"
#include "support/sample_topologies.h"

using namespace mazefolio::tests;

namespace {

void check_equally_likely(const GeneratorRow& row, const AnyTopology& t, std::size_t trees, int runs) {
  INFO(row.name);
  const std::map<std::string, int> counts = outcomes(row, t, Options(row.options), runs);
  CHECK(counts.size() == trees);
  const double z = chi_square_z(counts, runs, [&](const std::string&) { return 1.0 / trees; });
  CHECK(std::fabs(z) < 4);
}

}  // namespace

TEST_CASE("all 192 trees of 3 x 3 squares are equally likely", "[unsanitized]") {
  for (const GeneratorRow& row : carvers())
    if (row.uniform) check_equally_likely(row, Lattice::square(3, 3), 192, 19200);
}

TEST_CASE("all 192 trees of 3 x 3 squares given as polygons are equally likely", "[unsanitized]") {
  for (const GeneratorRow& row : carvers())
    if (row.uniform) check_equally_likely(row, square_field(3, 3), 192, 19200);
}

TEST_CASE("all trees around holes are equally likely", "[unsanitized]") {
  const AnyTopology ring = Lattice::square(parse_mask("###\n#.#\n###\n").value());
  const AnyTopology two_holes = Lattice::square(parse_mask("####\n#.##\n##.#\n####\n").value());
  const AnyTopology eight = Lattice::square(parse_mask("#####\n#.#.#\n#####\n").value());
  const PlanarGraph field = square_field(3, 3);
  BitSet middle(field.cell_limit());
  for_each_cell(field, [&](Cell c) {
    if (field.center(c) == Point{1.5, 1.5}) middle.set(index(c));
  });
  for (const GeneratorRow& row : carvers()) {
    if (!row.uniform) continue;
    check_equally_likely(row, ring, 8, 4000);
    check_equally_likely(row, field.without(middle), 8, 4000);
    check_equally_likely(row, eight, 60, 9600);
    check_equally_likely(row, two_holes, 160, 9600);
  }
}

TEST_CASE("all trees of triangles, hexagons and polygons with narrow doors are equally likely",
          "[unsanitized]") {
  for (const GeneratorRow& row : carvers()) {
    if (!row.uniform) continue;
    check_equally_likely(row, Lattice::hexagon(full_mask(2, 2)), 8, 4000);
    check_equally_likely(row, Lattice::hexagon(full_mask(3, 2)), 55, 9600);
    check_equally_likely(row, Lattice::triangle(full_mask(5, 2)), 35, 9600);
    check_equally_likely(row, narrow_doors(3, 3), 15, 9600);
  }
}

TEST_CASE("all trees of a graph with two walls between two cells and with a large cell are equally likely",
          "[unsanitized]") {
  for (const GeneratorRow& row : carvers())
    if (row.uniform) {
      check_equally_likely(row, half_rings(), 2, 2000);
      check_equally_likely(row, octagons_and_squares(2, 2), 45, 9000);
    }
}

TEST_CASE("the table says which generators are uniform, and the others are not") {
  for (const GeneratorRow& row : carvers()) {
    if (row.uniform) continue;
    INFO(row.name);
    const std::map<std::string, int> counts =
        outcomes(row, Lattice::square(3, 3), Options(row.options), 9600);
    const double z = chi_square_z(counts, 9600, [&](const std::string&) { return 1.0 / 192; });
    CHECK((counts.size() < 192 || z > 8));
  }
}

TEST_CASE("far from the rim the passages of a cell follow the law of uniform spanning trees") {
  constexpr std::uint32_t side = 200, margin = 30;
  const auto topology = std::make_shared<const AnyTopology>(Lattice::square(side, side));
  const Lattice& t = std::get<Lattice>(*topology);
  for (const std::string name : {"wilson", "dual-wilson"}) {
    INFO(name);
    std::array<double, 5> cells_by_degree{};
    double cells = 0;
    for (int seed = 1; seed <= 12; ++seed) {
      const Maze maze = carve_maze(row_called(name), topology, {}, std::to_string(seed));
      for (std::uint32_t y = margin; y < side - margin; ++y)
        for (std::uint32_t x = margin; x < side - margin; ++x, ++cells) {
          int passages = 0;
          for (int d = 0; d < 4; ++d) passages += maze.open.test(index(t.wall(t.at(x, y), d)));
          ++cells_by_degree[passages];
        }
    }
    CHECK(cells_by_degree[0] == 0);
    CHECK(cells_by_degree[1] / cells == Approx(0.2945).margin(0.003));
    CHECK(cells_by_degree[2] / cells == Approx(0.4470).margin(0.003));
    CHECK(cells_by_degree[3] / cells == Approx(0.2224).margin(0.003));
    CHECK(cells_by_degree[4] / cells == Approx(0.0361).margin(0.003));
  }
}
