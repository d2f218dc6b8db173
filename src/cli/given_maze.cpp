#include "cli/given_maze.h"

#include <CLI/CLI.hpp>

#include "cli/callbacks.h"
#include "cli/read_input.h"
#include "publish/read_maze_json.h"
#include "puzzle/read_puzzle.h"
#include "spec/data_files.h"

namespace mazefolio::cli {

GivenOptions add_given_options(CLI::App& app, GivenMaze& given, const std::string& of_id,
                               const std::string& verb) {
  GivenOptions options;
  options.id = app.add_option("--id", given.id, of_id);
  options.text = app.add_option("--from-text", given.from_text,
                                verb + " a maze in a file of maze --format text; - is standard input")
                     ->type_name("FILE");
  options.json =
      app.add_option("--from-json", given.from_json,
                     verb + " a maze in a file of maze --format json, or in a manifest; - is standard input")
          ->type_name("FILE");
  options.id->excludes(options.text)->excludes(options.json);
  options.text->excludes(options.json);
  app.add_option("--puzzle", given.puzzle, "the number of the maze in the manifest")->needs(options.json);
  return options;
}

Puzzle read_given(const GivenMaze& given, const Goals& goals, bool solved) {
  Notices notices = console_notices(false);
  const Input input = read_input(given.from_text.empty() ? given.from_json : given.from_text);
  return given.from_text.empty() ? read_maze_json(input.bytes, input.name, given.puzzle, DataFiles(), notices)
                                 : read_puzzle(input.bytes, input.name, goals, solved).value();
}

}  // namespace mazefolio::cli
