#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::prove {

/// A page as gray pixels, row by row from the top left: 0 black, 255 white.
struct Raster {
  int width = 0, height = 0;
  double pixels_per_pt = 1;
  std::vector<std::uint8_t> gray;

  const std::uint8_t* row(int y) const {
    return gray.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
  }
  std::uint8_t at(int x, int y) const { return row(y)[x]; }
};

/// A pixel below this is ink, however pale: of 3 percent gray, or the edge of a letter.
constexpr std::uint8_t paper_gray = 250;

/// A pixel below this is ink that nobody takes for pale art.
constexpr int darkest_art = 200;

/// The first pixel of a row, from x on, that has ink; `end` where none before it has.
int next_ink(const std::uint8_t* row, int x, int end);

/// Whether there is ink at a place of the page, in points.
bool is_dark(const Raster& page, Point pt);

/// The same with red, green and blue of each pixel.
struct ColorRaster {
  int width = 0, height = 0;
  double pixels_per_pt = 1;
  std::vector<std::uint8_t> rgb;

  const std::uint8_t* at(int x, int y) const {
    return rgb.data() +
           3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x));
  }
};

/// The largest number of pixels of a raster; finer mazes are read at a lower resolution.
constexpr double most_pixels = 4e7;

/// hard: without soft edges, the quickest way to where ink is.
enum class Edges { soft, hard };

/// The pages from `first` (counted from 1) to `last` at `dpi`, in gray and in color; fewer where the file has
/// fewer. Those with soft edges, or in color, may have most_pixels together. Throws WorldError like run_tool.
std::vector<Raster> rasterize(const std::string& pdf, int first, int last, double dpi,
                              Edges edges = Edges::soft);
std::vector<ColorRaster> rasterize_in_color(const std::string& pdf, int first, int last, double dpi);

/// Parses binary PGM files of pdftoppm, one behind another. Throws WorldError for anything else.
std::vector<Raster> read_pgms(const std::string& bytes, double dpi);

}  // namespace mazefolio::prove
