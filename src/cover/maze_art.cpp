#include "cover/maze_art.h"

#include <algorithm>

#include "cover/cover_brief.h"
#include "cover/cover_shapes.h"
#include "draw/draw_maze.h"
#include "draw/draw_solution.h"
#include "draw/gate_marks.h"
#include "draw/outline.h"
#include "draw/page_path.h"
#include "solve/paths.h"

namespace mazefolio::cover {
namespace {

using Rings = std::vector<std::vector<Point>>;

Rect box_around(const Rings& rings) {
  Rect box{rings.front().front().x, rings.front().front().y, rings.front().front().x,
           rings.front().front().y};
  for (const auto& ring : rings)
    for (const Point p : ring) box = enclosing(box, {p.x, p.y, p.x, p.y});
  return box;
}

Path path_of(const Rings& rings) {
  Path path;
  for (const auto& ring : rings) {
    path.move_to(ring.front());
    for (std::size_t i = 1; i < ring.size(); ++i) path.line_to(ring[i]);
    path.close();
  }
  return path;
}

Path path_through(const std::vector<Point>& points) {
  Path path;
  for (const Point p : points) path.empty() ? path.move_to(p) : path.line_to(p);
  return path;
}

/// The outline in boxes of equal height, each as wide as it has to be.
std::vector<Rect> slices_of(const Rings& rings, const Rect& outline, const Transform& placed) {
  constexpr int count = 12, samples = 16;
  const double height = outline.height() / count;
  std::vector<Rect> slices;
  for (int i = 0; i < count; ++i) {
    const double top = outline.y0 + i * height;
    slices.push_back({outline.x1, top, outline.x0, top + height});
  }
  for (const auto& ring : rings)
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Point from = ring[i], step = (ring[(i + 1) % ring.size()] - from) * (1.0 / samples);
      for (int s = 0; s <= samples; ++s) {
        const Point p = from + step * s;
        const int slice = std::clamp(static_cast<int>((p.y - outline.y0) / height), 0, count - 1);
        Rect& box = slices[static_cast<std::size_t>(slice)];
        box.x0 = std::min(box.x0, p.x);
        box.x1 = std::max(box.x1, p.x);
      }
    }
  std::erase_if(slices, [](const Rect& r) { return r.x0 > r.x1; });
  for (Rect& slice : slices) slice = placed(slice);
  return slices;
}

void draw_way(const Maze& maze, const PageTransform& to_page, const MazeArt& art, std::vector<Item>& items) {
  if (!art.way && !art.start && !art.finish) return;
  const std::vector<Point> way = solution_points(maze, solve_maze(maze));
  if (way.empty()) return;
  const double pitch = to_page.scale;
  if (art.way)
    items.emplace_back(outlined(on_page(path_through(way), to_page), art.way_width * pitch, *art.way));
  if (art.start) items.emplace_back(filled(circle_path(to_page(way.front()), 0.3 * pitch), *art.start));
  if (art.finish)
    items.emplace_back(filled(star_path(to_page(way.back()), 0.56 * pitch, 0.25 * pitch, 5), *art.finish,
                              0.06 * pitch, art.way.value_or(art.walls)));
}

}  // namespace

double proportion_of(const ArtMaze& shown) {
  const Rect box = box_around(with_art(printed_rings(shown.maze), shown.details));
  return box.width() / box.height();
}

PlacedArt draw_art(const ArtMaze& shown, const Rect& box, const MazeArt& art) {
  const Maze& maze = shown.maze;
  const Rings rings = with_art(printed_rings(maze), shown.details);
  const Rect outline = box_around(rings);
  const Transform placed = base::fit(outline, box);
  PlacedArt out;
  out.pitch = placed.scale;
  out.box = placed(outline);
  out.slices = slices_of(rings, outline, placed);
  MazeFit fit;
  fit.transform = {placed.scale, placed.shift, 1};
  fit.pitch = fit.passage = placed.scale;
  fit.maze_box = fit.ink_box = out.box;
  const Path around = on_page(path_of(rings), fit.transform, true);
  for (const auto& [ink, width] : art.rings) out.items.emplace_back(outlined(around, width, ink));
  if (art.ground) out.items.emplace_back(filled(around, *art.ground));
  if (const Rings beside = with_art({}, shown.details); !beside.empty())
    out.items.emplace_back(outlined(on_page(path_of(beside), fit.transform, true),
                                    art.wall * art.rim * placed.scale, art.walls));
  draw_way(maze, fit.transform, art, out.items);
  MazeStyle style;
  style.wall = points(art.wall * placed.scale);
  style.rim_factor = art.rim;
  style.rounding = art.rounding;
  style.colors.walls = color_of(art.walls);
  style.rock = RockTexture::solid;
  for (Item& item : draw_maze(maze, fit, style)) out.items.push_back(std::move(item));
  return out;
}

}  // namespace mazefolio::cover
