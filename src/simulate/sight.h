#pragma once

#include <cstdint>
#include <vector>

#include "simulate/junction_graph.h"

namespace mazefolio::simulate {

/// What a reader sees of each corridor from the junction where it begins: a disc of one radius, which in a
/// hall is multiplied by its width.
struct Sight {
  struct View {
    double dead_cells = 0;  ///< cells of a branch that lies wholly in the disc, without the goal; else 0
    Point look;             ///< where the corridor ends or leaves the disc
  };
  std::vector<View> views;  ///< by corridor
  std::vector<double>
      goal;  ///< by junction: length of the path to the goal within the disc; negative: not seen
};

Sight sight(const JunctionGraph& graph, double radius);

}  // namespace mazefolio::simulate
