#include "topology/cell_mesh.h"

#include <algorithm>
#include <utility>

#include "topology/tilings/repeated.h"

namespace mazefolio::topology {

std::vector<std::vector<Edge>> outlines_of(const CellMesh& mesh) {
  std::vector<CellMesh::List> cells = mesh.cells;
  std::ranges::stable_sort(cells, {}, &CellMesh::List::rank);
  std::vector<std::vector<Edge>> outlines;
  outlines.reserve(cells.size());
  for (const CellMesh::List cell : cells) {
    if (cell.size < 3) continue;
    std::vector<Point> ring;
    ring.reserve(cell.size);
    for (const std::uint32_t corner : mesh.corners_of(cell)) ring.push_back(mesh.corners[corner]);
    outlines.push_back(closed_outline(std::move(ring)));
  }
  return outlines;
}

}  // namespace mazefolio::topology
