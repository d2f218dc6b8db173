#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "base/options.h"
#include "base/rng.h"
#include "generate/growth.h"
#include "maze/maze.h"
#include "topology/grids.h"

namespace mazefolio::generate {

/// The cells that a generator needs.
enum class Needs {
  any_graph,     ///< any connected topology
  planar_graph,  ///< any without crossings (it walks along the walls)
  squares,       ///< a square lattice, masked or not (it digs into rock)
  lattice,       ///< a lattice of squares or hexagons, masked or not (it walks from cell to cell)
  rectangle,     ///< a square lattice without masked-out cells (it walks by rows)
};

/// What a row tells a Growth.
struct Records {
  bool order = false;        ///< Growth::changes, or digs
  bool parts = false;        ///< Growth::doors, or the kinds of the coloring
  bool generations = false;  ///< Growth::generations
  bool states = false;       ///< Growth::states
  bool walk = false;      ///< one walk, whose cells are its order; states or a tree, as its method has them
  bool coloring = false;  ///< Growth::coloring
  bool weights = false;   ///< heights and regions, as far as its options ask for them
  bool regions = false;   ///< regions, always
};

/// True where the steps of the growth can be shown.
inline bool tells_growth(const Records& records) {
  return records.order || records.generations || records.states || records.walk;
}

/// One algorithm. Exactly one of `carve` and `draft` is set. Both are pure functions of their arguments; the
/// topology must be connected, and `options` must belong to this row.
struct GeneratorRow : Row {
  Needs needs = Needs::any_graph;
  bool perfect = true;   ///< always makes a spanning tree
  bool uniform = false;  ///< makes every spanning tree with the same probability
  /// Opens walls; all are closed before.
  void (*carve)(const AnyTopology& topology, const Options& options, Rng& rng, OpenWalls& open) = nullptr;
  /// The whole maze, on the cells of the field or on cells of its own: dug into rock (maze/thick.h), or one
  /// walk. It is not proven yet; its gates are set where the row sets gates. Fails where there is no such
  /// maze.
  Result<Maze> (*draft)(std::shared_ptr<const AnyTopology> field, const Options& options, Rng& rng,
                        Growth* growth) = nullptr;
  /// What it tells where a growth is given to it. Its mazes are the same with and without.
  Records records{};
  /// The generator sets the gates, and nothing else places them. The options `from` and `to`, where the row
  /// has them, take the `from` and `to` of a book's goals.
  bool sets_gates = false;
  /// Its mazes are thick images of others, of half the size.
  bool of_thin = false;
  /// Of a row that digs: nobody planned the cave, so it promises nothing. It takes the refinement `braid`, by
  /// more digging, and books look at where its rock and its gates lie (WorthFloor).
  bool grown = false;
  /// The option that leaves the cave in pieces, "connect: none": a picture, and no puzzle. Empty where these
  /// options join them. Null: the maze is one.
  std::string_view (*in_pieces)(const Options& options) = nullptr;
  /// Its solution, filled in, is a picture.
  bool pictures = false;
  /// The largest possible size within `most` ({0, 0}: none). Null: every size is possible.
  CellCount (*fitting)(CellCount most, const Options& options) = nullptr;
  /// Fails where these options cannot work on this topology ("the height is not a number at ..."). Null: they
  /// always can.
  Outcome (*check_fit)(const AnyTopology& topology, const Options& options) = nullptr;
  /// Of a row that digs: the cells a side, rock too, below which its mazes show nothing of what they are.
  /// Null: four corridors with walls between them.
  std::uint32_t (*least_side)(const Options& options) = nullptr;
  /// The expected work of a cell among so many, in steps of some ten nanoseconds. Null: ten or so.
  double (*steps)(double cells, const Options& options) = nullptr;
};

/// True for a row that digs its mazes into rock (maze/thick.h).
inline bool is_digger(const GeneratorRow& row) { return row.draft && !row.sets_gates; }

/// The table, in the order of `list generators`. generators.def says how to add a row.
std::span<const GeneratorRow> generators();
/// The generators that open walls, which are the first in the table.
std::span<const GeneratorRow> carvers();

/// The option that leaves its mazes in pieces; empty where they are connected.
std::string_view in_pieces(const GeneratorRow& row, const Options& options);

/// Fails where this generator cannot work on this topology with these options.
Outcome check_fit(const GeneratorRow& row, const AnyTopology& topology, const Options& options);

/// Runs the `draft` of a row on the walls stream of `seed`, the seed in the puzzle id.
Result<Maze> draft(const GeneratorRow& row, std::shared_ptr<const AnyTopology> field, const Options& options,
                   std::string_view seed, Growth* growth = nullptr);

/// Runs the `carve` of a row. The open walls, wall_limit bits.
BitSet carved_walls(const GeneratorRow& row, const AnyTopology& topology, const Options& options, Rng& rng,
                    Growth* growth = nullptr);

/// Runs the `carve` of a row on the walls stream of `seed`, the seed in the puzzle id. Gates are not set.
Maze carve_maze(const GeneratorRow& row, std::shared_ptr<const AnyTopology> topology, const Options& options,
                std::string_view seed, Growth* growth = nullptr);

}  // namespace mazefolio::generate
