#include "topology/tilings/half_edges.h"

#include <boost/polygon/voronoi.hpp>

namespace mazefolio::topology {

std::vector<std::uint32_t> HalfEdges::first_edges(std::size_t sites) const {
  std::vector<std::uint32_t> by_cell(source_.size(), none), by_source(sites, none);
  for (std::uint32_t e = 0; e < edges_.size(); ++e)
    if (edges_[e].cell != none) by_cell[edges_[e].cell] = e;
  for (std::size_t c = 0; c < source_.size(); ++c)
    if (source_[c] < sites) by_source[source_[c]] = by_cell[c];
  return by_source;
}

void HalfEdges::_build() {
  for (std::uint32_t e = 0; e < edges_.size(); e += 2)
    if (is_finite(e) && are_one(from(e), from(twin(e)))) remove(e);
}

/// More than three points on one circle leave vertices in one place.
bool HalfEdges::are_one(std::uint32_t v, std::uint32_t w) const {
  const Point a = vertices_[v], b = vertices_[w];
  using Vertex = boost::polygon::voronoi_vertex<double>;
  return boost::polygon::voronoi_diagram_traits<double>::vertex_equality_predicate_type{}(Vertex(a.x, a.y),
                                                                                          Vertex(b.x, b.y));
}

/// The half edge before `e` around its cell.
std::uint32_t HalfEdges::before(std::uint32_t e) const {
  std::uint32_t in = twin(e);
  while (edges_[in].next != e) in = twin(edges_[in].next);
  return in;
}

/// Its vertices become the first.
void HalfEdges::remove(std::uint32_t e) {
  const std::uint32_t other = twin(e), before_e = before(e), before_other = before(other);
  for (std::uint32_t out = edges_[e].next; out != other; out = edges_[twin(out)].next)
    edges_[out].from = edges_[e].from;
  edges_[before_e].next = edges_[e].next;
  edges_[before_other].next = edges_[other].next;
  edges_[e] = edges_[other] = {none};
}

HalfEdges diagram_of(const std::vector<RasterPoint>& sites) {
  boost::polygon::voronoi_builder<std::int32_t> builder;
  for (const RasterPoint site : sites) builder.insert_point(site.x, site.y);
  HalfEdges diagram;
  builder.construct(&diagram);
  return diagram;
}

}  // namespace mazefolio::topology
