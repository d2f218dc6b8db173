#pragma once

#include <cstdint>
#include <limits>
#include <type_traits>
#include <variant>

#include "topology/archetype.h"
#include "topology/lattice.h"
#include "topology/planar_graph.h"

namespace mazefolio::topology {

/// Any topology. std::visit opens it once for each run of an algorithm, never for each cell.
using AnyTopology = std::variant<Lattice, PlanarGraph>;

/// Runs an algorithm, a generic lambda over Topology, on the topology inside. It is compiled against the
/// archetype as well, so that it can use nothing outside the concept.
template <class Algorithm>
decltype(auto) on_topology(const AnyTopology& t, Algorithm algorithm) {
  static_assert(std::is_invocable_v<Algorithm, const TopologyArchetype&>);
  return std::visit(algorithm, t);
}

/// The functions of the concept (topology.h) for single calls; ids must be below the limits.
std::uint32_t cell_limit(const AnyTopology& t);
std::uint32_t wall_limit(const AnyTopology& t);
std::uint32_t cell_count(const AnyTopology& t);
bool contains(const AnyTopology& t, Cell c);
Point center(const AnyTopology& t, Cell c);
Edge edge(const AnyTopology& t, Wall w);
Rect bounds(const AnyTopology& t);
/// True where a passage, or on the rim a gate, would be wide enough in this wall.
bool passable(const AnyTopology& t, Wall w);
/// True where no cell is beyond this wall.
bool is_rim(const AnyTopology& t, Wall w);
/// The width, in maze units, of the widest disc that passes from center to center through this wall, or from
/// the center of its cell out through a rim wall, while all other walls of both cells are closed.
double passage_width(const AnyTopology& t, Wall w, double enough = std::numeric_limits<double>::infinity());

/// The lattice of squares inside, masked or not; null for any other topology.
const Lattice* square_lattice(const AnyTopology& t);

/// The number of connected pieces while every wall that can open counts as open: a maze needs exactly one.
std::uint32_t count_pieces(const AnyTopology& t);

}  // namespace mazefolio::topology
