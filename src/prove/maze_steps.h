#pragma once

#include "prove/borders.h"
#include "prove/claims.h"
#include "prove/ink_mask.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// A maze as a manifest claims it and a page shows it.
struct PrintedMaze {
  const GraphClaim& graph;
  const InkClaim& ink;
  const Raster& page;
  const PlaceMap& places;
};

// Each step tells in the verdict, which has begun it, what is not so.

/// The walls stand where the manifest says, but for a pixel and a half. False: nothing else can be read.
bool prove_registration(const PrintedMaze& maze, Verdict& verdict);

/// Every border is open or closed as the manifest says. `reading` is read from `parts`; `level` says which
/// mask that was.
void prove_graph(const PrintedMaze& maze, const GraphReading& reading, const std::string& level,
                 Verdict& verdict);

/// Walls are in as many pieces as the manifest's: of a maze in which one way joins any two cells, one, or as
/// many as there are gates. And each is inked from end to end.
void prove_walls(const PrintedMaze& maze, const Mask& free, bool perfect, const std::string& level,
                 Verdict& verdict);

/// Through every passage goes a disc as wide as the manifest promises, as far as pixels can tell.
void prove_width(const PrintedMaze& maze, const Mask& free, Verdict& verdict);

/// The cell whose center this is; no_claimed_cell: none.
std::uint32_t cell_at(const GraphClaim& graph, Point pt);

/// Points along a line, at most `step` apart, ends included.
std::vector<Point> samples(const std::vector<Point>& line, double step);

}  // namespace mazefolio::prove
