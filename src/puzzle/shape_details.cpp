#include "puzzle/shape_details.h"

#include "topology/grids.h"

namespace mazefolio::puzzle {

std::shared_ptr<const Details> details_of(const PuzzleId& id, const Options& shape) {
  return details_in(field_of(*find_row(grids(), id.grid.name), {id.columns, id.rows}), shape);
}

}  // namespace mazefolio::puzzle
