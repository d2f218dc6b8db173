#pragma once

#include <memory>
#include <string>
#include <vector>

#include "draw/field_bend.h"
#include "layout/frame.h"
#include "maze/tangle.h"

namespace mazefolio::draw {

/// The string above at a crossing, in the middle of its tile.
struct CrossingAbove {
  std::size_t string = 0;  ///< by its left end
  Cubic piece;
};

/// An end of a string: a ring with its name, and a picture between ring and string.
struct StringEnd {
  std::string name;   ///< "1", "A"
  bool first = true;  ///< the string begins there
  Point ring;
  double radius = 0;
  Rect picture{};  ///< empty: there is none
};

/// A tile as the page shows it: its middle, and the middles of its sides, left, right, above and below.
struct PlacedTile {
  Point middle;
  Point sides[4];
};

/// Where the strings of a tangle run on the page: in points, bent, in a box that they fill.
struct TanglePicture {
  std::vector<std::vector<Cubic>> strings;  ///< by their left ends
  std::vector<CrossingAbove> above;
  std::vector<StringEnd> ends;    ///< left ends, and then right ones, each by row
  std::vector<PlacedTile> tiles;  ///< by cell
  std::size_t asked = 0;          ///< the string from the start to the finish
  double tile = 0;                ///< points: the side of the smallest tile
};

/// Which ends have pictures.
struct PicturedEnds {
  bool first = false, last = false;
};

/// The picture of a maze whose marks make a tangle. Equal in boxes of one shape, but for its size.
TanglePicture tangle_picture(const Maze& maze, const Rect& box, PicturedEnds pictured);

/// The whole line of a string, in a few points for each of its curves.
std::vector<Point> points_of(const std::vector<Cubic>& string);

}  // namespace mazefolio::draw
