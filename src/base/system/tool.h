#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/diagnostic.h"

namespace mazefolio::base {

/// A program has failed.
struct ToolError : WorldError {
  ToolError(const std::string& program, std::string all);
  std::string words;  ///< what the program wrote to standard error
};

/// Runs a program and returns what it writes to standard output. No shell is used. Throws ToolError where it
/// fails, and WorldError where it is not installed, writes more than `limit` bytes or does not end.
std::string run_tool(const std::vector<std::string>& command, std::size_t limit);

/// The same for a program that must not be interrupted: neither Canceled nor Ctrl-C in the terminal ends it.
std::string run_tool_to_its_end(const std::vector<std::string>& command, std::size_t limit);

}  // namespace mazefolio::base
