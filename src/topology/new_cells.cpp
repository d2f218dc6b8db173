#include "topology/new_cells.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace mazefolio::topology {
namespace {

void require_closed(std::span<const Edge> outline, double tolerance) {
  if (outline.size() < 2) throw std::invalid_argument("a cell needs at least two edges");
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Point gap = edge_end(outline[i]) - edge_begin(outline[(i + 1) % outline.size()]);
    if (!(dot(gap, gap) <= tolerance * tolerance))
      throw std::invalid_argument("the outline of a cell is not closed");
  }
}

}  // namespace

OutlinedCells::OutlinedCells(std::span<const std::vector<Edge>> outlines, double tolerance) {
  for (const std::vector<Edge>& outline : outlines) {
    require_closed(outline, tolerance);
    outlines_.push_back(signed_area(outline) < 0 ? turned_ones_.emplace_back(reversed(outline))
                                                 : std::span<const Edge>(outline));
    first_.push_back(first_.back() + static_cast<std::uint32_t>(outline.size()));
    centers_.push_back(centroid(outlines_.back()));
  }
}

Rect OutlinedCells::bounds() const {
  Rect box = edge_bounds(outlines_[0][0]);
  for (const std::span<const Edge> outline : outlines_)
    for (const Edge& e : outline) box = enclosing(box, edge_bounds(e));
  return box;
}

MeshedCells::MeshedCells(CellMesh mesh) : mesh_(std::move(mesh)), used_(mesh_.corners.size()) {
  std::erase_if(mesh_.cells, [](CellMesh::List cell) { return cell.size < 3; });
  centers_.reserve(mesh_.cells.size());
  std::vector<Point> ring;
  for (const CellMesh::List cell : mesh_.cells) {
    const std::span<std::uint32_t> corners = mesh_.corners_of(cell);
    ring.clear();
    for (const std::uint32_t corner : corners) {
      used_.set(corner);
      ring.push_back(mesh_.corners[corner]);
    }
    if (signed_area(ring) < 0) {
      std::reverse(corners.begin(), corners.end());
      std::reverse(ring.begin(), ring.end());
    }
    centers_.push_back(centroid(ring));
    side_count_ += cell.size;
  }
}

Rect MeshedCells::bounds() const {
  const Point first = mesh_.corners[place(0, 0)];
  Rect box{first.x, first.y, first.x, first.y};
  for_each_place([&](std::uint32_t, Point p) { box = enclosing(box, {p.x, p.y, p.x, p.y}); });
  return box;
}

}  // namespace mazefolio::topology
