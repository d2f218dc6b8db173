#pragma once

#include "book/book_puzzle.h"
#include "book/house_data.h"
#include "layout/setting.h"

namespace mazefolio::book {

constexpr double readable_corridor_pt = millimeters(1).pt;

/// The narrowest corridors of a maze, its walls, and what these take from a corridor; points.
struct Corridor {
  double width = 0, wall = 0, narrowed = 0;
};
/// The least scale at which such corridors can be read in an answer.
double readable_scale(const Corridor& corridor);
/// The least width of corridors that can be read in an answer at this scale.
double readable_width(double scale, double wall, double narrowed);

/// The least scale at which the corridors of an answer can be read.
double readable_answer(const BookPuzzle& puzzle);

/// The least scale at which the letters and numbers in its cells can be read; 0: it has none, or they would
/// take too much of a page.
double scale_for_marks(const Setting& setting, const BookPuzzle& puzzle);

/// How far the arrows of an answer stand beyond its outline, points.
struct ArrowReach {
  double left = 0, right = 0, above = 0, below = 0;
};
/// The most at any scale at which the answer can be read.
ArrowReach arrow_reach(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle);

/// The most that the arrows of any answer at this scale stand beyond its outline, points.
double arrow_reach_at(const Setting& setting, const Audience& audience, double scale);

/// The box of an answer at a scale of its puzzle, with its arrows.
Size answer_size(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle, double scale,
                 const ArrowReach& arrows);

/// The answer of a puzzle that was placed on its own page, in a box of the key, at most at this scale of the
/// puzzle. Walls scale with the maze, down to the finest line that prints.
PlacedMaze place_answer(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle,
                        const Rect& box, double scale);

/// The answer of a puzzle over the maze on its own page, with walls and way as a key has them.
PlacedMaze answer_in_place(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle);

}  // namespace mazefolio::book
