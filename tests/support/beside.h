#pragma once

#include <sys/types.h>

#include <csignal>
#include <filesystem>
#include <string>
#include <vector>

#include "support/namespaces.h"

namespace mazefolio::tests {

/// A program that runs beside the test, and is asked to end with it.
class Beside {
 public:
  explicit Beside(const std::vector<std::string>& command, const std::vector<std::string>& environment = {});
  ~Beside();
  Beside(const Beside&) = delete;
  Beside& operator=(const Beside&) = delete;

  /// What stands behind `before` in a line that it prints, up to the next blank. Waits for it; throws after
  /// a while.
  std::string printed_after(const std::string& before) const;
  pid_t process() const { return child_; }
  /// Sends a signal, waits for the end and returns the exit code; -1 where a signal has ended it.
  int end(int signal = SIGTERM);

 private:
  std::filesystem::path out_;
  pid_t child_ = -1;
};

}  // namespace mazefolio::tests
