#include <vector>

#include "cli/command.h"

namespace mazefolio::cli {

std::span<const CommandRow> commands() {
  static const std::vector<CommandRow> table{
#define COMMAND(NAME) NAME##_command(),
#include "cli/commands.def"
  };
  return table;
}

}  // namespace mazefolio::cli
