#pragma once

#include <functional>
#include <span>

#include "book/house_data.h"
#include "draw/fit_maze.h"
#include "layout/setting.h"
#include "puzzle/puzzle.h"

namespace mazefolio::book {

/// A maze on paper: how it is inked, and where.
struct Placed {
  MazeStyle look;
  MazeFit fit;
};

/// The answer of a puzzle that was placed on its own page, in a box of the key. Walls scale with the maze,
/// down to the finest line that prints.
Placed place_answer(const HouseData& house, const Setting& setting, const Puzzle& solved,
                    const Placed& puzzle, const Rect& box);

/// The puzzles of one key; `placed` runs beside them.
struct KeyPuzzles {
  const HouseData& house;
  const Setting& setting;
  std::span<const Puzzle> puzzles;
  std::span<const Placed> placed;
};

constexpr double readable_corridor_pt = millimeters(1).pt;

/// Points, with so many answers a page.
double finest_corridor(const KeyPuzzles& key, int n_up);

/// As many answers a page as stay readable; then as few as need no more pages, so that they are as large as
/// can be. `pages` tells how many pages a key with so many a page has.
int answers_per_page(const KeyPuzzles& key, const std::function<int(int n_up)>& pages);

}  // namespace mazefolio::book
