#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/diagnostic.h"

namespace mazefolio::base {

/// A program has failed.
struct ToolError : WorldError {
  ToolError(const std::string& program, std::string all);
  std::string words;  ///< what it wrote to standard error
};

/// What a program writes to standard output. No shell; words that begin with '-' are its options. ToolError
/// when it fails; WorldError when it is not installed, writes more than `limit` bytes or does not end.
std::string run_tool(const std::vector<std::string>& command, std::size_t limit);

/// The same for what must not be cut short: neither Canceled nor Ctrl-C on the terminal ends the program.
std::string run_tool_to_its_end(const std::vector<std::string>& command, std::size_t limit);

}  // namespace mazefolio::base
