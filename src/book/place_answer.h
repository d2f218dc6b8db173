#pragma once

#include <functional>
#include <vector>

#include "book/book_puzzle.h"
#include "book/house_data.h"
#include "layout/setting.h"

namespace mazefolio::book {

/// The answer of a puzzle that was placed on its own page, in a box of the key. Walls scale with the maze,
/// down to the finest line that prints.
PlacedMaze place_answer(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle,
                        const Rect& box);

/// The puzzles of one key, placed on their own pages. All must outlive this.
struct KeyPuzzles {
  const HouseData& house;
  const Setting& setting;
  std::vector<const BookPuzzle*> puzzles;
};

constexpr double readable_corridor_pt = millimeters(1).pt;

/// The narrowest corridor of the key with `n_up` answers a page, in points.
double finest_corridor(const KeyPuzzles& key, int n_up);

/// As many answers a page as stay readable; then as few as need no more pages, so that they are as large as
/// can be. `pages` returns how many pages a key with `n_up` answers a page has.
int answers_per_page(const KeyPuzzles& key, const std::function<int(int n_up)>& pages);

}  // namespace mazefolio::book
