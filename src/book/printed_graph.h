#pragma once

#include <span>
#include <string>

#include "base/geometry/geometry.h"
#include "draw/page_transform.h"
#include "draw/toned_walls.h"
#include "maze/maze.h"

namespace mazefolio::book {

/// The graph of the maze as it should be found on its page, as JSON text for the manifest. All lengths are
/// whole multiples of `unit_pt`.
///   corners  x, y, ... of the corners of cells; corners of arcs' chords come last
///   cells    x, y, ... of their centers, in the order in which the lists below number them, from 0
///   passages, walls   [cell, cell, corner, corner, ...]: what lies between two cells, open and closed
///   rim, gates        [cell, corner, corner, ...]: what lies between a cell and paper or rock
///   crossings         [cell above, cell below]: lanes of one place
///   widths            of each of `walls`, how thick it is at places that are equally far apart from its
///   first
///                     corner to its last; left out where all are equally thick
std::string printed_graph_json(const Maze& maze, const PageTransform& to_page,
                               std::span<const Widths> widths = {});

}  // namespace mazefolio::book
