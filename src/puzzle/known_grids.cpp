#include "puzzle/known_grids.h"

namespace mazefolio::puzzle {

std::shared_ptr<const Result<Grid>> KnownGrids::of(const PuzzleRequest& attempt) {
  const GridChoice choice = grid_of(recipe_of(attempt.puzzle));
  if (choice.grid->random || !(has_smooth_rim(choice) || choice.in_rock)) return nullptr;
  std::shared_ptr<const Result<Grid>>& made = by_size_[{choice.size.columns, choice.size.rows}];
  if (!made) made = std::make_shared<const Result<Grid>>(make_grid(choice, attempt.seed));
  return made;
}

}  // namespace mazefolio::puzzle
