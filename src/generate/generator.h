#pragma once

#include <memory>
#include <span>
#include <string>

#include "base/options.h"
#include "base/rng.h"
#include "maze/maze.h"
#include "topology/grids.h"

namespace mazefolio::generate {

/// What a generator asks of the cells it is given.
enum class Needs {
  any_graph,     ///< any connected topology
  planar_graph,  ///< any without crossings (it walks along the walls)
  squares,       ///< a square lattice, masked or not (it digs into rock)
  rectangle,     ///< a square lattice without masked-out cells (it walks by rows)
};

/// What is made by a generator that does more than open walls.
struct Draft {
  Maze maze;          ///< proven in nothing yet; its gates are set where the row sets gates
  std::string fault;  ///< why there is none ("the ends have the wrong colours"), or ""
};

/// One algorithm. Exactly one of `carve` and `draft` is set; both are pure functions of their arguments: the
/// topology must be connected, `options` must come from this row.
struct GeneratorRow : Row {
  Needs needs = Needs::any_graph;
  bool perfect = true;   ///< always a spanning tree with these options' ranges
  bool uniform = false;  ///< every spanning tree equally likely
  /// The open walls, wall_limit bits.
  BitSet (*carve)(const AnyTopology& topology, const Options& options, Rng& rng) = nullptr;
  /// The whole maze, on the cells of the field or on its own: dug into rock (maze/thick.h), or one walk.
  Draft (*draft)(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng) = nullptr;
  /// The maze's ends are its gates: nobody else places them. Options `from` and `to`, where there are such,
  /// take the places of a book's goals.
  bool sets_gates = false;
  /// Its solution, filled in, is a picture.
  bool pictures = false;
  /// The largest size within `most` that it can work at ({0, 0}: none), where not every size will do.
  CellCount (*fitting)(CellCount most, const Options& options) = nullptr;
  /// Why these options cannot work on this topology ("the height is not a number at (0.5, -1)"), or "". Null:
  /// they always can.
  std::string (*unfit)(const AnyTopology& topology, const Options& options) = nullptr;
};

/// A row that digs its mazes into rock (maze/thick.h).
inline bool is_digger(const GeneratorRow& row) { return row.draft && !row.sets_gates; }

/// The table, in the order `list generators` prints it. One row adds an algorithm.
std::span<const GeneratorRow> generators();
/// Those that open walls; they stand first in the table.
std::span<const GeneratorRow> carvers();

/// Why this generator cannot work on this topology with these options, or "".
std::string why_unfit(const GeneratorRow& row, const AnyTopology& topology, const Options& options);

/// Runs a row's `draft` on the walls stream of `seed`. Source: the puzzle id.
Draft draft(const GeneratorRow& row, std::shared_ptr<const AnyTopology> field, const Options& options,
            std::string_view seed);

/// Runs a row's `carve` on the walls stream of `seed`; gates are not set. Source: the puzzle id.
Maze carve_maze(const GeneratorRow& row, std::shared_ptr<const AnyTopology> topology, const Options& options,
                std::string_view seed);

}  // namespace mazefolio::generate
