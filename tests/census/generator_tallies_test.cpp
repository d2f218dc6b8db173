#include "census/generator_tallies.h"

#include "generate/statistics.h"

using namespace mazefolio::tests;

TEST_CASE("generators with a formula make as many mazes as it says, and no others") {
  for (const auto& [w, h] :
       std::vector<std::pair<std::uint32_t, std::uint32_t>>{{3, 3}, {2, 4}, {4, 2}, {1, 3}, {3, 1}}) {
    const Lattice board = Lattice::square(w, h);
    const std::vector<GeneratorTally> tallies = generator_tallies(board);
    CHECK(tallies.size() >= 3);
    for (const GeneratorTally& tally : tallies) {
      const GeneratorRow& row = row_called(tally.generator);
      Options options(row.options);
      for (const auto& [name, value] : tally.options) options.set(row.options, name, value).value();
      INFO(row.name << " " << w << "x" << h);
      CHECK(std::to_string(outcomes(row, board, options, 20000).size()) == tally.mazes.digits);
    }
  }
}

TEST_CASE("large fields have numbers whose size alone is told") {
  const std::vector<GeneratorTally> tallies = generator_tallies(Lattice::square(1000, 1001));
  REQUIRE(tallies.size() >= 3);
  CHECK(tallies[0].mazes.digits.empty());
  CHECK(tallies[0].mazes.power_of_ten == Approx(999000 * 0.30103).epsilon(1e-6));
  CHECK(tallies[1].mazes.power_of_ten == Approx(1000 * (2000 * 0.2089876 - 0.349485)).epsilon(1e-6));
}

TEST_CASE("a generator has no number where it cannot work") {
  CHECK(generator_tallies(Lattice::hexagon(full_mask(4, 4))).empty());
  CHECK(generator_tallies(Lattice::square(parse_mask("##\n#.\n").value())).empty());
}
