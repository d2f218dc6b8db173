#pragma once

#include "prove/borders.h"
#include "prove/claims.h"
#include "prove/ink_mask.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// A maze as the manifest claims it and as the page shows it.
struct PrintedMaze {
  const GraphClaim& graph;
  const InkClaim& ink;
  const Raster& page;
  const PlaceMap& places;
};

/// How thick a wall, or the rim, is at this share of its length, in points.
double thickness(const PrintedMaze& maze, const Border& b, double share = 0.5);

/// How far from its last corner the round end of a wall may be the only thing between two cells, in pixels.
double tip_px(const PrintedMaze& maze);

// Each step reports its findings to the verdict, whose step the caller has begun.

/// The walls stand where the manifest says, within a pixel and a half. False: nothing else can be read.
bool prove_registration(const PrintedMaze& maze, Verdict& verdict);

/// Every border is open or closed as the manifest says. `reading` comes from `parts`; `level` names the mask
/// for messages.
void prove_graph(const PrintedMaze& maze, const GraphReading& reading, const std::string& level,
                 Verdict& verdict);

/// Walls form as many pieces as in the manifest; in a perfect maze one piece, or as many as there are gates.
/// Each wall is inked from end to end.
void prove_walls(const PrintedMaze& maze, const Mask& free, bool perfect, const std::string& level,
                 Verdict& verdict);

/// The cell with this center; no_claimed_cell: none.
std::uint32_t cell_at(const GraphClaim& graph, Point pt);

/// Points along a line, at most `step` apart, both ends included.
std::vector<Point> samples(const std::vector<Point>& line, double step);

}  // namespace mazefolio::prove
