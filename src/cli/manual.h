#pragma once

#include <string>
#include <vector>

#include "base/namespaces.h"
#include "cli/command_text.h"

namespace mazefolio::cli {

/// mazefolio.1: the program, its commands and exit codes, as troff with man macros.
std::string program_page(const CommandText& program, const std::vector<CommandText>& commands);

/// mazefolio-NAME.1: one command with all its options. `commands` are those to see also.
std::string command_page(const CommandText& command, const std::vector<CommandText>& commands);

}  // namespace mazefolio::cli
