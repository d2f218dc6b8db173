#include <CLI/CLI.hpp>

#include "cli/command.h"

namespace mazefolio::cli {

void declare_program(CLI::App& app) {
  app.name("mazefolio");
  app.description("Mazefolio: printable maze books from a YAML spec, every maze proven.");
  app.set_version_flag("--version", "mazefolio " MAZEFOLIO_VERSION);
  app.footer("mazefolio COMMAND --help tells more. Begin with: mazefolio new my-book");
}

}  // namespace mazefolio::cli
