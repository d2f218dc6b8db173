#include <fmt/format.h>
#include <stdlib.h>

#include <CLI/CLI.hpp>
#include <filesystem>

#include "base/diagnostic.h"
#include "cli/command.h"

namespace mazefolio::cli {
namespace {

namespace fs = std::filesystem;

// By the environment, so that the tasks that a run hands to a cluster have it too.
void use_data_of(const std::string& folder) {
  std::error_code failure;
  if (!fs::is_directory(folder, failure))
    throw InputError(fmt::format("--data: '{}' is not a folder", folder));
  ::setenv("MAZEFOLIO_DATA", fs::absolute(folder).c_str(), 1);
}

}  // namespace

void declare_program(CLI::App& app) {
  app.name("mazefolio");
  app.description("Mazefolio makes printable maze books from a YAML spec. Every maze is proven.");
  app.set_version_flag("--version", "mazefolio " MAZEFOLIO_VERSION);
  app.add_option_function<std::string>(
         "--data", use_data_of,
         "a folder with templates and configs that is searched before the installed one, as MAZEFOLIO_DATA")
      ->type_name("FOLDER");
  app.fallthrough();  // it may also stand behind the command
  app.footer("Help for a command: mazefolio COMMAND --help. Begin with: mazefolio new my-book");
}

}  // namespace mazefolio::cli
