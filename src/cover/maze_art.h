#pragma once

#include <optional>

#include "book/title_maze.h"
#include "layout/frame.h"

namespace mazefolio::cover {

/// How a maze is drawn on a cover. Widths are shares of the pitch.
struct MazeArt {
  Ink walls = black;
  double wall = 0.14, rim = 1;  ///< the rim by the walls
  double rounding = 0.35;       ///< of corners, in pitches
  std::optional<Ink> ground{};
  std::optional<Ink> way{};  ///< of the solution
  double way_width = 0.38;
  std::optional<Ink> start{}, finish{};  ///< a disc and a star where the way begins and ends
  /// Lines around the outline, the widest first: an ink and a width in points.
  std::vector<std::pair<Ink, double>> rings{};
};

/// A maze whose outline, with what lies beside it, is as large as the box allows, in its middle.
struct PlacedArt {
  std::vector<Item> items;
  Rect box;                    ///< of the outline
  double pitch = 0;            ///< points
  std::vector<Rect> slices{};  ///< of the outline, from its top
};
PlacedArt draw_art(const ArtMaze& shown, const Rect& box, const MazeArt& art);

/// The width of the maze by its height, with what lies beside it.
double proportion_of(const ArtMaze& shown);

}  // namespace mazefolio::cover
