#pragma once

#include <string>

#include "diagram/diagram.h"
#include "publish/maze_picture.h"
#include "publish/notices.h"

namespace mazefolio::publish {

/// The row of `maze --show` with this name. Throws InputError with a suggestion.
const DiagramRow& diagram_named(const std::string& name);

/// The file's bytes of a diagram of this maze, with its caption below. A maze that has an id is made again,
/// and its growth is recorded. Throws InputError where the maze has no such diagram.
std::string maze_diagram(const Puzzle& made, const DiagramRow& row, const PictureStyle& style,
                         PictureFormat format, Notices& notices);

}  // namespace mazefolio::publish
