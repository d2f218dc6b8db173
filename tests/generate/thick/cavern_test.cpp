#include "generate/thick/cave_checks.h"
#include "support/namespaces.h"
#include "support/results.h"

using namespace mazefolio::tests;

namespace {

const GeneratorRow& cavern() { return row_called("cavern"); }

/// Mean share of dead ends over so many caverns of 65 x 65, in percent.
double mean_dead_ends(const std::string& options, int caverns) {
  const auto field = std::make_shared<const AnyTopology>(Lattice::square(65, 65));
  double sum = 0;
  for (int seed = 0; seed < caverns; ++seed) {
    const Result<Maze> made = draft(cavern(), field, options_of(cavern(), options), std::to_string(seed));
    sum += dead_end_percent(std::get<Lattice>(*made->topology));
  }
  return sum / caverns;
}

}  // namespace

TEST_CASE("a cavern has no blocks and no checkerboards, and as many cells as its corners demand") {
  constexpr std::pair<std::uint32_t, std::uint32_t> sizes[] = {{3, 3}, {3, 5}, {5, 3}, {4, 7},   {5, 8},
                                                               {8, 5}, {3, 4}, {9, 9}, {21, 34}, {34, 21}};
  for (const auto& [columns, rows] : sizes)
    for (const std::string style : {"winding", "uniform", "straight"}) {
      INFO(columns << " x " << rows << " " << style);
      const Lattice squares =
          checked_cave(cavern(), Lattice::square(columns, rows), options_of(cavern(), "style=" + style), "1");
      const Blocks blocks = blocks_of(squares);
      CHECK(blocks.rock + blocks.floor + blocks.checkerboards == 0);
      CHECK(squares.cell_count() == (columns - 1) * (rows - 1) / 2 - 1);
    }
}

TEST_CASE("each style has the share of dead ends that is known of it", "[unsanitized]") {
  CHECK(mean_dead_ends("style=uniform", 4) == Approx(20.7).margin(1.0));
  CHECK(mean_dead_ends("style=winding", 4) == Approx(2.1).margin(0.4));
  CHECK(mean_dead_ends("style=straight", 4) == Approx(0.7).margin(0.3));
}

TEST_CASE("a share of dead ends is met to the cell") {
  for (const auto& [columns, rows] : {std::pair{41u, 41u}, {40u, 25u}, {15u, 15u}})
    for (const char* share : {"0.02", "0.03", "0.04", "0.06", "0.08", "0.25"}) {
      INFO(columns << " x " << rows << ", " << share);
      const Lattice squares = checked_cave(cavern(), Lattice::square(columns, rows),
                                           options_of(cavern(), std::string("dead_end_share=") + share), "1");
      const double wanted = std::floor(std::stod(share) * squares.cell_count() + 0.5);
      CHECK(std::lround(dead_end_percent(squares) / 100 * squares.cell_count()) == std::max(2.0, wanted));
    }
}

TEST_CASE("an impossible share of dead ends is an error that names a possible one") {
  const auto field = std::make_shared<const AnyTopology>(Lattice::square(3, 65));
  const Result<Maze> made =
      draft(cavern(), field, options_of(cavern(), "dead_end_share=0.01 effort=0.1"), "1");
  CHECK(message_of(made).find("a cavern of 3x65 cells with 2 dead ends") == std::string::npos);
  const auto wide = std::make_shared<const AnyTopology>(Lattice::square(4, 65));
  const Result<Maze> none =
      draft(cavern(), wide, options_of(cavern(), "dead_end_share=0.01 effort=0.1"), "1");
  CHECK(message_of(none).find("a cavern of 4x65 cells with 2 dead ends was not found, but one with ") == 0);
}

TEST_CASE("every option changes the cavern, and so does the seed") {
  const Lattice field = Lattice::square(21, 14);
  const Lattice plain = checked_cave(cavern(), field, Options(cavern().options), "s");
  for (const char* option :
       {"style=uniform", "style=straight", "dead_end_share=0.1", "effort=0.5", "effort=2"}) {
    INFO(option);
    CHECK(checked_cave(cavern(), field, options_of(cavern(), option), "s").present() != plain.present());
  }
  CHECK(checked_cave(cavern(), field, Options(cavern().options), "t").present() != plain.present());
}

TEST_CASE("sizes that have no cavern are refused with the reason, and the next smaller one is offered") {
  const Options options(cavern().options);
  const auto why = [&](std::uint32_t columns, std::uint32_t rows) {
    return message_of(check_fit(cavern(), AnyTopology(Lattice::square(columns, rows)), options));
  };
  CHECK(why(20, 20) ==
        "a cavern of 20x20 cells has 19x19 corners inside, an odd number, and no frontier passes through "
        "all of them: make one side odd");
  CHECK(why(2, 7) == "a cavern needs 3x3 cells, as its frame of rock is one cell wide, not 2x7");
  CHECK(why(1, 1) != "");
  CHECK(why(20, 21) == "");
  const auto fitting = [&](std::uint32_t columns, std::uint32_t rows) {
    return cavern().fitting({columns, rows}, options);
  };
  CHECK(fitting(20, 20) == CellCount{20, 19});
  CHECK(fitting(30, 20) == CellCount{29, 20});
  CHECK(fitting(20, 30) == CellCount{20, 29});
  CHECK(fitting(4, 4) == CellCount{4, 3});
  CHECK(fitting(21, 30) == CellCount{21, 30});
  CHECK(fitting(2, 9) == CellCount{0, 0});
}
