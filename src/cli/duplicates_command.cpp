#include <CLI/CLI.hpp>
#include <memory>

#include "batch/duplicates.h"
#include "cli/callbacks.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/limits.h"
#include "cli/run.h"

namespace mazefolio::cli {
namespace {

std::function<int()> declare_duplicates(CLI::App& app) {
  struct DuplicatesArguments {
    std::vector<std::string> manifests;
    bool json = false;
  };
  auto a = std::make_shared<DuplicatesArguments>();
  app.add_option("MANIFEST", a->manifests, "the JSON manifests that build writes beside books")
      ->type_name("FILE")
      ->required();
  app.add_flag("--json", a->json, "print a JSON list of equal mazes, for programs");
  app.footer(
      "Two mazes are equal if they have the same walls, also if one is turned or mirrored. Exit code 0: no "
      "duplicates; 3: there are some.");
  return within_limits(app, [a]() -> int {
    Notices notices = console_notices(false);
    const Duplicates found = find_duplicates(a->manifests, notices);
    print(a->json ? duplicates_json(found) : duplicates_text(found));
    return found.mazes.empty() ? ExitCode::done : ExitCode::fell_short;
  });
}

}  // namespace

CommandRow duplicates_command() {
  return {"duplicates", "find mazes that occur more than once in one or several books",
          "  mazefolio duplicates book.json\n"
          "  mazefolio duplicates shelf/*.json --json",
          declare_duplicates};
}

}  // namespace mazefolio::cli
