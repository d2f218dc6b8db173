#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/geometry/length.h"
#include "maze/maze.h"
#include "maze/metrics.h"
#include "maze/puzzle_id.h"
#include "spec/book_spec.h"

namespace mazefolio::puzzle {

/// What one puzzle of the book shall be: an entry of the spec, unrolled by its count.
struct PuzzleOrder {
  int number = 1;           ///< as printed, from 1 through the whole book
  std::size_t chapter = 0;  ///< index into BookSpec::chapters
  const PuzzleSpec* spec = nullptr;
  std::string title;
  int low = 1, high = 10;  ///< band of levels it may have
  double wish = 0;         ///< the score to come near to, inside the band
  /// Nobody asked for a level: the size is given, or the maze is one way that has no wrong ones.
  bool any_level = false;
  std::string key;  ///< names the puzzle by what it is: the seed of its mazes comes from this
};

/// A finished puzzle: proven, solved, rated. Nothing here knows paper.
struct Puzzle {
  int number = 1;
  std::size_t chapter = 0;
  std::string title, story, asked;
  bool own_title = false;  ///< the spec gave it; otherwise it only says the number
  PuzzleId id;
  Maze maze;
  CellPath solution;              ///< from start to finish through the goals
  std::vector<CellPath> strokes;  ///< the same as the answer key draws it
  Metrics metrics;
  bool perfect = true;
  bool pictures = false;      ///< its solution, filled in, is a picture
  std::uint32_t dropped = 0;  ///< cells of the shape that could not be kept
  double score = 0;           ///< S: log2 of the effort, rounded to 1/1000
  bool shows_level = true;    ///< one way without a choice has none to show, unless the book asks for it
  int per_page = 1;
  std::string canonical_hash;
};

}  // namespace mazefolio::puzzle
