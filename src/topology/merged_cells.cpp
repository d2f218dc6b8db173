#include "topology/merged_cells.h"

namespace mazefolio {

PlanarGraph without_narrow_cells(std::vector<std::vector<Edge>> outlines, double doorway) {
  return PlanarGraph::build(outlines, doorway);
}

}  // namespace mazefolio
