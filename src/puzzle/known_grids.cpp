#include "puzzle/known_grids.h"

#include <algorithm>

namespace mazefolio::puzzle {
namespace {

constexpr std::size_t most_known_cells = 50'000;

bool is_same_choice(const Options& a, const Options& b) {
  return a == b && std::ranges::equal(a.pictures(), b.pictures());
}

bool is_same_choice(const GridChoice& a, const GridChoice& b) {
  return a.grid == b.grid && a.shape == b.shape && a.size == b.size && a.fold == b.fold &&
         a.whole_cells == b.whole_cells && a.in_rock == b.in_rock && a.thick_walls == b.thick_walls &&
         is_same_choice(a.grid_options, b.grid_options) && is_same_choice(a.shape_options, b.shape_options);
}

}  // namespace

std::shared_ptr<const Result<Grid>> KnownGrids::of(const PuzzleRequest& attempt) {
  const GridChoice choice = grid_of(recipe_of(attempt.puzzle));
  const bool made_at_once = choice.grid->lattice && !has_smooth_rim(choice) && !choice.in_rock;
  if (choice.grid->random || made_at_once) return nullptr;
  const std::shared_ptr<Known> known = find(choice);
  const std::lock_guard lock(known->making);  // who needs the same grid waits for it
  if (!known->grid) {
    known->grid = std::make_shared<const Result<Grid>>(make_grid(choice, attempt.seed));
    const std::lock_guard keeping(mutex_);
    known->cells = known->grid->ok() ? cell_count(*known->grid->value().topology) : 1;
    keep_few();
  }
  return known->grid;
}

std::shared_ptr<KnownGrids::Known> KnownGrids::find(const GridChoice& choice) {
  const std::lock_guard lock(mutex_);
  const auto at = std::find_if(known_.begin(), known_.end(), [&](const std::shared_ptr<Known>& known) {
    return is_same_choice(known->choice, choice);
  });
  if (at != known_.end()) {
    known_.splice(known_.begin(), known_, at);
  } else {
    known_.push_front(std::make_shared<Known>());
    known_.front()->choice = choice;
  }
  return known_.front();
}

void KnownGrids::keep_few() {
  std::size_t cells = 0;
  std::erase_if(known_, [&](const std::shared_ptr<Known>& known) {
    cells += known->cells;
    return cells > most_known_cells && known->cells > 0 && known != known_.front();
  });
}

}  // namespace mazefolio::puzzle
