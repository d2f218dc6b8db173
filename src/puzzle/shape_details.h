#pragma once

#include <memory>

#include "generate/recipe.h"
#include "maze/puzzle_id.h"
#include "topology/shapes.h"

namespace mazefolio::puzzle {

/// What the picture of a maze's shape shows within the outline of the maze; null where there is nothing, and
/// in rock, where only solid details are seen.
/// `shape`: its options, with the picture.
std::shared_ptr<const Details> details_of(const PuzzleId& id, const Options& shape);
/// The same for a maze of a recipe.
std::shared_ptr<const Details> details_of(const Recipe& recipe);

/// Those of them without which the shape is not known, where the maze is small, too: what lies beside it, and
/// bridges between letters. Null: none.
std::shared_ptr<const Details> needed_details(const std::shared_ptr<const Details>& details);

}  // namespace mazefolio::puzzle
