#include <catch2/catch.hpp>

#include "generate/drafts.h"
#include "maze/thick.h"
#include "support/check_maze.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

const GeneratorRow& thick() { return *find_row(generators(), "thick"); }

Draft drafted(std::uint32_t columns, std::uint32_t rows, const std::string& carver, std::string_view seed) {
  Options options(thick().options);
  CHECK(options.set(thick().options, "carver", carver).empty());
  return draft(thick(), std::make_shared<const AnyTopology>(Lattice::square(columns, rows)), options, seed);
}

}  // namespace

TEST_CASE("a maze of thick walls is perfect and the image of a maze of squares, by every generator") {
  for (const GeneratorRow& carver : carvers())
    for (const auto& [w, h] : {std::pair{11u, 17u}, {3u, 3u}, {3u, 9u}, {17u, 11u}}) {
      INFO(carver.name << " " << w << "x" << h);
      const Draft made = drafted(w, h, carver.name, "1");
      REQUIRE(made.fault.empty());
      check_maze(made.maze);
      const Lattice& t = std::get<Lattice>(*made.maze.topology);
      CHECK((t.columns() == w && t.rows() == h));
      const std::optional<Maze> thin = thin_of(made.maze);
      REQUIRE(thin.has_value());
      CHECK(cell_count(*thin->topology) == (w / 2) * (h / 2));
    }
}

TEST_CASE("thick walls come from the carver asked for, and from the seed") {
  const Maze one = drafted(21, 21, "wilson", "1").maze;
  CHECK(one.open == drafted(21, 21, "wilson", "1").maze.open);
  CHECK(one.open != drafted(21, 21, "wilson", "2").maze.open);
  CHECK(one.open != drafted(21, 21, "backtracker", "1").maze.open);
  CHECK_FALSE(Options(thick().options).set(thick().options, "carver", "thick").empty());
}

TEST_CASE("sizes of thick walls are odd") {
  const Options options(thick().options);
  CHECK(thick().fitting({20, 20}, options) == CellCount{19, 19});
  CHECK(thick().fitting({3, 10}, options) == CellCount{3, 9});
  CHECK(thick().fitting({2, 10}, options) == CellCount{0, 0});
  CHECK(why_unfit(thick(), Lattice::square(5, 9), options).empty());
  CHECK(why_unfit(thick(), Lattice::square(5, 8), options) ==
        "thick walls need an odd number of columns and rows, 3 at least, not 5x8");
  CHECK_FALSE(why_unfit(thick(), Lattice::square(1, 5), options).empty());
}
