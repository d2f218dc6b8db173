#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/geometry/geometry.h"
#include "draw/fit_maze.h"
#include "draw/maze_style.h"
#include "draw/toned_walls.h"
#include "layout/look.h"
#include "puzzle/entry_request.h"
#include "puzzle/puzzle.h"

namespace mazefolio::book {

/// A maze on paper: how it is drawn, and where.
struct PlacedMaze {
  MazeStyle style;
  MazeFit fit;
};

/// How one maze is inked on one page. Points on the PDF page, origin top left, y down.
struct PrintedInk {
  PageTransform to_page;  ///< from maze units
  double wall_pt = 0, rim_pt = 0, corridor_pt = 0;
  double wall_gray = 0;                     ///< 0 is the color of the walls, 1 that of the ground
  double rounding = 0;                      ///< radius of the walls' corners, in maze units
  std::vector<Rect> marks;                  ///< letters and pictures that stand in cells
  std::vector<std::vector<Point>> arrows;   ///< polygons at the gates, start first
  Rect slot;                                ///< what the maze and its words have of the page
  std::optional<RockTexture> rock{};        ///< beside its walls, if it has any
  double rail_pt = 0;                       ///< of its bridges, if it has any
  std::optional<std::size_t> open_arrow{};  ///< which of the arrows is an outline, if any
  MazeColors colors{};
  std::shared_ptr<const Details> details{};  ///< pale art below it, or null
  double border_pt = 0;                      ///< of the walls between regions, where they are heavier
  std::vector<Widths> wall_widths{};         ///< of its walls, where they differ
};

/// A picture of a maze, outside of it or in one of its cells.
struct PrintedArt {
  std::string gate;  ///< start, finish or goal
  std::string icon;  ///< as the spec names it
  bool inside = false;
  Rect box;
};

/// Where one puzzle was printed, and its answer.
struct Printed {
  int page = 0, answer_page = 0;
  Rect frame;  ///< what its page gives to the maze without arrows and words
  PrintedInk puzzle, answer;
  std::vector<PrintedArt> art;
  PathStyle path = PathStyle::line;  ///< how the answer is drawn
  double path_pt = 0, path_gray = 0;
  std::string title, level;                   ///< as words over the maze; empty where they are not printed
  LevelStyle level_style = LevelStyle::none;  ///< none where no level is shown
  int signs = 0;                              ///< stars or pips in a row, filled or not
};

/// One puzzle of a book: its maze, what the book says of it, and where it stands.
struct BookPuzzle {
  Puzzle puzzle;
  std::shared_ptr<KnownMaze> known = std::make_shared<KnownMaze>();  ///< of the puzzle's maze
  int number = 1;           ///< as printed, from 1 through the whole book
  std::size_t chapter = 0;  ///< index into BookSpec::chapters
  std::size_t entry = 0;    ///< index into ChapterSpec::puzzles
  Place place;              ///< of its entry in the spec
  std::string title, story;
  std::string asked;        ///< the difficulty as the spec writes it; may be empty
  bool own_title = false;   ///< the spec gave it; otherwise it only says the number
  bool shows_level = true;  ///< a single path has no level to show, unless the book asks for one
  int per_page = 1;
  PlacedMaze placed;  ///< on its own page
  PlacedMaze
      answer;  ///< in the answer key of the book or at the foot of its page, where it is not turned yet
  Printed printed;
};

/// There is nothing to choose on the way.
bool is_single_path(const Puzzle& puzzle);

/// The text with the level in the place of "{level}", the moves of the solution in that of "{moves}", and the
/// sum of the numbers on it in that of "{sum}".
std::string with_figures(const std::string& text, const Puzzle& puzzle);

/// A puzzle that was made, not placed yet.
BookPuzzle book_puzzle(RequestedPuzzle made);

}  // namespace mazefolio::book
