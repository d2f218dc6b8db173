#include <catch2/catch.hpp>

#include "generate/generator.h"
#include "generate/thick/cave_checks.h"
#include "maze/thick.h"
#include "support/check_maze.h"
#include "support/namespaces.h"
#include "support/results.h"

using namespace mazefolio::tests;

namespace {

const GeneratorRow& thick() { return *find_row(generators(), "thick"); }

Result<Maze> drafted(std::uint32_t columns, std::uint32_t rows, const std::string& carver,
                     std::string_view seed) {
  Options options(thick().options);
  CHECK(options.set(thick().options, "carver", carver).ok());
  return draft(thick(), std::make_shared<const AnyTopology>(Lattice::square(columns, rows)), options, seed);
}

}  // namespace

TEST_CASE("a maze of thick walls is perfect and the image of a maze of squares, by every generator") {
  for (const GeneratorRow& carver : carvers())
    for (const auto& [w, h] : {std::pair{11u, 17u}, {3u, 3u}, {3u, 9u}, {17u, 11u}}) {
      INFO(carver.name << " " << w << "x" << h);
      const Result<Maze> made = drafted(w, h, carver.name, "1");
      REQUIRE(made.ok());
      check_maze(*made);
      const Lattice& t = std::get<Lattice>(*made->topology);
      CHECK((t.columns() == w && t.rows() == h));
      const std::optional<Maze> thin = thin_of(*made);
      REQUIRE(thin.has_value());
      CHECK(cell_count(*thin->topology) == (w / 2) * (h / 2));
    }
}

TEST_CASE("thick walls come from the carver asked for, and from the seed") {
  const Maze one = drafted(21, 21, "wilson", "1").value();
  CHECK(one.open == drafted(21, 21, "wilson", "1")->open);
  CHECK(one.open != drafted(21, 21, "wilson", "2")->open);
  CHECK(one.open != drafted(21, 21, "backtracker", "1")->open);
  CHECK_FALSE(Options(thick().options).set(thick().options, "carver", "thick").ok());
}

TEST_CASE("sizes of thick walls are odd") {
  const Options options(thick().options);
  CHECK(thick().fitting({20, 20}, options) == CellCount{19, 19});
  CHECK(thick().fitting({3, 10}, options) == CellCount{3, 9});
  CHECK(thick().fitting({2, 10}, options) == CellCount{0, 0});
  CHECK(check_fit(thick(), Lattice::square(5, 9), options).ok());
  CHECK(message_of(check_fit(thick(), Lattice::square(5, 8), options)) ==
        "thick walls need an odd number of columns and rows, 3 at least, not 5x8");
  CHECK_FALSE(check_fit(thick(), Lattice::square(1, 5), options).ok());
}

TEST_CASE("thick walls leave no block of four equal cells, and no checkerboard") {
  for (const GeneratorRow& carver : carvers()) {
    INFO(carver.name);
    const Maze maze = drafted(23, 15, carver.name, "1").value();
    const Blocks blocks = blocks_of(std::get<Lattice>(*maze.topology));
    CHECK(blocks.rock + blocks.floor + blocks.checkerboards == 0);
  }
}
