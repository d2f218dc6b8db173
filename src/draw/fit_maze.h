#pragma once

#include <optional>
#include <vector>

#include "draw/known_maze.h"
#include "draw/maze_style.h"
#include "draw/page_transform.h"
#include "draw/place_letters.h"
#include "draw/place_signs.h"
#include "draw/tangle_picture.h"
#include "layout/puzzle_page.h"
#include "layout/text_measurer.h"
#include "maze/maze.h"

namespace mazefolio::draw {

/// An arrow at a gate with its word and picture; or a place inside the maze: a disc or ring with a letter, or
/// only a picture. In points on the page.
struct GateMark {
  bool inside = false;
  bool ring = false;         ///< a ring instead of a disc
  std::vector<Point> arrow;  ///< closed polygon, tip first; empty inside the maze
  double open_pt = 0;        ///< the pen of an arrow that is an outline; 0: it is filled
  Point disc;
  double disc_radius = 0;
  TextRun word;        ///< empty text: none
  bool badge = false;  ///< the word is in a badge: that of a filled arrow is filled and points at it
  Rect word_box;       ///< ascent, descent and width of a word beside an arrow; or its badge
  std::shared_ptr<const std::string> icon;  ///< SVG, in icon_box; null: none
  Rect icon_box;                            ///< empty: the picture has no place
  bool mirrored = false;                    ///< the icon, so that it looks at the gate
  bool pictured() const { return icon && icon_box.width() > 0; }
};

/// The box of the arrow's ink. There is an arrow.
Rect arrow_box(const GateMark& mark);

/// Where a maze may stand. Its outline fills the frame; arrows and words stand around it in the area.
struct MazePlace {
  Rect frame, area;
  bool shared =
      false;  ///< others stand beside it in one line, which it does not leave for the word of its finish
  friend bool operator==(const MazePlace&, const MazePlace&) = default;
};
struct MazeFit {
  PageTransform transform;  ///< maze units to page points
  Rect maze_box;            ///< the outline on the page, from wall center to wall center
  Rect ink_box;             ///< everything: walls, arrows, words
  double pitch = 0;         ///< points from cell to cell, the smaller of both directions
  double passage = 0;       ///< the narrowest passage between the centers of its walls, points
  double corridor = 0;      ///< clear width of the narrowest passage, from cell center to cell center, points
  std::vector<GateMark> gates;
  std::vector<PlacedLetter> letters;  ///< in its cells, keys and doors
  std::vector<PlacedSign> signs;
  std::shared_ptr<const TanglePicture>
      tangle{};  ///< where a maze is drawn as strings, in its outline; or null
};

/// The outline in the frame, filling it where that stretches the maze by at most `most_stretch`, else as
/// large as the frame and the marks allow, in its middle. `known` is of this maze. Throws
/// InternalError for an empty maze.
MazeFit fit_in_frame(const Maze& maze, const MazePlace& place, const MazeStyle& style, const GateWords& words,
                     TextMeasurer& measurer, KnownMaze* known = nullptr);

/// The maze with all of its ink in `area`, as large as possible and as close to the middle as its marks
/// allow. Space is reserved only where gates are. `max_pitch` limits the size of small mazes; `stretch` is
/// that of the maze elsewhere. `corridor` is left 0 where it is not measured, which takes most of the time.
/// Throws InternalError for an empty maze.
MazeFit fit_maze(const Maze& maze, const Rect& area, const MazeStyle& style, const GateWords& words,
                 TextMeasurer& measurer, std::optional<Length> max_pitch = std::nullopt, double stretch = 1,
                 KnownMaze* known = nullptr, bool measures_corridor = true);

/// The style with its printed dimensions.
MazeStyle printed_style(const Maze& maze, const MazeFit& fit, MazeStyle style);

/// The height that arrows, words and pictures need above and below the outline, for any maze in this style.
double gate_band(const MazeStyle& style, const GateWords& words);

/// The least height of the pictures at the gates.
double least_art(const MazeStyle& style);

}  // namespace mazefolio::draw
