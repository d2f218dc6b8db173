#pragma once

#include <string>

#include "study/analysis.h"

namespace mazefolio::study {

/// SVG: each time, without the speed of its reader, over the level of its maze, with the line of all mazes.
std::string plot_of_levels(const Analysis& analysis);

/// SVG: how far each time is from what would be expected, over its place in the booklet.
std::string plot_of_places(const Analysis& analysis);

}  // namespace mazefolio::study
