// The walls of a maze of squares as thick as its corridors.
// Idea: any generator that opens walls makes a maze of (w - 1) / 2 x (h - 1) / 2 squares, in any shape; its
// thick image is the maze. Bias: that of the generator. Cost: that of the generator, and O(cells).

#include "generate/rows.h"

#include "generate/carve/carver_option.h"
#include "maze/thick.h"

namespace mazefolio::generate {
namespace {

/// The growth of a thin maze as cells of its image: a cell is dug with the first passage that leads to it.
void tell(const Lattice& field, const Lattice& thin, const Growth& growth, Growth& out) {
  const auto middle = [&](Cell c) { return field.at(2 * thin.column(c) + 1, 2 * thin.row(c) + 1); };
  const auto between = [&](Wall w) {
    const auto [a, b] = thin.ends(w);
    return field.at(thin.column(a) + thin.column(b) + 1, thin.row(a) + thin.row(b) + 1);
  };
  out.first_floor = BitSet(field.cell_limit());
  out.digs.clear();
  BitSet dug = out.first_floor;
  const auto dig = [&](Cell c) {
    if (dug.test(index(c))) return;
    dug.set(index(c));
    out.digs.push_back({c, true});
  };
  growth.first.for_each_set([&](std::size_t i) {
    const auto [a, b] = thin.ends(Wall{static_cast<std::uint32_t>(i)});
    for (const Cell c : {middle(a), between(Wall{static_cast<std::uint32_t>(i)}), middle(b)})
      dug.set(index(c));
  });
  out.first_floor = dug;
  for (const Growth::Change& change : lasting_changes(growth)) {
    const auto [a, b] = thin.ends(change.wall);
    if (change.open)
      for (const Cell c : {middle(a), between(change.wall), middle(b)}) dig(c);
    else
      out.digs.push_back({between(change.wall), false});
  }
}

Result<Maze> draft_maze(std::shared_ptr<const AnyTopology> thin, const Options& options, Rng& rng,
                        Growth* growth) {
  Growth thin_growth;
  BitSet open = carved_walls(carver_of(options), *thin, rng, growth ? &thin_growth : nullptr);
  Maze maze = thick_of({thin, std::move(open), {}, {}, {}});
  if (growth) tell(std::get<Lattice>(*maze.topology), std::get<Lattice>(*thin), thin_growth, *growth);
  return maze;
}

CellCount fitting(CellCount most, const Options&) {
  const CellCount odd{(most.columns + 1) / 2 * 2 - 1, (most.rows + 1) / 2 * 2 - 1};
  return most.columns < 3 || most.rows < 3 ? CellCount{} : odd;
}

Outcome check(const AnyTopology& thin, const Options& options) {
  return check_carver(carver_of(options), thin);
}

}  // namespace

GeneratorRow thick_row() {
  GeneratorRow row{{"thick",
                    "walls as thick as corridors, around the maze of another generator",
                    {carver_option("the generator of the maze")}},
                   Needs::squares};
  row.of_thin = true;
  row.draft = draft_maze;
  row.records.order = true;
  row.fitting = fitting;
  row.check_fit = check;
  row.steps = carver_steps;
  return row;
}

}  // namespace mazefolio::generate
