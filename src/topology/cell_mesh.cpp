#include "topology/cell_mesh.h"

#include <utility>

#include "topology/tilings/repeated.h"

namespace mazefolio::topology {

std::vector<std::vector<Edge>> outlines_of(const CellMesh& mesh) {
  std::vector<std::vector<Edge>> outlines;
  outlines.reserve(mesh.cells.size());
  for (const CellMesh::List cell : mesh.cells) {
    if (cell.size < 3) continue;
    std::vector<Point> ring;
    ring.reserve(cell.size);
    for (const std::uint32_t corner : mesh.corners_of(cell)) ring.push_back(mesh.corners[corner]);
    outlines.push_back(closed_outline(std::move(ring)));
  }
  return outlines;
}

}  // namespace mazefolio::topology
