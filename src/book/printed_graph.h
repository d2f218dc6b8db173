#pragma once

#include <span>
#include <string>

#include "base/geometry/geometry.h"
#include "draw/page_transform.h"
#include "draw/toned_walls.h"
#include "maze/maze.h"

namespace mazefolio::book {

/// The graph of the maze as it should be found on its page, as JSON text for the manifest; docs/proof.md
/// tells its form. `widths`: of each inner wall that is closed, how thick it is at places equally far apart;
/// empty where all are equally thick.
std::string printed_graph_json(const Maze& maze, const PageTransform& to_page,
                               std::span<const Widths> widths = {});

}  // namespace mazefolio::book
