// Fortune's sweep of Boost, which writes into half edges of our own: numbers in place of pointers, a third of
// the memory of its diagram.

#include "topology/tilings/voronoi_cells.h"

#include <algorithm>
#include <boost/polygon/voronoi.hpp>
#include <cmath>
#include <cstdint>
#include <utility>

namespace mazefolio::topology {
namespace {

constexpr double grid_scale = 1 << 16;
constexpr double mirrored_depth = 4;  // pitches: no cell of a usual sample is larger

using Site = boost::polygon::point_data<int>;

std::vector<Site> with_mirror_images(const std::vector<Point>& points, const Rect& box) {
  const auto width = static_cast<int>(std::llround(box.width() * grid_scale));
  const auto height = static_cast<int>(std::llround(box.height() * grid_scale));
  const bool few = points.size() < 64;
  const auto depth = static_cast<int>(mirrored_depth * grid_scale);
  std::vector<Site> sites;
  sites.reserve(points.size() + points.size() / 8 + std::size_t{4} * 64);
  for (const Point p : points)
    sites.emplace_back(
        std::clamp(static_cast<int>(std::llround((p.x - box.x0) * grid_scale)), 1, width - 1),
        std::clamp(static_cast<int>(std::llround((p.y - box.y0) * grid_scale)), 1, height - 1));
  for (std::size_t i = 0; i < points.size(); ++i) {
    const int x = sites[i].x(), y = sites[i].y();
    if (few || x < depth) sites.emplace_back(-x, y);
    if (few || width - x < depth) sites.emplace_back(2 * width - x, y);
    if (few || y < depth) sites.emplace_back(x, -y);
    if (few || height - y < depth) sites.emplace_back(x, 2 * height - y);
  }
  return sites;
}

double snapped(double v, double low, double high) {
  constexpr double hair = 1e-5;
  return v < low + hair ? low : v > high - hair ? high : v;
}

/// What `voronoi_builder::construct` fills.
class HalfEdges {
 public:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  /// Of each of so many sites, by their indices: the first half edge of its cell, or none.
  std::vector<std::uint32_t> first_edges(std::size_t sites) const {
    std::vector<std::uint32_t> by_cell(source_.size(), none), by_source(sites, none);
    for (std::uint32_t e = 0; e < edges_.size(); ++e)
      if (edges_[e].cell != none) by_cell[edges_[e].cell] = e;
    for (std::size_t c = 0; c < source_.size(); ++c)
      if (source_[c] < sites) by_source[source_[c]] = by_cell[c];
    return by_source;
  }
  /// The vertex where it begins; none: it comes from infinity.
  std::uint32_t from(std::uint32_t e) const { return edges_[e].from; }
  bool is_finite(std::uint32_t e) const { return from(e) != none && from(twin(e)) != none; }
  /// The next one around its cell; of one that is not finite there may be none.
  std::uint32_t next(std::uint32_t e) const { return edges_[e].next; }
  const std::vector<Point>& vertices() const { return vertices_; }

  // The names that Boost calls.

  void _reserve(std::size_t sites) {
    source_.reserve(sites);
    vertices_.reserve(2 * sites);
    edges_.reserve(6 * sites);
  }
  template <class SiteEvent>
  void _process_single_site(const SiteEvent& site) {
    source_.push_back(static_cast<std::uint32_t>(site.initial_index()));
  }
  /// Between the cell of a new site and another one.
  template <class SiteEvent>
  std::pair<void*, void*> _insert_new_edge(const SiteEvent& site, const SiteEvent& new_site) {
    if (source_.empty()) _process_single_site(site);
    _process_single_site(new_site);
    return handles(add_pair(site, new_site));
  }
  /// From the vertex where two edges meet.
  template <class SiteEvent, class CircleEvent>
  std::pair<void*, void*> _insert_new_edge(const SiteEvent& site1, const SiteEvent& site3,
                                           const CircleEvent& circle, void* data12, void* data23) {
    const std::uint32_t edge12 = number(data12), edge23 = number(data23);
    const auto vertex = static_cast<std::uint32_t>(vertices_.size());
    vertices_.push_back({circle.x(), circle.y()});
    const std::uint32_t edge = add_pair(site1, site3);
    edges_[edge12].from = edges_[edge23].from = edges_[twin(edge)].from = vertex;
    edges_[edge].next = edge12;
    edges_[twin(edge12)].next = edge23;
    edges_[twin(edge23)].next = twin(edge);
    return handles(edge);
  }
  void _build() {
    for (std::uint32_t e = 0; e < edges_.size(); e += 2)
      if (is_finite(e) && are_one(from(e), from(twin(e)))) remove(e);
  }

 private:
  struct HalfEdge {
    std::uint32_t cell, from = none, next = none;
  };
  static std::uint32_t twin(std::uint32_t e) { return e ^ 1; }
  std::uint32_t number(void* handle) const {
    return static_cast<std::uint32_t>(static_cast<HalfEdge*>(handle) - edges_.data());
  }
  std::pair<void*, void*> handles(std::uint32_t e) { return {&edges_[e], &edges_[twin(e)]}; }
  template <class SiteEvent>
  std::uint32_t add_pair(const SiteEvent& a, const SiteEvent& b) {
    const auto e = static_cast<std::uint32_t>(edges_.size());
    edges_.push_back({static_cast<std::uint32_t>(a.sorted_index())});
    edges_.push_back({static_cast<std::uint32_t>(b.sorted_index())});
    return e;
  }

  /// More than three points on one circle leave vertices in one place.
  bool are_one(std::uint32_t v, std::uint32_t w) const {
    const Point a = vertices_[v], b = vertices_[w];
    using Vertex = boost::polygon::voronoi_vertex<double>;
    return boost::polygon::voronoi_diagram_traits<double>::vertex_equality_predicate_type{}(Vertex(a.x, a.y),
                                                                                            Vertex(b.x, b.y));
  }
  /// The half edge before `e` around its cell.
  std::uint32_t before(std::uint32_t e) const {
    std::uint32_t in = twin(e);
    while (edges_[in].next != e) in = twin(edges_[in].next);
    return in;
  }
  /// Its vertices become the first.
  void remove(std::uint32_t e) {
    const std::uint32_t other = twin(e), before_e = before(e), before_other = before(other);
    for (std::uint32_t out = edges_[e].next; out != other; out = edges_[twin(out)].next)
      edges_[out].from = edges_[e].from;
    edges_[before_e].next = edges_[e].next;
    edges_[before_other].next = edges_[other].next;
    edges_[e] = edges_[other] = {none};
  }

  std::vector<HalfEdge> edges_;  ///< in pairs
  std::vector<Point> vertices_;
  std::vector<std::uint32_t> source_;  ///< cell -> index of its site
};

HalfEdges diagram_of(const std::vector<Site>& sites) {
  HalfEdges diagram;
  boost::polygon::construct_voronoi(sites.begin(), sites.end(), &diagram);
  return diagram;
}

}  // namespace

CellMesh voronoi_cells(const std::vector<Point>& points, const Rect& box) {
  const HalfEdges diagram = diagram_of(with_mirror_images(points, box));
  CellMesh mesh;
  mesh.cells.resize(points.size());
  mesh.corners.reserve(diagram.vertices().size());
  mesh.lists.reserve(6 * points.size());
  std::vector<std::uint32_t> corner_at(diagram.vertices().size(), HalfEdges::none);
  const std::vector<std::uint32_t> first_edges = diagram.first_edges(points.size());
  for (std::size_t source = 0; source < points.size(); ++source) {
    const std::uint32_t first_edge = first_edges[source];
    if (first_edge == HalfEdges::none) continue;
    const auto first = static_cast<std::uint32_t>(mesh.lists.size());
    std::uint32_t edge = first_edge;
    do {
      if (edge == HalfEdges::none || !diagram.is_finite(edge)) {
        mesh.lists.resize(first);
        break;
      }
      std::uint32_t& corner = corner_at[diagram.from(edge)];
      if (corner == HalfEdges::none) {
        corner = static_cast<std::uint32_t>(mesh.corners.size());
        const Point p = diagram.vertices()[diagram.from(edge)];
        mesh.corners.push_back({snapped(box.x0 + p.x / grid_scale, box.x0, box.x1),
                                snapped(box.y0 + p.y / grid_scale, box.y0, box.y1)});
      }
      mesh.lists.push_back(corner);
      edge = diagram.next(edge);
    } while (edge != first_edge);
    mesh.cells[source] = {first, static_cast<std::uint32_t>(mesh.lists.size()) - first};
  }
  return mesh;
}

}  // namespace mazefolio::topology
