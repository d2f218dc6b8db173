#include "prove/hard_rasters.h"

#include <fmt/format.h>

#include <cstdio>

#include "base/diagnostic.h"
#include "base/system/tool.h"

namespace mazefolio::prove {
namespace {

constexpr std::size_t longest_head = 64;

/// The bytes of the picture that begins at `at`; read_pgm looks at it more closely.
std::size_t length_at(const std::string& bytes, std::size_t at) {
  unsigned width = 0, height = 0;
  int head = 0;
  const std::string begin = bytes.substr(at, longest_head);
  if (std::sscanf(begin.c_str(), "P5 %9u %9u 255%n", &width, &height, &head) != 2 || head == 0)
    throw WorldError("'pdftoppm' did not write a picture");
  return static_cast<std::size_t>(head) + 1 + std::size_t{width} * height;
}

}  // namespace

std::vector<Raster> rasterize_hard(const std::string& pdf, int first, int last, double dpi) {
  const auto most = static_cast<std::size_t>((last - first + 1) * (most_pixels * 1.1 + 4096));
  const std::string bytes =
      run_tool({"pdftoppm", "-gray", "-aa", "no", "-aaVector", "no", "-r", fmt::format("{:.3f}", dpi), "-f",
                std::to_string(first), "-l", std::to_string(last), pdf},
               most);
  std::vector<Raster> pages;
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t length = length_at(bytes, at);
    pages.push_back(read_pgm(bytes.substr(at, length), dpi));
    at += length;
  }
  return pages;
}

}  // namespace mazefolio::prove
