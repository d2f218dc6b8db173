#pragma once

#include <cstdint>
#include <type_traits>
#include <variant>

#include "topology/archetype.h"
#include "topology/lattice.h"
#include "topology/planar_graph.h"

namespace mazefolio::topology {

/// Opened once per run of an algorithm by std::visit, never per cell.
using AnyTopology = std::variant<Lattice, PlanarGraph>;

/// Runs an algorithm, written as a generic lambda over Topology, on whichever topology this is. Compiling it
/// against the archetype as well keeps it from asking for more than the concept.
template <class Algorithm>
decltype(auto) on_topology(const AnyTopology& t, Algorithm algorithm) {
  static_assert(std::is_invocable_v<Algorithm, const TopologyArchetype&>);
  return std::visit(algorithm, t);
}

/// Questions of the concept (topology.h) where asking once is enough; ids must be below the limits.
std::uint32_t cell_limit(const AnyTopology& t);
std::uint32_t wall_limit(const AnyTopology& t);
std::uint32_t cell_count(const AnyTopology& t);
bool contains(const AnyTopology& t, Cell c);
Point center(const AnyTopology& t, Cell c);
Edge edge(const AnyTopology& t, Wall w);
Rect bounds(const AnyTopology& t);
/// A passage, or on the rim a gate, is wide enough in this wall.
bool passable(const AnyTopology& t, Wall w);
/// Nothing is beyond this wall.
bool is_rim(const AnyTopology& t, Wall w);
/// Width of the widest disc that passes from center to center through this wall, or from its cell's center
/// out through a rim wall, when every other wall of both cells is closed. Maze units.
double passage_width(const AnyTopology& t, Wall w);

/// The lattice of squares that this is, masked or not; null when it is anything else.
const Lattice* square_lattice(const AnyTopology& t);

/// How many pieces the cells fall into before any wall is opened: a maze needs exactly one.
std::uint32_t count_pieces(const AnyTopology& t);

}  // namespace mazefolio::topology
