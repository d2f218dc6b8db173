#pragma once

#include "prove/parts.h"

namespace mazefolio::prove {

/// What the pixels show of one border of the manifest.
struct BorderReading {
  int contact = 0;          ///< pixels along which the two sides touch
  bool wrong_lane = false;  ///< the lane above a crossing is open where the lane below enters
  Point at;                 ///< the first contact, in pixels
};

/// The passages that the pixels show.
struct GraphReading {
  std::vector<std::uint32_t> main;       ///< cell -> the part around its center; no_part where ink covers it
  std::vector<BorderReading> borders;    ///< in the order of the manifest
  std::vector<std::uint32_t> border_of;  ///< contact -> border; their number where there is none
};

/// Finds the parts that hold the centers of cells, or a pixel up to `reach` from them, and the borders
/// through which they touch. What is within `tip` pixels of a wall's end opens no wall: a third cell has its
/// sharp corner there.
GraphReading read_graph(const GraphClaim& graph, const PlaceMap& places, Parts& parts, double pixels_per_pt,
                        int reach, double tip = 0);

/// Pairs of parts that touch below crossings; a flood of the maze needs them.
std::vector<std::pair<std::uint32_t, std::uint32_t>> lanes_below(const GraphClaim& graph,
                                                                 const PlaceMap& places, Parts& parts,
                                                                 const GraphReading& reading);

/// For each cell, whether it is the lane below a crossing.
std::vector<std::uint8_t> lanes_under(const GraphClaim& graph);

/// The distance from a point to the line of a border.
double distance_to(const GraphClaim& graph, const Border& border, Point p);

}  // namespace mazefolio::prove
