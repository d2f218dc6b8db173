#pragma once

#include <string>
#include <vector>

#include "cover/cover_brief.h"

namespace mazefolio::cover {

/// A place for a picture.
struct Spot {
  Point center;
  double size = 0, turn = 0;
};

struct ScatterRoom {
  Rect area;  ///< spots lie within
  std::vector<Rect> kept_free{};
  double size = 40;  ///< of a usual spot
};

/// Spots that neither touch each other nor what is kept free, the largest first; the same for the same seed.
std::vector<Spot> scattered(const ScatterRoom& room, const std::string& seed);

/// The theme's pictures on the spots in turn, in the colors of the palette.
void add_pictures(const CoverBrief& brief, const std::vector<Spot>& spots, std::vector<Item>& items);

}  // namespace mazefolio::cover
