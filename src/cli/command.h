#pragma once

#include <functional>
#include <span>
#include <string>

#include "base/namespaces.h"

namespace CLI {
class App;
}

namespace mazefolio::cli {

/// One command. `declare` puts its options on the parser and touches no file. The function that it returns
/// does the work and returns the exit code.
struct CommandRow {
  std::string name, summary;
  std::string examples;  ///< printed first by the help of the command
  std::function<int()> (*declare)(CLI::App& app);
};

/// What --confine does, for the help of commands that read a spec.
constexpr const char* confine_help = "read no file outside the spec's folder, as for specs from strangers";

/// What --no-cache does, for the help of commands that make books.
constexpr const char* no_cache_help =
    "search for every maze anew, and note nothing for the next time; what is made is the same";

/// Puts the name, the description and the options of the program itself on the parser.
void declare_program(CLI::App& app);

/// All commands, in the order in which the help lists them.
std::span<const CommandRow> commands();

// The row of each command, defined in the command's own file.
#define COMMAND(NAME) CommandRow NAME##_command();
#include "cli/commands.def"

}  // namespace mazefolio::cli
