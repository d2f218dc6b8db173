#pragma once

#include <string>
#include <vector>

#include "base/geometry.h"

namespace mazefolio {

/// One rendered page: grey bytes, 0 is ink. Knows nothing of how the page was made.
struct Raster {
  int width = 0, height = 0;
  double pixels_per_pt = 1;
  std::vector<unsigned char> grey;
  bool ink(int x, int y) const {
    return grey[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)] <
           128;
  }
};

/// Renders one page (from 1) with pdftoppm.
Raster rasterise(const std::string& pdf, int page, int dpi);

/// A byte a pixel: 1 where its centre lies within closed rings of page points (even-odd).
std::vector<unsigned char> inside_of(const Raster& page, const std::vector<std::vector<Point>>& rings);

/// Makes a box of page points white: a mark that stands in a cell.
void blot_out(Raster& page, const Rect& box);

/// What the pixels of one printed maze say.
struct InkVerdict {
  bool finish_reached = false;  ///< flood from the start, kept inside the outline
  int sealed_pixels = 0;        ///< free pixels inside the outline that the flood did not reach
  int wall_components = 0;      ///< 8-connected pieces of ink in the outline grown by half a wall
  int ink_under_solution = 0;   ///< samples along the solution that hit ink
};
InkVerdict read_maze(const Raster& page, const std::vector<std::vector<Point>>& outline, Point start,
                     Point finish, const std::vector<Point>& solution, double wall_pt);

/// Share of samples along a polyline (page points) that lie on ink within `reach_pt`. Ink is darker than
/// `paper`: 255 is white.
double share_inked(const Raster& page, const std::vector<Point>& line, double reach_pt, int paper = 128);

}  // namespace mazefolio
