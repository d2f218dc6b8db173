#pragma once

#include "topology/topology.h"

namespace mazefolio::topology {

/// The smallest possible topology: the hot half of the concept and nothing else. It is never used at run
/// time. Every algorithm is compiled against it, which proves that it uses nothing outside the concept.
class TopologyArchetype {
 public:
  std::uint32_t cell_limit() const { return 0; }
  std::uint32_t wall_limit() const { return 0; }
  std::uint32_t cell_count() const { return 0; }
  bool contains(Cell) const { return false; }
  template <class Fn>
  void for_each_side(Cell c, Fn fn) const {
    fn(c, Wall{});
  }
  template <class Fn>
  void for_each_neighbor(Cell c, Fn fn) const {
    fn(c, Wall{});
  }
  std::pair<Cell, Cell> ends(Wall) const { return {}; }

  TopologyArchetype() = delete;
};

static_assert(Topology<TopologyArchetype>);
static_assert(!PlanarTopology<TopologyArchetype>);

}  // namespace mazefolio::topology
