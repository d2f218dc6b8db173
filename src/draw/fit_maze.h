#pragma once

#include <optional>
#include <vector>

#include "draw/maze_style.h"
#include "layout/text_measurer.h"
#include "maze/maze.h"

namespace mazefolio::draw {

/// An arrow at a gate with its word or picture; or a place inside the maze: a disc or ring with a letter, or
/// only a picture. In points on the page.
struct GateMark {
  bool inside = false;
  bool ring = false;         ///< a ring instead of a disc
  std::vector<Point> arrow;  ///< closed polygon, tip first; empty inside the maze
  Point disc;
  double disc_radius = 0;
  TextRun word;                             ///< empty text: none
  std::shared_ptr<const std::string> icon;  ///< SVG, in word_box; null: none
  Rect word_box;  ///< ascent, descent and width of a word beside an arrow; or the box of the picture
};

struct MazeFit {
  Transform transform;  ///< maze units to page points
  Rect maze_box;        ///< the outline on the page, from wall center to wall center
  Rect ink_box;         ///< everything: walls, arrows, words
  double pitch = 0;     ///< points from cell to cell
  double passage = 0;   ///< the narrowest passage between the centers of its walls, points
  double corridor = 0;  ///< clear width of the narrowest passage, from cell center to cell center, points
  std::vector<GateMark> gates;
};

/// The maze as large as possible in `area`, with its arrows, words and pictures inside, and as close to the
/// middle of the area as they allow. Space is reserved only where gates are. `max_pitch` limits the size of
/// small mazes. Throws InternalError for an empty maze.
MazeFit fit_maze(const Maze& maze, const Rect& area, const MazeStyle& style, const GateWords& words,
                 TextMeasurer& measurer, std::optional<Length> max_pitch = std::nullopt);

/// The style with its printed dimensions.
MazeStyle printed_style(const Maze& maze, const MazeFit& fit, MazeStyle style);

/// The part of a box that the outline of a maze can use, wherever its gates are.
Size maze_room(Size box, const MazeStyle& style, const GateWords& words, Length pitch,
               TextMeasurer& measurer);

}  // namespace mazefolio::draw
