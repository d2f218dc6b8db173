#include "book/place_answer.h"

#include <algorithm>

#include "book/maze_rooms.h"
#include "draw/crossing.h"
#include "draw/draw_solution.h"
#include "draw/fit_maze.h"

namespace mazefolio::book {
namespace {

constexpr double line_floor_pt = 0.75;  // what printers promise to hold

double wall_at(const BookPuzzle& puzzle, double scale) {
  return std::max(line_floor_pt, puzzle.placed.style.wall.pt * scale);
}

MazeStyle style_at(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle, double scale) {
  MazeStyle style = answer_style(house.look, points(wall_at(puzzle, scale)), label_size(setting) * 0.6,
                                 setting.right_to_left);
  style.least_letter = setting.text_floor;
  style.walls = puzzle.placed.style.walls;
  style.rock = puzzle.placed.style.rock;
  if (puzzle.puzzle.pictures) style.path = PathStyle::fill;
  // Rails must stay darker than the mouths of the lanes below them.
  const bool bridges = !crossings_of(*puzzle.puzzle.maze.topology).empty();
  if (style.path == PathStyle::fill && !bridges) style.wall_ink = beside_filled_way;
  return style;
}

}  // namespace

double readable_answer(const BookPuzzle& puzzle) {
  const MazeFit& own = puzzle.placed.fit;
  const double narrowed = own.passage - own.corridor, wall = puzzle.placed.style.wall.pt;
  const double scale = readable_corridor_pt / own.corridor;
  if (wall * scale >= line_floor_pt || narrowed <= 0) return scale;
  // The walls stay at the finest line, and take as much more as they do on the puzzle's page.
  return (readable_corridor_pt + line_floor_pt * narrowed / wall) / own.passage;
}

Size answer_size(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle, double scale) {
  const MazeFit& own = puzzle.placed.fit;
  const MazeStyle style = inked(style_at(house, setting, puzzle, scale), points(own.passage * scale));
  const double rim = style.wall.pt * style.rim_factor;
  const bool at_rim =
      std::any_of(own.gates.begin(), own.gates.end(), [](const GateMark& m) { return !m.inside; });
  const double arrows = at_rim ? 2 * gate_band(style, {}) : rim;
  return {own.maze_box.width() * scale + rim, own.maze_box.height() * scale + std::max(rim, arrows)};
}

PlacedMaze place_answer(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle,
                        const Rect& box, double scale) {
  const PageTransform& own = puzzle.placed.fit.transform;
  PlacedMaze placed{style_at(house, setting, puzzle, scale), {}};
  placed.fit = fit_maze(puzzle.puzzle.maze, box, placed.style, {}, *setting.measurer,
                        points(own.scale * scale), own.stretch);
  return placed;
}

}  // namespace mazefolio::book
