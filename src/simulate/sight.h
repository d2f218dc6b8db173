#pragma once

#include <cstdint>
#include <vector>

#include "simulate/junction_graph.h"

namespace mazefolio::simulate {

/// What is seen of each corridor, from the junction where it begins, in a disc of one radius;
/// in a hall, of as many times its width.
struct Sight {
  struct View {
    double dead_cells = 0;  ///< of a branch that lies wholly in the disc, without the goal; else 0
    Point look;             ///< where the corridor ends or leaves the disc
  };
  std::vector<View> views;   ///< by corridor
  std::vector<double> goal;  ///< by junction: the way to the goal within the disc; negative: not in sight
};

Sight sight(const JunctionGraph& graph, double radius);

}  // namespace mazefolio::simulate
