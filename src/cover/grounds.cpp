#include "cover/grounds.h"

#include <cmath>

#include "cover/cover_mazes.h"
#include "cover/cover_shapes.h"
#include "cover/maze_art.h"
#include "layout/sheet.h"

namespace mazefolio::cover {

void add_ground(const CoverBrief& brief, Ink ink, CoverLayers& layers) {
  const Size sheet = brief.place.sheet;
  layers.ground.emplace_back(filled(rectangle_path({0, 0, sheet.width, sheet.height}), ink));
}

void add_maze_ground(const CoverBrief& brief, const EdgeToEdge& ground, CoverLayers& layers) {
  const double pitch = brief.place.front.width() / ground.across;
  // Whole cells over all of the part: what is left over is shared by both sides, so the maze is a little larger.
  const Size cells{std::ceil(ground.part.width() / pitch), std::ceil(ground.part.height() / pitch)};
  const Maze maze = edge_to_edge_maze(*brief.book->spec, cells, ground.seed);
  const Point middle = ground.part.center();
  const double half_width = cells.width * pitch / 2, half_height = cells.height * pitch / 2;
  MazeArt art;
  art.walls = ground.walls;
  art.wall = ground.wall;
  art.way = ground.way;
  art.start = ground.start;
  art.finish = ground.finish;
  art.way_width = 0.42;
  PlacedArt placed = draw_art(
      maze, {middle.x - half_width, middle.y - half_height, middle.x + half_width, middle.y + half_height}, art);
  append(layers.ground, std::move(placed.items));
}

}  // namespace mazefolio::cover
