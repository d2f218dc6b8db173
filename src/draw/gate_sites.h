#pragma once

#include <vector>

#include "draw/fit_maze.h"
#include "draw/ring_hits.h"

namespace mazefolio::draw {

/// What stands beside an arrow: a word or a picture, with its size in points.
struct GateLabel {
  std::string text;
  Font font;
  std::shared_ptr<const std::string> icon;
  double width = 0, ascent = 0, descent = 0;
  double height() const { return ascent + descent; }
  bool empty() const { return text.empty() && !icon; }
};

/// A mark without its label, and where the middle of the label may be, free of walls, best looking first. No
/// place: the arrow stays alone.
struct GateSite {
  GateMark mark;
  GateLabel label;
  std::vector<Point> places;
};

/// How big everything at the gates is drawn.
struct GateStyle {
  MazeStyle look;  ///< inked
  GateWords words;
  double label_scale = 1;  ///< 0: arrows and discs only
};

/// Sites of start, finish and goals for a maze at `scale` points a unit, its origin at the page's; `rings` is
/// its outline there.
std::vector<GateSite> gate_sites(const Maze& maze, const Rings& rings, double scale, const GateStyle& style,
                                 TextMeasurer& measurer);

/// The mark with its label in this place.
GateMark labeled(const GateSite& site, Point middle);

/// How long an arrow is, and how far it stands off, at this pitch.
double arrow_length(double pitch, const MazeStyle& look);
double arrow_gap(double length, const MazeStyle& look);
/// Width and height of a picture beside an arrow.
double icon_size(double arrow_length);
/// Words at the left and right are set smaller, a little, to be no longer than needed.
double side_word_scale(double word_width, double length);

}  // namespace mazefolio::draw
