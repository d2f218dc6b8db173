#pragma once

#include <vector>

#include "draw/fit_maze.h"
#include "draw/ring_hits.h"

namespace mazefolio::draw {

/// The word beside an arrow, alone or in a badge, with its size in points.
struct GateLabel {
  std::string text;
  Font font;
  bool badge = false;
  double width = 0, ascent = 0, descent = 0;
  double height() const { return ascent + descent; }
};

/// A mark without its label, and possible centers of the label, free of walls, the best looking first.
/// Without any, the arrow has no label.
struct GateSite {
  GateMark mark;
  GateLabel label;
  std::vector<Point> places;
};

/// The sizes of everything at the gates.
struct GateStyle {
  MazeStyle maze;  ///< inked
  GateWords words;
  double label_scale = 1;  ///< 0: arrows and discs only
  bool in_band = false;    ///< labels stand beside their arrows only
};

/// Sites of start, finish and goals for a maze whose origin lies at that of the page; `rings` is its outline
/// there.
std::vector<GateSite> gate_sites(const Maze& maze, const Rings& rings, const PageTransform& to_page,
                                 const GateStyle& style, TextMeasurer& measurer);

/// The mark with its label centered at `middle`.
GateMark labeled(const GateSite& site, Point middle);

/// The length of an arrow at this pitch, and its distance from the maze.
double arrow_length(double pitch, const MazeStyle& style);
double longest_arrow(const MazeStyle& style);
/// The height of the tallest word beside an arrow.
double tallest_word(const MazeStyle& style);
double arrow_gap(double length, const MazeStyle& style);
/// The scale, slightly below 1, for words at the left and right that are too long.
double side_word_scale(double word_width, double length);

}  // namespace mazefolio::draw
