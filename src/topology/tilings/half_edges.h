#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "base/geometry/geometry.h"
#include "base/namespaces.h"

namespace mazefolio::topology {

/// A point of the raster on which diagrams are exact.
struct RasterPoint {
  std::int32_t x = 0, y = 0;
  friend bool operator==(RasterPoint, RasterPoint) = default;
};

/// A Voronoi diagram as half edges in pairs: numbers in place of pointers, a third of the memory of Boost's
/// diagram. It is what `voronoi_builder::construct` fills.
class HalfEdges {
 public:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  /// Of each of so many sites, by their indices: the first half edge of its cell, or none.
  std::vector<std::uint32_t> first_edges(std::size_t sites) const;
  /// The index of the site on its left.
  std::uint32_t site(std::uint32_t e) const { return source_[edges_[e].cell]; }
  /// The vertex where it begins; none: it comes from infinity.
  std::uint32_t from(std::uint32_t e) const { return edges_[e].from; }
  bool is_finite(std::uint32_t e) const { return from(e) != none && from(twin(e)) != none; }
  /// The next one around its cell; of one that is not finite there may be none.
  std::uint32_t next(std::uint32_t e) const { return edges_[e].next; }
  static std::uint32_t twin(std::uint32_t e) { return e ^ 1; }
  const std::vector<base::Point>& vertices() const { return vertices_; }

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
  void _build();

 private:
  struct HalfEdge {
    std::uint32_t cell, from = none, next = none;
  };
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
  bool are_one(std::uint32_t v, std::uint32_t w) const;
  std::uint32_t before(std::uint32_t e) const;
  void remove(std::uint32_t e);

  std::vector<HalfEdge> edges_;  ///< in pairs
  std::vector<base::Point> vertices_;
  std::vector<std::uint32_t> source_;  ///< cell -> index of its site
};

/// By Fortune's sweep.
HalfEdges diagram_of(const std::vector<RasterPoint>& sites);

}  // namespace mazefolio::topology
