#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/bit_set.h"
#include "base/color.h"
#include "base/geometry/length.h"
#include "base/ink_styles.h"
#include "layout/look.h"
#include "topology/shapes.h"
#include "topology/tone.h"

namespace mazefolio::draw {

/// Pictures at the gates, null: none; and those of further goals, in turn.
struct GateIcons {
  std::shared_ptr<const std::string> start, finish;
  std::vector<std::shared_ptr<const std::string>> goals;
  friend bool operator==(const GateIcons&, const GateIcons&) = default;
};

/// How one maze is drawn.
struct MazeStyle {
  Length wall = points(1.5);
  double rim_factor = 1;
  double rounding = 0;   ///< radius of corners by the pitch, 0 to 0.5; above 0 caps and joins are round
  double wall_gray = 0;  ///< 0 is the color of the walls, 1 that of the ground
  MazeColors colors;
  Ink gate_ink = black, path_ink = black;
  double path_factor = 1.8;  ///< smallest solution width by the wall width; at most half a corridor is used
  PathStyle path = PathStyle::line;
  bool letters = true;      ///< the marks of its rule are printed
  bool on_ground = false;   ///< letters interrupt what is below them
  Length least_letter;      ///< of keys and doors: none where it would be smaller
  double line_share = 0.5;  ///< the most of a corridor that the line of the solution takes
  /// The place of a maze that is smaller than its box: 0 left or top, 0.5 middle, 1 right or bottom.
  Point anchor{0.5, 0.5};
  Font label;                     ///< of the words at the gates
  Length least_type = points(6);  ///< of words; an arrow with less room has none
  WallStyle walls = WallStyle::line;
  std::optional<RockTexture> rock;  ///< nothing: solid in blocks, hatched otherwise
  bool thick = false;               ///< the maze has rock; fitting and drawing set this by the maze itself
  GateIcons icons;
  double art_pt = 0;    ///< height of pictures beside the arrows of gates
  double arrow_pt = 0;  ///< length of the longest arrows; at least as their words ask
  bool badges = false;  ///< words at the gates are in badges, so that start and finish differ in form
  std::optional<MazeTone> tone;            ///< a picture that decides how thick each wall is, from `wall` on
  std::shared_ptr<const Details> details;  ///< art below the walls, pale unless it is solid; or null
  /// Walls that are heavier, by id; those that are open are not drawn. Null: none.
  std::shared_ptr<const BitSet> borders;
  Length thickest;  ///< of walls of a tone, and of borders, where the style is inked
  friend bool operator==(const MazeStyle&, const MazeStyle&) = default;
};

/// The style with its printed dimensions, where passages are `passage` wide between the centers of walls:
/// blocks are as thick as the corridors that they leave, rounded walls get their radius, and those of a tone
/// have a thickest one. Applying it twice
/// changes nothing.
MazeStyle inked(MazeStyle style, Length passage);

/// The width that walls take from the narrowest corridors, those along the rim: half a wall and half of the
/// rim; in thick mazes rock lies between the two. The style is inked.
Length narrowing(const MazeStyle& style);

/// Whether walls are thicker where passages are wider: all of them, or those that a tone darkens.
bool walls_grow(const MazeStyle& style);
bool has_tone(const MazeStyle& style);
/// Whether some walls are thicker than others: a tone, or borders.
bool has_widths(const MazeStyle& style);

RockTexture rock_texture(const MazeStyle& style);

/// The ink of a gray on the ground, from 0 (walls) to 1 (ground), and on paper, where 1 is white.
Ink on_ground(const MazeStyle& style, double gray);
Ink on_paper(const MazeStyle& style, double gray);

/// Radius of corners by the pitch, for any passage.
double corner_radius(const MazeStyle& style);

/// The part of a passage that the rails of a crossing leave free, by the pitch, before the thickness of the
/// walls.
constexpr double crossing_width = 0.68;

/// The least distance from cell to cell that leaves a clear corridor where passages are `passage` pitches
/// wide.
Length pitch_for(const MazeStyle& style, Length corridor, double passage);

/// The type of the words at the gates.
Font gate_font(const MazeStyle& style);

/// The words at the gates, in any language; empty: arrows only. Inside a maze a letter stands for the word,
/// its first one where none is given.
struct GateWords {
  std::string start, finish;
  std::string start_letter = {}, finish_letter = {};
  std::vector<std::string> letters = {};  ///< of places that the solution joins; empty: A, B, C ...
  friend bool operator==(const GateWords&, const GateWords&) = default;
};

/// The style of a puzzle, with walls of the given width.
MazeStyle puzzle_style(const Look& look, Length wall, Length label);
/// The style of the same maze in the answer key: walls are paler than the solution, and the maze is at the
/// top of its box, below its number.
MazeStyle answer_style(const Look& look, Length wall, Length label, bool right_to_left = false);

}  // namespace mazefolio::draw
