#include <CLI/CLI.hpp>
#include <memory>
#include <optional>

#include "base/system/file.h"
#include "base/system/parallel.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
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

}  // namespace

std::function<int()> declare_rate(CLI::App& app) {
  auto a = std::make_shared<Arguments>();
  CLI::Option* id = app.add_option("--id", a->id, "the maze of this id");
  CLI::Option* text =
      app.add_option("--from-text", a->from_text, "a file of maze --format text; - is standard input")
          ->type_name("FILE");
  CLI::Option* json =
      app.add_option("--from-json", a->from_json,
                     "a file of maze --format json, or a book's manifest; - is standard input")
          ->type_name("FILE");
  id->excludes(text)->excludes(json);
  text->excludes(json);
  app.add_option("--puzzle", a->puzzle, "the number of the maze in the manifest")->needs(json);
  app.add_flag("--json", a->json, "for programs, with every wrong way");
  app.add_option("--picture", a->picture,
                 "also draw the maze with its decisions and wrong ways: a file .svg, .png or .pdf")
      ->type_name("FILE");
  return [a]() -> int {
    if (a->id.empty() && a->from_text.empty() && a->from_json.empty())
      throw InputError("which maze? give --id, --from-text or --from-json");
    const std::optional<PictureFormat> format =
        a->picture.empty() ? std::nullopt : format_of_file(a->picture);
    if (!a->picture.empty() && !format) throw InputError("--picture must end in .svg, .png or .pdf");
    const RatedMaze maze = rated(*a);
    if (format) write_file(a->picture, rate_picture(maze, *format));
    print(a->json ? rate_json(maze) : rate_text(maze));
    return ExitCode::done;
  };
}

}  // namespace mazefolio::cli
