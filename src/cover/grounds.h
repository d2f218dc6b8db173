#pragma once

#include "cover/cover_brief.h"

namespace mazefolio::cover {

/// One ink over the whole sheet.
void add_ground(const CoverBrief& brief, Ink ink, CoverLayers& layers);
/// A maze over a part of the sheet, as large as it takes to fill it; `across` cells on the width of the
/// front.
struct EdgeToEdge {
  Rect part;
  double across = 10;
  Ink walls = black;
  std::string seed;
  double wall = 0.16;
  std::optional<Ink> way{}, ends{};  ///< a way, and the marks where it begins and ends
  Rect shown{};                      ///< where these lie: a part that nothing covers
};
void add_maze_ground(const CoverBrief& brief, const EdgeToEdge& ground, CoverLayers& layers);

}  // namespace mazefolio::cover
