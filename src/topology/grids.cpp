#include "topology/grids.h"

namespace mazefolio {

std::span<const GridRow> grids() {
  static const std::vector<GridRow> table{
      {{"square", "squares in columns and rows", {}},
       [](std::uint32_t columns, std::uint32_t rows, const Options&) -> AnyTopology {
         return Lattice::square(columns, rows);
       }},
  };
  return table;
}

std::span<const Row> shapes() {
  static const std::vector<Row> table{{"rectangle", "every cell of the grid", {}}};
  return table;
}

}  // namespace mazefolio
