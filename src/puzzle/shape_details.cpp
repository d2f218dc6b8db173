#include "puzzle/shape_details.h"

#include "generate/generator.h"
#include "topology/grids.h"

namespace mazefolio::puzzle {

std::shared_ptr<const Details> details_of(const PuzzleId& id, const Options& shape) {
  std::shared_ptr<const Details> details =
      details_in(field_of(*find_row(grids(), id.grid.name), {id.columns, id.rows}), shape);
  // Pale lines cannot be told from the texture of rock.
  if (details && !details->solid && is_digger(*find_row(generators(), id.algorithm.name))) return nullptr;
  return details;
}

}  // namespace mazefolio::puzzle
