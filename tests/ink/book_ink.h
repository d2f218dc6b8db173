#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/geometry.h"

namespace mazefolio {

using Json = nlohmann::json;

/// A list of points of the manifest.
std::vector<Point> points(const Json& list);

/// Builds a book with `more` arguments; it must print nothing on standard error. Gives the manifest; `pdf`
/// becomes the book's path.
Json build_book(const std::string& spec, std::vector<std::string> more, std::string& pdf);

/// Checks, from the pixels of its page alone, that a puzzle of the manifest is connected, that its solution
/// is a way, that its walls are those of a tree where it says so; and its answer.
void check_puzzle(const std::string& pdf, const Json& puzzle);

/// Checks that the narrowest passage of the printed maze is as wide as the manifest says. What passages there
/// are is told by making the maze again from its id, in the folder of its book.
void check_width(const std::string& pdf, const Json& puzzle);

/// The maze of a puzzle's id as `maze --format json` tells it.
Json maze_again(const Json& puzzle);

const std::string examples = MAZEFOLIO_SOURCE_DIR "/examples/";

}  // namespace mazefolio
