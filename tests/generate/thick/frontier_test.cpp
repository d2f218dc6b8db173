#include "generate/thick/frontier.h"

#include <set>

#include "generate/statistics.h"
#include "support/namespaces.h"
#include "support/random_cycle.h"

using namespace mazefolio::tests;

namespace {

std::string picture(const Frontier& frontier) {
  std::string text;
  for (std::uint32_t y = 0; y < frontier.height(); ++y, text += '\n')
    for (std::uint32_t x = 0; x < frontier.width(); ++x) text += frontier.is_floor(x, y) ? '.' : '#';
  return text;
}

struct Points {
  std::uint32_t columns, rows;
};
constexpr Points sizes[] = {{2, 2}, {2, 3}, {3, 2},   {2, 9},   {4, 4},  {4, 5},
                            {5, 4}, {4, 7}, {16, 12}, {12, 16}, {7, 30}, {31, 6}};

}  // namespace

TEST_CASE("a frontier is whole from the start and after every move, kept or undone") {
  for (const auto& [columns, rows] : sizes) {
    INFO(columns << " x " << rows);
    Rng rng(columns * 100 + rows);
    Frontier frontier(columns, rows, rng);
    CHECK_NOTHROW(frontier.check());
    for (int i = 0; i < 3000; ++i) {
      const std::string before = picture(frontier);
      const PixelKinds kinds = frontier.kinds();
      const auto change = frontier.propose(rng);
      if (!change) {
        REQUIRE(picture(frontier) == before);
        continue;
      }
      const PixelKinds after = frontier.kinds();
      REQUIRE(after.dead_ends == kinds.dead_ends + change->dead_ends);
      REQUIRE(after.threes == kinds.threes + change->threes);
      REQUIRE(after.fours == kinds.fours + change->fours);
      REQUIRE(after.straights == kinds.straights + change->straights);
      if (i % 3 == 0) {
        frontier.undo();
        REQUIRE(picture(frontier) == before);
      } else {
        frontier.keep();
      }
      REQUIRE_NOTHROW(frontier.check());
    }
  }
}

TEST_CASE("every cavern of a size comes up, all equally often", "[unsanitized]") {
  struct Known {
    Points points;
    std::size_t cycles;
    int runs;
  };
  // The numbers of Hamiltonian cycles of small grids.
  for (const auto& [points, cycles, runs] : {Known{{4, 4}, 6, 6000},
                                             {{4, 5}, 14, 7000},
                                             {{4, 6}, 37, 18500},
                                             {{6, 4}, 37, 18500},
                                             {{6, 6}, 1072, 21440}}) {
    INFO(points.columns << " x " << points.rows);
    Rng rng(2026);
    Frontier frontier(points.columns, points.rows, rng);
    std::map<std::string, int> counts;
    for (int i = 0; i < runs; ++i) {
      frontier.randomize(20 * points.columns * points.rows, rng);
      ++counts[picture(frontier)];
    }
    CHECK(counts.size() == cycles);
    const double share = 1.0 / static_cast<double>(cycles);
    const double z = chi_square_z(counts, runs, [share](const std::string&) { return share; });
    CHECK(std::fabs(z) < 4);
  }
}

TEST_CASE("a frontier cycle visits every corner point once, each beside the last") {
  for (const auto& [columns, rows] : sizes) {
    INFO(columns << " x " << rows);
    Rng rng(columns * 100 + rows);
    const std::vector<CornerPoint> cycle = random_cycle(columns, rows, rng);
    CHECK(cycle.size() == columns * rows);
    std::set<std::pair<std::uint32_t, std::uint32_t>> seen;
    for (std::size_t i = 0; i < cycle.size(); ++i) {
      const CornerPoint a = cycle[i], b = cycle[(i + 1) % cycle.size()];
      CHECK((a.x < columns && a.y < rows));
      CHECK(seen.emplace(a.x, a.y).second);
      CHECK(std::abs(static_cast<int>(a.x - b.x)) + std::abs(static_cast<int>(a.y - b.y)) == 1);
    }
  }
}

TEST_CASE("all 6 cycles of 4 x 4 points come from a fresh start equally often", "[unsanitized]") {
  std::map<std::string, int> counts;
  Rng rng(7);
  for (int i = 0; i < 1200; ++i) {
    std::string key;
    for (const auto& [x, y] : random_cycle(4, 4, rng)) key += static_cast<char>('a' + 4 * y + x);
    ++counts[key];
  }
  CHECK(counts.size() == 6);
  CHECK(std::fabs(chi_square_z(counts, 1200, [](const std::string&) { return 1.0 / 6; })) < 4);
}

TEST_CASE("an odd number of corner points has no frontier") {
  Rng rng(1);
  CHECK_THROWS_AS(Frontier(5, 3, rng), InternalError);
  CHECK_THROWS_AS(Frontier(1, 4, rng), InternalError);
}
