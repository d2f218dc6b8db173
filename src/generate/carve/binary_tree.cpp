// Binary tree: every cell opens one of two sides, say north or west, by the toss of a fair coin; on these two
// borders of the field there is no choice.
// Bias: strong; two borders are straight corridors, and from any cell the path to one corner goes in two
// directions only. All of its 2^((columns - 1) * (rows - 1)) mazes are equally likely; 25 % dead ends. Cost:
// O(cells), one random bit a cell.

#include "generate/rows.h"

#include "base/option_rows.h"
#include "generate/carve/carving.h"

namespace mazefolio::generate {
namespace {

/// The directions of the two sides (Lattice::wall), and the row and column where they are the rim.
struct Sides {
  int vertical, horizontal;
  std::uint32_t last_row, last_column;
};

void carve(const Lattice& t, const Sides& sides, Rng& rng, auto& open) {
  for (std::uint32_t y = 0; y < t.rows(); ++y) {
    throw_if_canceled();
    std::uint64_t coins = 0;
    for (std::uint32_t x = 0; x < t.columns(); ++x) {
      if (x % 64 == 0) coins = rng.next();
      const bool heads = coins & 1;
      coins >>= 1;
      const Cell c = t.at(x, y);
      if (y == sides.last_row && x == sides.last_column) continue;
      const bool vertical = x == sides.last_column || (y != sides.last_row && heads);
      open.set(index(t.wall(c, vertical ? sides.vertical : sides.horizontal)));
    }
  }
}

void carve_any(const AnyTopology& topology, const Options& options, Rng& rng, OpenWalls& open) {
  const Lattice& t = std::get<Lattice>(topology);
  const std::string& corner = options.text("corner");
  const bool south = corner.starts_with("south"), east = corner.ends_with("east");
  open.written_by([&](auto& walls) {
    carve(t, {south ? 1 : 3, east ? 0 : 2, south ? t.rows() - 1 : 0, east ? t.columns() - 1 : 0}, rng, walls);
  });
}

}  // namespace

GeneratorRow binary_tree_row() {
  GeneratorRow row =
      carving_row("binary-tree", "every cell opens one of two sides: all ways lead to one corner", carve_any,
                  {choice_option("corner", "the corner all ways lead to",
                                 {"north-west", "north-east", "south-west", "south-east"})});
  row.needs = Needs::rectangle;
  return row;
}

}  // namespace mazefolio::generate
