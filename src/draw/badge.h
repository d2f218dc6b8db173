#pragma once

#include "draw/fit_maze.h"

namespace mazefolio::draw {

/// The size of a badge around a word of this width; ascent and descent are above and below its baseline.
struct BadgeSize {
  double width = 0, ascent = 0, descent = 0;
};
/// In this style, where type has this size. Beside pictures badges are higher; without them they are no
/// higher than arrows.
BadgeSize badge_size(const MazeStyle& style, double word_width, double type_size, bool pointed);
double badge_height(const MazeStyle& style, double type_size);

/// The badge of a mark, with its word: filled, and pointing at the arrow, where the arrow is filled; else a
/// box with round corners. It stays inside of the mark's word_box but for a small tip above or below.
std::vector<Item> draw_badge(const GateMark& mark, const MazeStyle& style);

}  // namespace mazefolio::draw
