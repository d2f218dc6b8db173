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
  // A cell more than there is room for on each side, so that the walls run off the sheet.
  const Size cells{std::ceil(ground.part.width() / pitch) + 1, std::ceil(ground.part.height() / pitch) + 1};
  ArtMaze maze = edge_to_edge_maze(*brief.book->spec, cells, ground.seed);
  const Rect box = covering({proportion_of(maze), 1}, ground.part);
  MazeArt art;
  art.walls = ground.walls;
  art.wall = ground.wall;
  art.rim = 0;
  if (ground.way) {
    const Rect& shown = ground.shown;
    maze =
        led_through(std::move(maze), {(shown.x0 - box.x0) / box.width(), (shown.y0 - box.y0) / box.height(),
                                      (shown.x1 - box.x0) / box.width(), (shown.y1 - box.y0) / box.height()});
    art.way = ground.way;
    art.way_width = 0.42;
    art.start = art.finish = ground.ends;
  }
  append(layers.ground, draw_art(maze, box, art).items);
}

}  // namespace mazefolio::cover
