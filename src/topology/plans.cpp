#include "topology/plans.h"

#include <array>

namespace mazefolio::topology {
namespace {

/// How plans stand on a page that is higher than wide.
struct Layout {
  std::uint32_t columns, rows;
};
constexpr std::array<Layout, most_plans + 1> layouts{{{}, {1, 1}, {1, 2}, {2, 2}, {2, 2}, {2, 3}, {2, 3}}};

template <std::uint32_t plans>
CellCount all_of(CellCount one) {
  constexpr Layout in = layouts[plans];
  return {one.columns * in.columns + in.columns - 1, one.rows * in.rows + in.rows - 1};
}

template <std::uint32_t plans>
GridRow row_of_plans() {
  GridRow row = *find_row(grids(), "square");
  row.in_plans = true;
  row.extent = [](CellCount size) {
    const CellCount all = all_of<plans>(size);
    return Size{static_cast<double>(all.columns), static_cast<double>(all.rows)};
  };
  row.lattice = [](const Mask& plan) {
    const CellCount all = all_of<plans>({plan.columns, plan.rows});
    Mask mask{all.columns, all.rows, BitSet(std::size_t{all.columns} * all.rows)};
    for (std::uint32_t i = 0; i < plans; ++i)
      for (std::uint32_t y = 0; y < plan.rows; ++y)
        for (std::uint32_t x = 0; x < plan.columns; ++x)
          mask.cells.set(std::size_t{all.columns} * (i / layouts[plans].columns * (plan.rows + 1) + y) +
                         i % layouts[plans].columns * std::size_t{plan.columns + 1} + x);
    return Lattice::square(mask);
  };
  return row;
}

}  // namespace

const GridRow& grid_of_plans(std::uint32_t plans) {
  static const std::array<GridRow, most_plans + 1> rows{
      GridRow{},         row_of_plans<1>(), row_of_plans<2>(), row_of_plans<3>(),
      row_of_plans<4>(), row_of_plans<5>(), row_of_plans<6>()};
  return rows.at(plans);
}

CellCount size_of_plan(const Lattice& lattice, std::uint32_t plans) {
  const Layout in = layouts.at(plans);
  return {(lattice.columns() + 1) / in.columns - 1, (lattice.rows() + 1) / in.rows - 1};
}

Cell cell_in_plan(const Lattice& lattice, std::uint32_t plans, std::uint32_t plan, std::uint32_t x,
                  std::uint32_t y) {
  const CellCount one = size_of_plan(lattice, plans);
  const std::uint32_t across = layouts.at(plans).columns;
  return lattice.at(plan % across * (one.columns + 1) + x, plan / across * (one.rows + 1) + y);
}

std::uint32_t plan_of(const Lattice& lattice, std::uint32_t plans, Cell c) {
  const CellCount one = size_of_plan(lattice, plans);
  return lattice.row(c) / (one.rows + 1) * layouts.at(plans).columns + lattice.column(c) / (one.columns + 1);
}

}  // namespace mazefolio::topology
