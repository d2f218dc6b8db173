// The walls of a maze of squares as thick as its corridors.
// Idea: any generator that opens walls makes a maze of (w - 1) / 2 x (h - 1) / 2 squares, as far as they
// stand in the shape with rock around them; its thick image is the maze. Bias: that of the generator. Cost:
// that of the generator, and O(cells).

#include <fmt/format.h>

#include <algorithm>

#include "generate/carve/carver_option.h"
#include "generate/rows.h"
#include "maze/thick.h"
#include "topology/whole_tiling.h"

namespace mazefolio::generate {
namespace {

/// What the carver knows of its cells, for those of the image and, since gates are dug there, for the rock
/// beside them: between two cells a mean.
template <class Value, class Mean>
std::vector<Value> image_of(const Lattice& field, const Lattice& thin, const std::vector<Value>& values,
                            Mean mean) {
  if (values.empty()) return {};
  std::vector<Value> out(field.cell_limit(), Value{});
  BitSet known(field.cell_limit());
  const auto put = [&](std::uint32_t x, std::uint32_t y, Value value) {
    out[index(field.at(x, y))] = value;
    known.set(index(field.at(x, y)));
  };
  for_each_cell(thin, [&](Cell c) { put(2 * thin.column(c) + 1, 2 * thin.row(c) + 1, values[index(c)]); });
  for_each_doorway(thin, [&](Wall, Cell a, Cell b) {
    put(thin.column(a) + thin.column(b) + 1, thin.row(a) + thin.row(b) + 1,
        mean(values[index(a)], values[index(b)]));
  });
  for_each_cell(field, [&](Cell c) {
    if (known.test(index(c))) return;
    field.for_each_neighbor(c, [&](Cell n, Wall) {
      if (known.test(index(n))) out[index(c)] = out[index(n)];
    });
  });
  return out;
}

/// The growth of a thin maze as cells of its image: a cell is dug with the first passage that leads to it.
void tell(const Lattice& field, const Lattice& thin, const Growth& growth, Growth& out) {
  const auto middle = [&](Cell c) { return field.at(2 * thin.column(c) + 1, 2 * thin.row(c) + 1); };
  const auto between = [&](Wall w) {
    const auto [a, b] = thin.ends(w);
    return field.at(thin.column(a) + thin.column(b) + 1, thin.row(a) + thin.row(b) + 1);
  };
  out.heights = image_of(field, thin, growth.heights, [](double a, double b) { return a + (b - a) / 2; });
  out.regions = image_of(field, thin, growth.regions, [](std::uint32_t a, std::uint32_t) { return a; });
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

/// The squares whose images stand in the field with rock around them, or the largest piece of them.
Result<Lattice> thin_in(const Lattice& field) {
  const Lattice all = Lattice::square(std::max(field.columns() / 2, 1u), std::max(field.rows() / 2, 1u));
  const BitSet inner = inner_cells(field);
  BitSet standing(all.cell_limit());
  for_each_cell(all, [&](Cell c) {
    const std::uint32_t x = 2 * all.column(c) + 1, y = 2 * all.row(c) + 1;
    if (x < field.columns() && y < field.rows() && inner.test(index(field.at(x, y)))) standing.set(index(c));
  });
  const BitSet largest = largest_piece(all, standing);
  if (largest.count() == 0 || 10 * largest.count() < 9 * standing.count())
    return failure(
        fmt::format("between walls of rock the shape falls into pieces, of which the largest has {} of {} "
                    "cells: make it wider at its narrow places, or the cells smaller",
                    largest.count(), standing.count()));
  return std::get<Lattice>(cut_to(all, largest));
}

Result<Maze> draft_thick(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng,
                         Growth* growth) {
  const Lattice& squares = std::get<Lattice>(*field);
  const Result<Lattice> standing = thin_in(squares);
  if (!standing) return standing.found();
  const auto thin = std::make_shared<const AnyTopology>(*standing);
  Growth thin_growth;
  BitSet open = carved_walls(carver_of(options), *thin, rng, growth ? &thin_growth : nullptr);
  const Maze image = thick_of({thin, std::move(open), {}, {}, {}});
  BitSet floor(squares.cell_limit());
  const Lattice& t = std::get<Lattice>(*image.topology);
  for_each_cell(t, [&](Cell c) { floor.set(index(squares.at(t.column(c), t.row(c)))); });
  if (growth) tell(squares, *standing, thin_growth, *growth);
  return thick_maze(squares, floor);
}

CellCount fitting_thick(CellCount most, const Options&) {
  const CellCount odd{(most.columns + 1) / 2 * 2 - 1, (most.rows + 1) / 2 * 2 - 1};
  return most.columns < 3 || most.rows < 3 ? CellCount{} : odd;
}

Outcome check(const AnyTopology& field, const Options& options) {
  const Lattice& squares = std::get<Lattice>(field);
  const CellCount size{squares.columns(), squares.rows()};
  if (fitting_thick(size, options) != size)
    return failure(fmt::format("thick walls need an odd number of columns and rows, 3 at least, not {}x{}",
                               size.columns, size.rows));
  const Result<Lattice> thin = thin_in(squares);
  return thin ? check_carver(carver_of(options), *thin) : thin.found();
}

}  // namespace

GeneratorRow thick_row() {
  GeneratorRow row{{"thick",
                    "walls as thick as corridors, around the maze of another generator",
                    {carver_option("the generator of the maze")}},
                   Needs::squares};
  row.of_thin = true;
  row.draft = draft_thick;
  row.records.order = true;
  row.records.weights = true;
  row.fitting = fitting_thick;
  row.check_fit = check;
  row.steps = carver_steps;
  return row;
}

}  // namespace mazefolio::generate
