#pragma once

#include "draw/fit_maze.h"

namespace mazefolio::draw {

/// What the fit of a maze in a frame depends on, beside the maze and the fonts.
struct FitKey {
  MazePlace place;
  MazeStyle style;
  GateWords words;
  friend bool operator==(const FitKey&, const FitKey&) = default;
};

struct KnownFit {
  FitKey key;
  MazeFit fit;
};

}  // namespace mazefolio::draw
