// A change of what a generator makes for a seed changes every book: it must not happen unnoticed. After a
// change that is meant, bump generator_version in base/rng.cpp, and run this test with
// MAZEFOLIO_UPDATE_GOLDENS=1.

#include <cstdlib>

#include "base/file.h"
#include "base/sha256.h"
#include "generate/statistics.h"
#include "maze/text.h"

using namespace mazefolio;

namespace {

/// One character an inner wall, by cells in reading order, whatever the ids of the walls are.
std::string wall_bits(const Maze& maze) {
  const Lattice& t = std::get<Lattice>(*maze.topology);
  std::string bits;
  for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
    if (t.contains(beyond)) bits += maze.open.test(index(w)) ? '1' : '0';
  });
  return bits;
}

}  // namespace

TEST_CASE("every generator makes the same mazes as ever") {
  std::string text;
  for (const GeneratorRow& row : carvers())
    for (const auto& [columns, rows] :
         std::vector<std::pair<std::uint32_t, std::uint32_t>>{{5, 8}, {30, 20}, {65, 64}})
      for (const std::string seed : {"7f3a91c2", "book"}) {
        const auto topology = std::make_shared<const AnyTopology>(Lattice::square(columns, rows));
        const Maze maze = generate(row, topology, Options(row.options), seed);
        text += row.name + " " + std::to_string(columns) + "x" + std::to_string(rows) + " " + seed + " " +
                sha256(wall_bits(maze)) + "\n";
      }
  for (const GeneratorRow& row : generators().subspan(carvers().size())) {
    if (row.pictures) continue;  // needs a picture of the user's
    const Options options(row.options);
    for (const CellCount most : {CellCount{29, 28}, {41, 52}}) {
      const CellCount size = row.fitting ? row.fitting(most, options) : most;
      const auto field = std::make_shared<const AnyTopology>(Lattice::square(size.columns, size.rows));
      const Draft made = draft(row, field, options, "book");
      REQUIRE(made.fault == "");
      text += row.name + " " + std::to_string(size.columns) + "x" + std::to_string(size.rows) + " book " +
              sha256(to_text(made.maze)) + "\n";
    }
  }
  const std::string path = MAZEFOLIO_SOURCE_DIR "/tests/generate/goldens.txt";
  if (std::getenv("MAZEFOLIO_UPDATE_GOLDENS")) write_file(path, text);
  CHECK(text == read_file(path));
}
