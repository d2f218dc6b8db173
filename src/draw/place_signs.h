#pragma once

#include <vector>

#include "draw/maze_style.h"
#include "draw/page_transform.h"
#include "layout/frame.h"
#include "maze/maze.h"

namespace mazefolio::draw {

/// A key, a door, an arrow, a disc or a shape of a rule in a maze, on the page; without its letter.
struct PlacedSign {
  std::vector<Shape> shapes;
  std::vector<Rect> boxes;  ///< hold all of its ink, and none of the walls
};

/// Where the letter of a key stands, from the middle of its cell, by the distance from cell to cell.
constexpr Point key_letter{-0.05, -0.05};

/// Where the letter of a door stands, or the middle of an arrow.
Point middle_of(const Maze& maze, const PassageMark& mark);

/// In points. The style is inked.
double length_of_arrows(const Maze& maze, const PageTransform& to_page, const MazeStyle& style);

/// The radius of the rings around letters, and the size of these, by the distance from cell to cell; likewise
/// the room of the narrowest door (topology::doorway_room), and half of a wall.
double ring_radius(double room, double half_wall);
double ring_letter_share(double radius);

/// The distance from cell to cell that leaves room for type in doors.
Length pitch_for_doors(const MazeStyle& style, Length type, double room);

/// The radius in a maze. The style is inked.
double ring_radius(const Maze& maze, const PageTransform& to_page, const MazeStyle& style);

/// The signs of a maze, if it has any. The style is inked. `bare`: rings stand for keys and doors, as where
/// letters would be too small.
std::vector<PlacedSign> place_signs(const Maze& maze, const PageTransform& to_page, const MazeStyle& style,
                                    bool bare);

}  // namespace mazefolio::draw
