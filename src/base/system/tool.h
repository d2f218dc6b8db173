#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "base/diagnostic.h"

namespace mazefolio::base {

/// A program has failed.
struct ToolError : WorldError {
  ToolError(const std::string& program, std::string all);
  std::string words;  ///< what the program wrote to standard error
};

/// A program that runs while its standard output is read. The end of the scope ends it, too.
class RunningTool {
 public:
  /// No shell is used. Throws WorldError where the program is not installed.
  explicit RunningTool(const std::vector<std::string>& command);
  ~RunningTool();
  RunningTool(const RunningTool&) = delete;
  RunningTool& operator=(const RunningTool&) = delete;

  /// Waits for bytes, up to `size`, and returns how many have come: 0 once the program has ended. Throws
  /// ToolError where it has failed, and WorldError where nothing comes of it.
  std::size_t read(char* into, std::size_t size);

 private:
  struct Running;
  std::unique_ptr<Running> running_;
};

/// Runs a program and returns what it writes to standard output. No shell is used. Throws ToolError where it
/// fails, and WorldError where it is not installed, writes more than `limit` bytes or does not end.
std::string run_tool(const std::vector<std::string>& command, std::size_t limit);

/// The same for a program that must not be interrupted: neither Canceled nor Ctrl-C in the terminal ends it.
std::string run_tool_to_its_end(const std::vector<std::string>& command, std::size_t limit);

}  // namespace mazefolio::base
