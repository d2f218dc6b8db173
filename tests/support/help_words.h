#pragma once

#include <string>
#include <vector>

#include "support/namespaces.h"

namespace mazefolio::tests {

/// What `mazefolio --help` names: every command, in its order.
std::vector<std::string> commands_of_help();

/// What `mazefolio COMMAND --help` names: "-o", "--output", ...; of the program itself without a command.
std::vector<std::string> options_of_help(const std::string& command = "");

/// Those of them that take no value, by their last name.
std::vector<std::string> flags_of_help(const std::string& command);

/// The choices that the help shows for options and arguments: {"--edition", "print"}, {"OF", "book"}, ...
std::vector<std::pair<std::string, std::string>> choices_of_help(const std::string& command);

}  // namespace mazefolio::tests
