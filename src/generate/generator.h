#pragma once

#include <memory>
#include <span>
#include <string>

#include "base/options.h"
#include "base/rng.h"
#include "maze/maze.h"

namespace mazefolio {

/// What a generator asks of the cells it is given.
enum class Needs {
  any_graph,     ///< any connected topology
  planar_graph,  ///< any without crossings (it walks along the walls)
  rectangle,     ///< a square lattice without masked-out cells (it walks by rows)
};

/// One algorithm. `carve` returns the open walls (wall_limit bits) and is a pure function of its arguments:
/// the topology must be connected, `options` must come from this row.
struct GeneratorRow : Row {
  Needs needs = Needs::any_graph;
  bool perfect = true;   ///< always a spanning tree with these options' ranges
  bool uniform = false;  ///< every spanning tree equally likely
  BitSet (*carve)(const AnyTopology& topology, const Options& options, Rng& rng) = nullptr;
  /// Why these options cannot work on this topology ("the height is not a number at (0.5, -1)"), or "". Null:
  /// they always can.
  std::string (*unfit)(const AnyTopology& topology, const Options& options) = nullptr;
};

/// The table, in the order `list generators` prints it. One row adds an algorithm.
std::span<const GeneratorRow> generators();

/// Why this generator cannot work on this topology with these options, or "".
std::string why_unfit(const GeneratorRow& row, const AnyTopology& topology, const Options& options);

/// Runs a row on the walls stream of `seed`; gates are not set. Source: the puzzle id.
Maze generate(const GeneratorRow& row, std::shared_ptr<const AnyTopology> topology, const Options& options,
              std::string_view seed);

}  // namespace mazefolio
