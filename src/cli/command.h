#pragma once

#include <functional>
#include <span>
#include <string>

#include "base/namespaces.h"

namespace CLI {
class App;
}

namespace mazefolio::cli {

/// One command. `declare` puts its options on the parser and touches no file; what it returns does the work
/// and gives the exit code.
struct CommandRow {
  std::string name, summary;
  std::string examples;  ///< leads the help
  std::function<int()> (*declare)(CLI::App& app);
};

/// The table, in the order the help prints it. One row adds a command.
std::span<const CommandRow> commands();

/// Puts the name and the words of the program on the parser, and the options that stand before a command.
void declare_program(CLI::App& app);

std::function<int()> declare_batch(CLI::App& app);
std::function<int()> declare_build(CLI::App& app);
std::function<int()> declare_check(CLI::App& app);
std::function<int()> declare_duplicates(CLI::App& app);
std::function<int()> declare_list(CLI::App& app);
std::function<int()> declare_maze(CLI::App& app);
std::function<int()> declare_new(CLI::App& app);
std::function<int()> declare_rate(CLI::App& app);
std::function<int()> declare_prove(CLI::App& app);
std::function<int()> declare_schema(CLI::App& app);
std::function<int()> declare_worksheet(CLI::App& app);

}  // namespace mazefolio::cli
