#include <CLI/CLI.hpp>

#include "cli/command.h"

namespace mazefolio::cli {

void declare_program(CLI::App& app) {
  app.name("mazefolio");
  app.description("Mazefolio makes printable maze books from a YAML spec. Every maze is proven.");
  app.set_version_flag("--version", "mazefolio " MAZEFOLIO_VERSION);
  app.footer("Help for a command: mazefolio COMMAND --help. Begin with: mazefolio new my-book");
}

}  // namespace mazefolio::cli
