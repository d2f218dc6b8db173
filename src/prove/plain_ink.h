#pragma once

#include "prove/places.h"
#include "prove/raster.h"
#include "prove/verdict.h"

namespace mazefolio::prove {

/// The page as it would be with black walls on white ground: in and around the maze a pixel is white where it
/// has the color of the ground (outside, of paper), black where it has that of the walls, gray in between. A
/// color that is none of these is the darker, the more it differs from all of them.
Raster in_plain_ink(const Raster& page, const ColorRaster& colored, const PlaceMap& places,
                    const MazeColors& colors);

/// The dark ink of the maze has the color of its walls. `plain` comes from in_plain_ink.
void prove_wall_color(const Raster& plain, const ColorRaster& colored, const PlaceMap& places,
                      const MazeColors& colors, Verdict& verdict);

}  // namespace mazefolio::prove
