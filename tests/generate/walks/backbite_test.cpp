#include "generate/walks/backbite.h"

#include "generate/statistics.h"
#include "generate/walks/hamiltonian.h"
#include "generate/walks/walk_checks.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

/// All walks of a square come up, equally often, when a chain is looked at every so many bites.
void check_all_walks_equally_likely(std::uint32_t side, std::size_t walks, int looks) {
  const Lattice t = Lattice::square(side, side);
  Rng rng(20260404);
  Chain chain(t, *backbite_walk(t, std::nullopt, rng));
  std::map<std::string, int> counts;
  for (int i = 0; i < looks; ++i) {
    chain.mix(4 * std::uint64_t{side} * side * side, rng);
    ++counts[undirected(chain.walk())];
  }
  CHECK(counts.size() == walks);
  const double z = chi_square_z(counts, looks, [&](const std::string&) { return 1.0 / walks; });
  CHECK(std::fabs(z) < 4);
}

CellPath between(const Lattice& t, GridCell a, GridCell b, Rng& rng) {
  const auto walk = backbite_walk(t, std::pair(t.at(a.x, a.y), t.at(b.x, b.y)), rng);
  REQUIRE(walk);
  check_walk(t, *walk);
  CHECK(walk->front() == t.at(a.x, a.y));
  CHECK(walk->back() == t.at(b.x, b.y));
  return *walk;
}

GridCell cell_number(CellCount size, std::uint32_t i) { return {i % size.columns, i / size.columns}; }

}  // namespace

TEST_CASE("every bite leaves a walk over all cells, and moves one end") {
  for (const CellCount size : {CellCount{8, 5}, {5, 8}, {3, 3}, {2, 7}, {1, 4}, {1, 1}}) {
    const Lattice t = Lattice::square(size.columns, size.rows);
    Rng rng(7);
    Chain chain(t, *backbite_walk(t, std::nullopt, rng));
    for (int i = 0; i < 400; ++i) {
      const int which = static_cast<int>(rng.below(2));
      const Cell moved = chain.end(which), other = chain.end(1 - which);
      const CellPath before = chain.walk();
      const bool bitten = chain.bite(which, static_cast<int>(rng.below(4)));
      CHECK(chain.end(1 - which) == other);
      CHECK((chain.end(which) != moved) == bitten);
      CHECK((chain.walk() != before) == bitten);
      check_walk(t, chain.walk());
      CHECK(chain.walk().front() == chain.end(0));
    }
  }
}

TEST_CASE("all 276 walks over 4 x 4 cells are equally likely", "[unsanitized]") {
  check_all_walks_equally_likely(4, 276, 27600);
}

TEST_CASE("all 4324 walks over 5 x 5 cells are equally likely", "[unsanitized]") {
  check_all_walks_equally_likely(5, 4324, 43240);
}

TEST_CASE("a walk leads between any two cells that allow one") {
  Rng rng(1);
  for (const CellCount size :
       {CellCount{4, 4}, {5, 4}, {5, 5}, {6, 6}, {7, 1}, {1, 2}, {9, 2}, {2, 6}, {3, 6}, {8, 3}, {3, 7}}) {
    const Lattice t = Lattice::square(size.columns, size.rows);
    const std::uint32_t cells = size.columns * size.rows;
    for (std::uint32_t i = 0; i < cells; ++i)
      for (std::uint32_t k = 0; k < cells; ++k)
        if (has_walk(size, cell_number(size, i), cell_number(size, k)))
          between(t, cell_number(size, i), cell_number(size, k), rng);
  }
}

TEST_CASE("half of the steps of a mixed walk are level") {
  const Lattice t = Lattice::square(40, 40);
  Rng rng(3);
  double level = 0;
  for (int i = 0; i < 4; ++i) {
    const CellPath walk = *backbite_walk(t, std::nullopt, rng);
    for (std::size_t k = 1; k < walk.size(); ++k) level += t.row(walk[k]) == t.row(walk[k - 1]);
  }
  CHECK(level / (4 * 1599) == Approx(0.5).margin(0.03));
}

TEST_CASE("a bite on 3 x 3 cells, by hand") {
  const Lattice t = Lattice::square(3, 3);
  const auto path = [&](std::initializer_list<std::pair<std::uint32_t, std::uint32_t>> cells) {
    CellPath walk;
    for (const auto& [x, y] : cells) walk.push_back(t.at(x, y));
    return walk;
  };
  // Row by row, there and back. The last cell is joined to the one above, which loses its way to the middle.
  Chain chain(t, path({{0, 0}, {1, 0}, {2, 0}, {2, 1}, {1, 1}, {0, 1}, {0, 2}, {1, 2}, {2, 2}}));
  const int which = chain.end(0) == t.at(2, 2) ? 0 : 1;
  CHECK_FALSE(chain.bite(which, 0));  // outside
  CHECK_FALSE(chain.bite(which, 1));
  CHECK(chain.bite(which, 3));
  CHECK(undirected(chain.walk()) ==
        undirected(path({{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}, {1, 1}})));
}
