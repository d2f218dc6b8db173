#include <CLI/CLI.hpp>
#include <memory>
#include <optional>

#include "base/system/file.h"
#include "base/system/parallel.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/limits.h"
#include "cli/read_input.h"
#include "cli/run.h"
#include "publish/rate_picture.h"
#include "publish/rate_text.h"
#include "publish/read_maze_json.h"
#include "puzzle/read_puzzle.h"

namespace mazefolio::cli {
namespace {

struct Arguments {
  std::string id, from_text, from_json, picture;
  std::optional<int> puzzle;
  bool json = false;
};

Puzzle maze_of(const Arguments& a) {
  Notices notices = console_notices(false);
  if (!a.id.empty()) return maze_of_id(a.id, notices);
  const Input input = read_input(a.from_text.empty() ? a.from_json : a.from_text);
  return a.from_text.empty() ? read_maze_json(input.bytes, input.name, a.puzzle, notices)
                             : read_puzzle(input.bytes, input.name, {}, true).value();
}

RatedMaze rated(const Arguments& a) {
  RatedMaze out{maze_of(a), {}, {}};
  out.why = explain(out.made.maze);
  throw_if_canceled();
  out.measures = measures(out.made.maze, out.made.solution);
  return out;
}

std::function<int()> declare(CLI::App& app) {
  auto a = std::make_shared<Arguments>();
  CLI::Option* id = app.add_option("--id", a->id, "rate the maze with this id");
  CLI::Option* text = app.add_option("--from-text", a->from_text,
                                     "rate a maze in a file of maze --format text; - is standard input")
                          ->type_name("FILE");
  CLI::Option* json =
      app.add_option("--from-json", a->from_json,
                     "rate a maze in a file of maze --format json, or in a manifest; - is standard input")
          ->type_name("FILE");
  id->excludes(text)->excludes(json);
  text->excludes(json);
  app.add_option("--puzzle", a->puzzle, "the number of the maze in the manifest")->needs(json);
  app.add_flag("--json", a->json, "print JSON with every wrong branch, for programs");
  app.add_option("--picture", a->picture,
                 "also draw the maze with its decisions and wrong branches to this .svg, .png or .pdf file")
      ->type_name("FILE");
  return within_limits(app, [a]() -> int {
    if (a->id.empty() && a->from_text.empty() && a->from_json.empty())
      throw InputError("no maze is given", "use --id, --from-text or --from-json");
    const std::optional<PictureFormat> format =
        a->picture.empty() ? std::nullopt : format_of_file(a->picture);
    if (!a->picture.empty() && !format) throw InputError("--picture must end in .svg, .png or .pdf");
    const RatedMaze maze = rated(*a);
    if (format) write_file(a->picture, rate_picture(maze, *format));
    print(a->json ? rate_json(maze) : rate_text(maze));
    return ExitCode::done;
  });
}

}  // namespace

CommandRow rate_command() {
  return {"rate", "show how hard a maze is, and why",
          "  mazefolio rate --id 'square:30x20/wilson#9'\n"
          "  mazefolio rate --id 'hexagon:20x20/backtracker#4' --picture why.pdf\n"
          "  mazefolio maze --size 12x9 | mazefolio rate --from-text -\n"
          "  mazefolio rate --from-json book.json --puzzle 12 --json",
          declare};
}

}  // namespace mazefolio::cli
