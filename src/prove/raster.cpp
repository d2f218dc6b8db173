#include "prove/raster.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdio>

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

std::vector<std::string> command_for(const std::string& pdf, int first, int last, double dpi, bool smooth) {
  std::vector<std::string> command{
      "pdftoppm", "-r", fmt::format("{:.3f}", dpi), "-f", std::to_string(first), "-l", std::to_string(last)};
  if (!smooth) command.insert(command.end(), {"-aaVector", "no"});
  command.push_back(pdf);
  return command;
}

}  // namespace

bool is_dark(const Raster& page, Point pt) {
  const int x = static_cast<int>(std::floor(pt.x * page.pixels_per_pt)),
            y = static_cast<int>(std::floor(pt.y * page.pixels_per_pt));
  return x >= 0 && y >= 0 && x < page.width && y < page.height && page.at(x, y) < darkest_art;
}

Raster read_pgm(const std::string& bytes, double dpi) {
  const PictureHead head = head_of(bytes, 0, "P5", 1);
  if (bytes.size() != head.begin + head.size) throw WorldError("'pdftoppm' wrote more than a picture");
  const auto* pixels = reinterpret_cast<const std::uint8_t*>(bytes.data()) + head.begin;
  return {head.width, head.height, dpi / 72, {pixels, pixels + head.size}};
}

Raster rasterize(const std::string& pdf, int page, double dpi, bool smooth) {
  std::vector<std::string> command = command_for(pdf, page, page, dpi, smooth);
  command.insert(command.begin() + 1, "-gray");
  return read_pgm(run_tool(command, static_cast<std::size_t>(most_pixels * 1.1) + 4096), dpi);
}

std::vector<ColorRaster> rasterize_in_color(const std::string& pdf, int first, int last, double dpi,
                                            bool smooth) {
  const std::string bytes = run_tool(command_for(pdf, first, last, dpi, smooth),
                                     static_cast<std::size_t>(most_pixels * 3.3) + 4096);
  std::vector<ColorRaster> pages;
  for (std::size_t at = 0; at < bytes.size();) {
    const PictureHead head = head_of(bytes, at, "P6", 3);
    const auto* pixels = reinterpret_cast<const std::uint8_t*>(bytes.data()) + head.begin;
    pages.push_back({head.width, head.height, dpi / 72, {pixels, pixels + head.size}});
    at = head.begin + head.size;
  }
  return pages;
}

}  // namespace mazefolio::prove
