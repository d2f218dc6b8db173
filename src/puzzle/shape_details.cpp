#include "puzzle/shape_details.h"

#include "generate/generator.h"
#include "topology/grids.h"

namespace mazefolio::puzzle {

namespace {

std::shared_ptr<const Details> seen_details(const GridRow& grid, CellCount size,
                                            const GeneratorRow& generator, const Options& shape) {
  std::shared_ptr<const Details> details = details_in(field_of(grid, size), shape);
  // Pale lines cannot be told from the texture of rock.
  return details && !details->solid && is_digger(generator) ? nullptr : details;
}

}  // namespace

std::shared_ptr<const Details> details_of(const PuzzleId& id, const Options& shape) {
  return seen_details(*find_row(grids(), id.grid.name), {id.columns, id.rows},
                      *find_row(generators(), id.algorithm.name), shape);
}

std::shared_ptr<const Details> details_of(const Recipe& recipe) {
  return seen_details(*recipe.grid.grid, recipe.grid.size, *recipe.generator, recipe.grid.shape_options);
}

std::shared_ptr<const Details> needed_details(const std::shared_ptr<const Details>& details) {
  if (details && details->letters) return details;
  if (!details || details->beside.empty()) return nullptr;
  Details out = *details;
  out.rings = out.beside;
  return std::make_shared<const Details>(std::move(out));
}

}  // namespace mazefolio::puzzle
