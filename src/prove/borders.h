#pragma once

#include <span>

#include "prove/parts.h"

namespace mazefolio::prove {

/// What the pixels say of one border of the manifest.
struct BorderReading {
  int contact = 0;          ///< pixels along which the two sides touch
  bool wrong_lane = false;  ///< the lane above a crossing opens where the one below goes in
  Point at;                 ///< in pixels, of the first contact
};

/// The passages that pixels show.
struct GraphReading {
  std::vector<std::uint32_t> main;     ///< cell -> the part around its center; no_part: ink stands there
  std::vector<BorderReading> borders;  ///< as in the manifest
};

/// Where a cell's part may begin: up to `reach` pixels off its center; the nearest pixel, or where `room`
/// tells how far each pixel of the window is from ink, the roomiest.
struct CellStart {
  int reach = 0;
  std::span<const std::uint32_t> room{};
};

/// Which parts hold the middles of cells, and through which borders they touch.
GraphReading read_graph(const GraphClaim& graph, const PlaceMap& places, Parts& parts, double pixels_per_pt,
                        const CellStart& start);

/// Places where the two sides of crossings touch beneath them, for who floods a maze: pairs of parts.
std::vector<std::pair<std::uint32_t, std::uint32_t>> lanes_below(const GraphClaim& graph,
                                                                 const PlaceMap& places, Parts& parts,
                                                                 const GraphReading& reading);

/// For each cell, whether it is the lane below a crossing.
std::vector<std::uint8_t> lanes_under(const GraphClaim& graph);

/// From a point to a border's line.
double distance_to(const GraphClaim& graph, const Border& border, Point p);

}  // namespace mazefolio::prove
