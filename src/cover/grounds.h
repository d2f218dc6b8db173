#pragma once
#include "cover/ns.h"

#include "cover/cover_brief.h"

namespace mazefolio::cover {

/// One ink over the whole sheet.
void add_ground(const CoverBrief& brief, Ink ink, CoverLayers& layers);
/// A maze over a part of the sheet, as large as it takes to fill it; `across` cells on the width of the front.
struct EdgeToEdge {
  Rect part;
  double across = 10;
  Ink walls = black;
  std::string seed;
  std::optional<Ink> way{}, start{}, finish{};
  double wall = 0.16;
};
void add_maze_ground(const CoverBrief& brief, const EdgeToEdge& ground, CoverLayers& layers);

}  // namespace mazefolio::cover
