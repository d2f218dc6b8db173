#pragma once

#include "base/namespaces.h"

namespace mazefolio::cli {

/// Exit codes, promised to scripts.
enum ExitCode { done = 0, world_failed = 1, input_wrong = 2, fell_short = 3, interrupted = 130 };

/// The program: arguments to command to exit code. Nothing it meets leaves as an exception.
int run(int argc, const char* const* argv);

}  // namespace mazefolio::cli
