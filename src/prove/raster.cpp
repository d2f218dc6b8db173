#include "prove/raster.h"

#include <fmt/format.h>

#include <cstdio>

#include "base/diagnostic.h"
#include "base/system/tool.h"

namespace mazefolio::prove {

Raster read_pgm(const std::string& bytes, double dpi) {
  Raster r;
  int most = 0, head = 0;
  const bool good = std::sscanf(bytes.c_str(), "P5 %9d %9d %9d%n", &r.width, &r.height, &most, &head) == 3 &&
                    most == 255 && r.width > 0 && r.height > 0;
  const std::size_t size = static_cast<std::size_t>(r.width) * static_cast<std::size_t>(r.height);
  if (!good || bytes.size() != static_cast<std::size_t>(head) + 1 + size)
    throw WorldError("'pdftoppm' did not write a gray picture");
  r.gray.assign(bytes.begin() + head + 1, bytes.end());
  r.pixels_per_pt = dpi / 72;
  return r;
}

Raster rasterize(const std::string& pdf, int page, double dpi, bool smooth) {
  const std::string number = std::to_string(page);
  std::vector<std::string> command{"pdftoppm", "-q",   "-gray", "-r",  fmt::format("{:.3f}", dpi),
                                   "-f",       number, "-l",    number};
  if (!smooth) command.insert(command.end(), {"-aaVector", "no"});
  command.push_back(pdf);
  return read_pgm(run_tool(command, static_cast<std::size_t>(most_pixels * 1.1) + 4096), dpi);
}

}  // namespace mazefolio::prove
