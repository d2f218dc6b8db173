#pragma once

#include "draw/maze_style.h"
#include "draw/page_transform.h"
#include "layout/frame.h"
#include "maze/maze.h"

namespace mazefolio::draw {

/// The texture of a thick maze's rock, without its outlines, in points on the page; empty for other mazes.
/// `style` is inked.
std::vector<Item> draw_rock(const Maze& maze, const PageTransform& to_page, const MazeStyle& style);

}  // namespace mazefolio::draw
