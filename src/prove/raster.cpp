#include "prove/raster.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>

#include "base/diagnostic.h"
#include "base/system/tool.h"

namespace mazefolio::prove {

namespace {

struct PictureHead {
  int width = 0, height = 0;
  std::size_t begin = 0, size = 0;  ///< of its bytes
};

/// The head of a binary picture that begins at `at`: "P5" is gray, "P6" has `values` of 3 a pixel.
PictureHead head_of(const std::string& bytes, std::size_t at, const char* kind, std::size_t values) {
  PictureHead head;
  int most = 0, length = 0;
  if (bytes.compare(at, 2, kind) != 0 ||
      std::sscanf(bytes.c_str() + at + 2, "%9d %9d %9d%n", &head.width, &head.height, &most, &length) != 3 ||
      most != 255 || head.width <= 0 || head.height <= 0)
    throw WorldError("'pdftoppm' did not write a picture");
  head.begin = at + static_cast<std::size_t>(length) + 3;  // the kind, and a line feed
  head.size = static_cast<std::size_t>(head.width) * static_cast<std::size_t>(head.height) * values;
  if (bytes.size() < head.begin + head.size) throw WorldError("'pdftoppm' did not write a whole picture");
  return head;
}

template <class Page>
std::vector<Page> pages_in(const std::string& bytes, const char* kind, std::size_t values, double dpi) {
  std::vector<Page> pages;
  for (std::size_t at = 0; at < bytes.size();) {
    const PictureHead head = head_of(bytes, at, kind, values);
    const auto* pixels = reinterpret_cast<const std::uint8_t*>(bytes.data()) + head.begin;
    pages.push_back({head.width, head.height, dpi / 72, {pixels, pixels + head.size}});
    at = head.begin + head.size;
  }
  return pages;
}

/// What pdftoppm writes of these pages, of up to `most` bytes besides their heads.
std::string pictures_of(const std::string& pdf, int first, int last, double dpi, double most,
                        const std::vector<std::string>& options) {
  std::vector<std::string> command{"pdftoppm"};
  command.insert(command.end(), options.begin(), options.end());
  command.insert(command.end(), {"-r", fmt::format("{:.3f}", dpi), "-f", std::to_string(first), "-l",
                                 std::to_string(last), pdf});
  return run_tool(command, static_cast<std::size_t>(most * 1.1 + (last - first + 1) * 4096.0));
}

}  // namespace

int next_ink(const std::uint8_t* row, int x, int end) {
  constexpr int step = 8;
  while (x < end) {
    std::uint64_t pixels = 0;
    if (x + step <= end) std::memcpy(&pixels, row + x, step);
    if (pixels == ~std::uint64_t{0}) {  // as most of a page is
      x += step;
      continue;
    }
    for (const int stop = std::min(end, x + step); x < stop; ++x)
      if (row[x] < paper_gray) return x;
  }
  return end;
}

bool is_dark(const Raster& page, Point pt) {
  const int x = static_cast<int>(std::floor(pt.x * page.pixels_per_pt)),
            y = static_cast<int>(std::floor(pt.y * page.pixels_per_pt));
  return x >= 0 && y >= 0 && x < page.width && y < page.height && page.at(x, y) < darkest_art;
}

std::vector<Raster> read_pgms(const std::string& bytes, double dpi) {
  return pages_in<Raster>(bytes, "P5", 1, dpi);
}

std::vector<Raster> rasterize(const std::string& pdf, int first, int last, double dpi, Edges edges) {
  std::vector<std::string> options{"-gray"};
  if (edges == Edges::hard) options.insert(options.end(), {"-aa", "no", "-aaVector", "no"});
  const int rasters = edges == Edges::hard ? last - first + 1 : 1;
  return read_pgms(pictures_of(pdf, first, last, dpi, rasters * most_pixels, options), dpi);
}

std::vector<ColorRaster> rasterize_in_color(const std::string& pdf, int first, int last, double dpi) {
  return pages_in<ColorRaster>(pictures_of(pdf, first, last, dpi, 3 * most_pixels, {}), "P6", 3, dpi);
}

}  // namespace mazefolio::prove
