#include <CLI/CLI.hpp>
#include <memory>
#include <optional>

#include "base/system/file.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/given_maze.h"
#include "cli/limits.h"
#include "cli/run.h"
#include "publish/rate_picture.h"
#include "publish/rate_text.h"
#include "publish/read_maze_json.h"
#include "spec/data_files.h"

namespace mazefolio::cli {
namespace {

struct RateArguments {
  GivenMaze given;
  std::string picture;
  bool json = false;
};

Puzzle maze_of(const RateArguments& a) {
  if (a.given.is_read()) return read_given(a.given, {}, true);
  Notices notices = console_notices(false);
  return maze_of_id(a.given.id, DataFiles(), notices);
}

std::function<int()> declare_rate(CLI::App& app) {
  auto a = std::make_shared<RateArguments>();
  add_given_options(app, a->given, "rate the maze with this id", "rate");
  app.add_flag("--json", a->json, "print JSON with every wrong branch, for programs");
  app.add_option("--picture", a->picture,
                 "also draw the maze with its decisions and wrong branches to this .svg, .png or .pdf file")
      ->type_name("FILE");
  return within_limits(app, [a]() -> int {
    if (a->given.id.empty() && !a->given.is_read())
      throw InputError("no maze is given", "use --id, --from-text or --from-json");
    const std::optional<PictureFormat> format =
        a->picture.empty() ? std::nullopt : format_of_file(a->picture);
    if (!a->picture.empty() && !format) throw InputError("--picture must end in .svg, .png or .pdf");
    const RatedMaze maze = rate_maze(maze_of(*a));
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
          declare_rate};
}

}  // namespace mazefolio::cli
