#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
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

/// Where bytes come from: fills up to so many, and says how many; 0 at the end.
using ByteSource = std::function<std::size_t(char*, std::size_t)>;

/// Binary PGM and PPM files, one behind another. Throws WorldError for anything else, and for pictures of
/// more than most_pixels.
class PictureStream {
 public:
  PictureStream(ByteSource source, double dpi);
  /// Reads the next picture into the memory of `page`; false at the end.
  bool next(Raster& page);
  bool next(ColorRaster& page);

 private:
  bool next(const char* kind, std::size_t values, int& width, int& height, std::vector<std::uint8_t>& pixels);
  /// The bytes up to the next blank; empty at the end.
  std::string word();
  std::size_t fill(char* into, std::size_t size);

  ByteSource source_;
  double dpi_;
  std::vector<char> block_;
  std::size_t begin_ = 0, end_ = 0;  ///< of block_, what is still to be read
};

/// hard: without soft edges, the quickest way to where ink is.
enum class Edges { soft, hard };

/// The pages from `first` (counted from 1) to `last` at `dpi`, in gray and in color; fewer where the file has
/// fewer. Each is drawn while the one before is looked at. Reading them throws WorldError like run_tool.
PictureStream drawn_pages(const std::string& pdf, int first, int last, double dpi, Edges edges = Edges::soft);
PictureStream drawn_in_color(const std::string& pdf, int first, int last, double dpi);

}  // namespace mazefolio::prove
