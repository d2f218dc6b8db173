// Wall adding, the dual of carving: all cells but the frame are floor, and rock grows from the frame where it
// closes no ring and does not touch other rock corner to corner, so that the floor stays in one piece. It
// begins with short walls at random places of the frame: a few long ones would leave corridors along the
// whole frame. Rock around a hole in the shape would stay an island; where a straight piece of floor
// separates it from other rock, it is joined to that. Bias, at 65 x 65: 13.9 % of the floor are dead ends
// depth first, 14.2 % hunt and kill, 16.3 % at random; no blocks of rock, but 143, 160 and 93 of floor.
// Checkerboards that the shape itself has stay. Cost: O(cells).

#include "generate/rows.h"

#include "base/disjoint_sets.h"
#include "generate/thick/components.h"
#include "generate/thick/pixel_growth.h"
#include "maze/thick.h"

namespace mazefolio::generate {
namespace {

constexpr std::size_t rim_cells_a_wall = 4;  ///< cells beside the frame for each one that is taken first
constexpr int first_length = 8;              ///< length of the first walls from there

/// Cells in random order.
std::vector<Cell> shuffled(const BitSet& cells, Rng& rng) {
  std::vector<Cell> out;
  cells.for_each_set([&](std::size_t i) { out.push_back(Cell{static_cast<std::uint32_t>(i)}); });
  rng.shuffle(out);
  return out;
}

BitSet beside_frame(const Lattice& field, const BitSet& ground) {
  BitSet out(ground.size());
  ground.for_each_set([&](std::size_t i) {
    for (int d = 0; d < 4; ++d)
      if (!ground.test(index(field.beyond(Cell{static_cast<std::uint32_t>(i)}, d)))) out.set(i);
  });
  return out;
}

/// Turns cells of floor between rock of different islands on two opposite sides into rock.
void join_islands(const Lattice& field, const BitSet& ground, BitSet& rock, Rng& rng) {
  const std::array<std::uint32_t, 8> ring = ring_of(field);
  DisjointSets islands(static_cast<std::uint32_t>(rock.size()));
  rock.for_each_set([&](std::size_t i) {
    for (const std::size_t n : {i + 1, i + ring[2]})
      if (n < rock.size() && rock.test(n))
        islands.join(static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(n));
  });
  for (const Cell c : shuffled(ground, rng)) {
    if (rock.test(index(c))) continue;
    for (int k = 0; k < 4; k += 2) {
      const std::uint32_t a = index(c) + ring[k], b = index(c) + ring[k + 4], left = index(c) + ring[k + 2],
                          right = index(c) + ring[(k + 6) & 7];
      if (!rock.test(a) || !rock.test(b) || rock.test(left) || rock.test(right) || !islands.join(a, b))
        continue;
      rock.set(index(c));
      islands.join(index(c), a);
    }
  }
}

Result<Maze> draft_maze(std::shared_ptr<const AnyTopology> topology, const Options& options, Rng& rng,
                        Growth* growth) {
  const Lattice& field = std::get<Lattice>(*topology);
  const Result<BitSet> ground = ground_of(field);
  if (!ground) return ground.found();
  PixelGrowth rock(field, *ground, ~*ground, false, false, growth);
  std::vector<Cell> rim = shuffled(beside_frame(field, *ground), rng);
  rim.resize(rim.size() / rim_cells_a_wall);
  for (const Cell c : rim) rock.walk(c, first_length, rng);
  rock.grow(order_named(options.text("order")), rng);
  BitSet walls = rock.taken();
  join_islands(field, *ground, walls, rng);
  if (growth)
    walls.for_each_set([&](std::size_t i) {
      if (!rock.taken().test(i)) growth->digs.push_back({Cell{static_cast<std::uint32_t>(i)}, false});
    });
  return thick_maze(field, ~walls);
}

}  // namespace

GeneratorRow walled_cavern_row() {
  GeneratorRow row =
      digging_row("cavern-walls", "walls grown into an open hall, with wide places left",
                  order_option("where rock grows next: long walls, short ones, or between"), draft_maze);
  row.perfect = false;
  return row;
}

}  // namespace mazefolio::generate
