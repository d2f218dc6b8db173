#pragma once

#include <string>
#include <utility>
#include <vector>

#include "publish/maze_words.h"

namespace CLI {
class App;
}

namespace mazefolio::cli {

/// The cells of a maze, as the command line names them.
struct GridArguments {
  std::string grid = "square", shape = "rectangle", size = "20x20", seed = "1";
  std::vector<std::string> options;
  bool own_size = false;  ///< --size was given
};

/// --grid, --shape, --size, --seed and --option, of which `of_option` is the help. `arguments` must outlive
/// the parser.
void add_grid_options(CLI::App& app, GridArguments& arguments, const std::string& of_option);

/// The words for all of these. Throws InputError.
MazeWords words_of(const GridArguments& arguments);

}  // namespace mazefolio::cli
