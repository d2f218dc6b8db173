// Tiles from edge to edge, each with a small maze of its own; the title stands on a field of tiles.
#include <array>
#include <cmath>

#include "cover/cover_designs.h"
#include "cover/cover_mazes.h"
#include "cover/cover_shapes.h"
#include "cover/front_parts.h"
#include "cover/grounds.h"
#include "cover/maze_art.h"
#include "layout/sheet.h"

namespace mazefolio::cover {
namespace {

constexpr double widest_tile = 2.35 * 72;

}  // namespace

void draw_mosaic(const CoverBrief& brief, CoverLayers& layers) {
  const CoverInks& ink = brief.ink;
  const CoverGeometry& place = brief.place;
  const Rect front = front_with_bleed(place);
  const double u = place.front.width() / 100;
  add_ground(brief, ink.deep, layers);
  const int columns = std::max(3, static_cast<int>(std::ceil(place.front.width() / widest_tile)));
  const double across = place.front.width() / columns;
  const int rows = std::max(5, static_cast<int>(std::lround(place.front.height() / across)));
  const double down = place.front.height() / rows;
  const std::array<Ink, 5> tiles{ink.ground, ink.accent, ink.second, ink.light, ink.third};
  const int title_from = 1, title_to = 3;  // rows of tiles
  std::size_t i = 0;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      if (row >= title_from && row < title_to) continue;
      Rect tile{place.front.x0 + column * across, place.front.y0 + row * down,
                place.front.x0 + (column + 1) * across, place.front.y0 + (row + 1) * down};
      const Rect inner = inset(tile, 3.4 * u);
      if (column == 0) tile.x0 = front.x0;
      if (column + 1 == columns) tile.x1 = front.x1;
      if (row == 0) tile.y0 = front.y0;
      if (row + 1 == rows) tile.y1 = front.y1;
      const Ink ground = tiles[static_cast<std::size_t>(row + column * 2) % tiles.size()];
      layers.ground.emplace_back(filled(rectangle_path(tile), ground));
      MazeArt art;
      art.walls = words_on(ink, ground);
      art.wall = 0.2;
      art.rim = 1.3;
      const double cells = brief.for_kids ? 7 : 10;
      PlacedArt placed = draw_art(
          small_maze(*brief.book->spec, {cells * inner.width() / inner.height(), cells}, i++), inner, art);
      append(layers.ground, std::move(placed.items));
    }
  const Rect field{front.x0, place.front.y0 + title_from * down, front.x1, place.front.y0 + title_to * down};
  layers.ground.emplace_back(filled(rectangle_path(field), ink.deep));
  const Rect room{place.front_safe.x0 + u, field.y0 + 3.5 * u, place.front_safe.x1 - u, field.y1 - 3.5 * u};
  add_title(brief, room, {brief.face.title, {ink.light}, {bright_on(ink, ink.deep)}}, layers.content);
  const double r = 11.5 * u;
  add_badge(brief, {place.front_safe.x1 - 1.12 * r, field.y1 + r * 0.95}, r, ink.accent, -8, layers.content);
  add_foot(brief, ink.deep, ink.deep, layers.content);
}

}  // namespace mazefolio::cover
