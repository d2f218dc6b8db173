#include "support/ink.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <stdexcept>

#include "support/run_program.h"

namespace mazefolio {
namespace {

using Pixels = std::vector<unsigned char>;

std::size_t at(const Raster& r, int x, int y) {
  return static_cast<std::size_t>(y) * static_cast<std::size_t>(r.width) + static_cast<std::size_t>(x);
}
int pixel(const Raster& r, double pt) { return static_cast<int>(std::floor(pt * r.pixels_per_pt)); }

Pixels grown(const Raster& r, const Pixels& mask, int by) {
  Pixels out(mask.size());
  for (int y = 0; y < r.height; ++y)
    for (int x = 0; x < r.width; ++x) {
      if (!mask[at(r, x, y)]) continue;
      for (int dy = -by; dy <= by; ++dy)
        for (int dx = -by; dx <= by; ++dx)
          if (x + dx >= 0 && x + dx < r.width && y + dy >= 0 && y + dy < r.height)
            out[at(r, x + dx, y + dy)] = 1;
    }
  return out;
}

// Marks with 2 what can be reached from (x, y) over pixels that are 1.
int flood(const Raster& r, Pixels& field, int x, int y, bool diagonal) {
  if (field[at(r, x, y)] != 1) return 0;
  std::vector<std::pair<int, int>> todo{{x, y}};
  field[at(r, x, y)] = 2;
  int reached = 0;
  while (!todo.empty()) {
    const auto [px, py] = todo.back();
    todo.pop_back();
    ++reached;
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx) {
        if (!diagonal && dx != 0 && dy != 0) continue;
        const int nx = px + dx, ny = py + dy;
        if (nx < 0 || ny < 0 || nx >= r.width || ny >= r.height || field[at(r, nx, ny)] != 1) continue;
        field[at(r, nx, ny)] = 2;
        todo.emplace_back(nx, ny);
      }
  }
  return reached;
}

template <class Fn>
void sample(const std::vector<Point>& line, double step, Fn fn) {
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const Point d = line[i + 1] - line[i];
    const int n = std::max(1, static_cast<int>(std::sqrt(dot(d, d)) / step));
    for (int k = 0; k < n; ++k) fn(line[i] + d * (static_cast<double>(k) / n));
  }
  if (!line.empty()) fn(line.back());
}

}  // namespace

Raster rasterise(const std::string& pdf, int page, int dpi) {
  const std::string root = scratch_folder() / "page", n = std::to_string(page);
  const Run run = run_program(
      {"pdftoppm", "-gray", "-singlefile", "-r", std::to_string(dpi), "-f", n, "-l", n, pdf, root});
  if (run.exit_code != 0) throw std::runtime_error("pdftoppm: " + run.err);
  std::ifstream in(root + ".pgm", std::ios::binary);
  std::string magic;
  int most = 0;
  Raster r;
  in >> magic >> r.width >> r.height >> most;
  in.get();
  if (magic != "P5" || most != 255) throw std::runtime_error("not a grey picture: " + root);
  r.grey.resize(static_cast<std::size_t>(r.width) * static_cast<std::size_t>(r.height));
  in.read(reinterpret_cast<char*>(r.grey.data()), static_cast<std::streamsize>(r.grey.size()));
  r.pixels_per_pt = dpi / 72.0;
  std::filesystem::remove(root + ".pgm");
  return r;
}

// Even-odd filling by scanlines through pixel centres.
std::vector<unsigned char> inside_of(const Raster& r, const std::vector<std::vector<Point>>& rings) {
  Pixels inside(r.grey.size());
  for (int y = 0; y < r.height; ++y) {
    const double level = (y + 0.5) / r.pixels_per_pt;
    std::vector<double> cuts;
    for (const std::vector<Point>& ring : rings)
      for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i], b = ring[(i + 1) % ring.size()];
        if ((a.y <= level) != (b.y <= level)) cuts.push_back(a.x + (level - a.y) / (b.y - a.y) * (b.x - a.x));
      }
    std::sort(cuts.begin(), cuts.end());
    for (std::size_t i = 0; i + 1 < cuts.size(); i += 2)
      for (int x = 0; x < r.width; ++x) {
        const double along = (x + 0.5) / r.pixels_per_pt;
        if (along > cuts[i] && along < cuts[i + 1]) inside[at(r, x, y)] = 1;
      }
  }
  return inside;
}

void blot_out(Raster& page, const Rect& box) {
  for (int y = pixel(page, box.y0); y <= pixel(page, box.y1); ++y)
    for (int x = pixel(page, box.x0); x <= pixel(page, box.x1); ++x) page.grey[at(page, x, y)] = 255;
}

InkVerdict read_maze(const Raster& page, const std::vector<std::vector<Point>>& outline, Point start,
                     Point finish, const std::vector<Point>& solution, double wall_pt) {
  InkVerdict verdict;
  const Pixels inside = inside_of(page, outline);
  Pixels field = inside;
  for (std::size_t i = 0; i < field.size(); ++i)
    if (page.grey[i] < 128) field[i] = 0;
  flood(page, field, pixel(page, start.x), pixel(page, start.y), false);
  verdict.finish_reached = field[at(page, pixel(page, finish.x), pixel(page, finish.y))] == 2;
  verdict.sealed_pixels = static_cast<int>(std::count(field.begin(), field.end(), 1));

  Pixels walls = grown(page, inside, std::max(1, pixel(page, wall_pt / 2)));
  for (std::size_t i = 0; i < walls.size(); ++i)
    if (page.grey[i] >= 128) walls[i] = 0;
  for (int y = 0; y < page.height; ++y)
    for (int x = 0; x < page.width; ++x) verdict.wall_components += flood(page, walls, x, y, true) > 0;

  sample(solution, 0.5 / page.pixels_per_pt,
         [&](Point p) { verdict.ink_under_solution += page.ink(pixel(page, p.x), pixel(page, p.y)); });
  return verdict;
}

double share_inked(const Raster& page, const std::vector<Point>& line, double reach_pt, int paper) {
  int inked = 0, all = 0;
  const int reach = std::max(0, pixel(page, reach_pt));
  sample(line, 1 / page.pixels_per_pt, [&](Point p) {
    bool hit = false;
    for (int dy = -reach; dy <= reach; ++dy)
      for (int dx = -reach; dx <= reach; ++dx)
        hit = hit || page.grey[at(page, pixel(page, p.x) + dx, pixel(page, p.y) + dy)] < paper;
    inked += hit;
    ++all;
  });
  return all == 0 ? 0 : static_cast<double>(inked) / all;
}

}  // namespace mazefolio
