#pragma once

#include <filesystem>
#include <string>
#include <vector>
#include "support/namespaces.h"

namespace mazefolio::tests {

struct Run {
  int exit_code = -1;
  std::string out, err;
  std::size_t peak_kib = 0;  ///< the largest resident set of it or of a process that it started
  double seconds = 0;
};

/// Runs a program found by PATH or given by path, with arguments as they are (no shell). `environment` holds
/// "NAME=value" additions. Stops it with `signal` after `signal_after_ms` when that is not 0.
Run run_program(const std::vector<std::string>& command, const std::vector<std::string>& environment = {},
                int signal = 0, int signal_after_ms = 0);

/// The built mazefolio with these arguments.
Run run_mazefolio(std::vector<std::string> arguments, const std::vector<std::string>& environment = {});

/// An empty folder of this test program's own, removed at its end.
std::filesystem::path scratch_folder();

}  // namespace mazefolio::tests
