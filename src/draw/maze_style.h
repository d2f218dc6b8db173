#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/geometry/length.h"
#include "layout/look.h"

namespace mazefolio::draw {

/// How walls look: lines; filled blocks as thick as corridors are wide; or lines with round corners and ends.
/// Of thick mazes: the outlines of rock; solid rock, whose cells are the blocks; or the round walls of caves.
enum class WallStyle { line, block, rounded };

/// How rock is filled between the outlines of a thick maze.
enum class RockTexture { hatch, dots, gray, solid, none };

/// Pictures that stand at the gates instead of words; null: none.
struct GateIcons {
  std::shared_ptr<const std::string> start, finish, goal;
};

/// How one maze is inked.
struct MazeStyle {
  Length wall = points(1.5);
  double rim_factor = 1;
  double rounding = 0;  ///< radius of corners by the pitch, 0 to 0.5; above 0 caps and joins are round
  Ink wall_ink = black, gate_ink = black, path_ink = black;
  double path_factor = 1.8;  ///< least solution width by the wall width; at most half a corridor is used
  AnswerPath path = AnswerPath::line;
  /// Where a maze stands that is smaller than its box: 0 left or top, 0.5 middle, 1 right or bottom.
  Point anchor{0.5, 0.5};
  Font label;  ///< of the words at the gates
  WallStyle style = WallStyle::line;
  std::optional<RockTexture> rock;  ///< nothing: solid in blocks, else hatched
  bool thick = false;               ///< the maze has rock (whoever fits or draws one sees that for himself)
  GateIcons icons;
};

/// The look in which walls have their printed measures, where passages are `passage` wide between the middles
/// of walls: blocks are as thick as what they leave, rounded walls get their radius. Doing it twice changes
/// nothing.
MazeStyle inked(MazeStyle look, Length passage);

/// What walls take from the narrowest corridors, those along the rim: half of a wall and half of the rim; in
/// thick mazes rock is between them. Of an inked look.
Length narrowing(const MazeStyle& look);

/// Walls are thicker where passages are wider.
bool walls_grow(const MazeStyle& look);

RockTexture rock_texture(const MazeStyle& look);

/// Radius of corners by the pitch, whatever the passages.
double corner_radius(const MazeStyle& look);

/// What the rails of a crossing leave of a passage, by the pitch, before the walls' thickness.
constexpr double crossing_width = 0.68;

/// The least distance from cell to cell that leaves a clear corridor where passages are `passage` pitches
/// wide.
Length pitch_for(const MazeStyle& look, Length corridor, double passage);

/// The words at the gates, in any language; empty: arrows only.
struct GateWords {
  std::string start, finish;
};

/// A puzzle to solve, with walls of the given width.
MazeStyle puzzle_style(const Look& look, Length wall, Length label);
/// The same maze in the answer key: walls step back behind the path, and the maze hangs below its number.
MazeStyle answer_style(const Look& look, Length wall, Length label, bool right_to_left = false);

}  // namespace mazefolio::draw
