#pragma once

#include <memory>

#include "maze/puzzle_id.h"
#include "topology/shapes.h"

namespace mazefolio::puzzle {

/// What the picture of a maze's shape shows within the outline of the maze; null where there is nothing, and
/// in rock, where only solid details are seen.
/// `shape`: its options, with the picture.
std::shared_ptr<const Details> details_of(const PuzzleId& id, const Options& shape);

}  // namespace mazefolio::puzzle
