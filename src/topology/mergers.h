#pragma once

#include <cmath>
#include <vector>

#include "base/bit_set.h"
#include "topology/open_pieces.h"
#include "topology/planar_graph.h"

namespace mazefolio::topology {

constexpr int most_merge_rounds = 10;

/// Square pitches: of a cell after it was merged, and of a group of cells before.
struct MostMerged {
  double cell = HUGE_VAL, piece = HUGE_VAL;
};

/// A cell that shall become one with a neighbor, behind this wall.
struct Merger {
  Cell cell, into;
  Wall wall;
};

/// Cells that are gone after some mergers, and the outlines of those instead.
struct MergedCells {
  BitSet gone;
  std::vector<std::vector<Edge>> outlines;
};

/// The outline of `c` from the end of its walls with `other` to their beginning; empty where these walls are
/// not consecutive.
std::vector<Edge> open_outline(const PlanarGraph& g, Cell c, Cell other);
/// The walls between the cells are consecutive.
bool can_merge(const PlanarGraph& g, Cell a, Cell b);
/// As many of these mergers, in their order, as leave each cell in at most one.
MergedCells merged(const PlanarGraph& g, const std::vector<Merger>& wanted);
/// For each piece, except for the largest of those that touch, its longest wall to another piece.
std::vector<Merger> narrow_mergers(const PlanarGraph& g, const OpenPieces& pieces, const MostMerged& most);

}  // namespace mazefolio::topology
