#pragma once

#include "diagram/moments.h"

namespace mazefolio::diagram {

/// The steps of a maze that random moves change, or of one walk: the states between the moves, or the tree
/// and then the walk around it, or the walk in lengths. The last one is the maze.
void add_walk_steps(const std::shared_ptr<const History>& of, std::size_t frames, const StepLabels& labels,
                    Diagram& out);

/// The steps of a picture: a third of them for the way, whose cells are filled, the others for the rest.
void add_picture_steps(const std::shared_ptr<const History>& of, std::size_t frames, const StepLabels& labels,
                       Diagram& out);

}  // namespace mazefolio::diagram
