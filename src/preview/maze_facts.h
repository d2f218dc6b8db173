#pragma once

#include <string>

#include "base/result.h"
#include "publish/maze_picture.h"

namespace mazefolio::preview {

struct MadeBook;

// What is told of one maze of a book, by its number, when somebody asks. All fail, in words, where there is
// no such maze, and throw as publish::rate_maze does.

/// How hard it is and why, as JSON (docs/preview.md).
Result<std::string> maze_facts(const MadeBook& made, int number);

/// Its decisions and wrong branches, as SVG.
Result<std::string> decisions_picture(const MadeBook& made, int number);

/// The maze alone, in the walls that it has in the book; `solved`: with the way.
Result<std::string> picture_of_maze(const MadeBook& made, int number, PictureFormat format, bool solved);

}  // namespace mazefolio::preview
