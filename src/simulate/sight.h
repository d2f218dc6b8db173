#pragma once

#include <cstdint>
#include <vector>

#include "simulate/junction_graph.h"

namespace mazefolio::simulate {

/// What a reader sees of each corridor from the junction where it begins: a disc of one radius, and along
/// straight lines as far as the eye reaches.
struct Sight {
  struct View {
    double dead_cells = 0;  ///< cells of a branch that is seen as a whole, without the goal; else 0
    double line = 0;        ///< length of the straight line that begins with the corridor
    Point look;             ///< where the corridor ends or leaves what is seen
  };
  std::vector<View> views;   ///< by corridor
  std::vector<double> goal;  ///< by junction: length of the path to the goal, if it is seen; else negative
};

/// `far`: what a cell counts that is seen in a line only.
struct Eyes {
  double radius = 0, gaze = 0, far = 1;
};
Sight sight(const JunctionGraph& graph, std::uint32_t goal, const Eyes& eyes);

}  // namespace mazefolio::simulate
