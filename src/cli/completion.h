#pragma once

#include <string>
#include <vector>

#include "base/namespaces.h"
#include "cli/command_text.h"

namespace mazefolio::cli {

/// Scripts that complete the command line of mazefolio: commands, options, choices, files, and the names that
/// `mazefolio list` shows. Each is for one shell and needs nothing else.
std::string bash_completion(const CommandText& program, const std::vector<CommandText>& commands);
std::string zsh_completion(const CommandText& program, const std::vector<CommandText>& commands);
std::string fish_completion(const CommandText& program, const std::vector<CommandText>& commands);

}  // namespace mazefolio::cli
