#pragma once

#include "base/namespaces.h"

namespace mazefolio::cli {

/// Exit codes. Scripts rely on them: they do not change.
enum ExitCode { done = 0, world_failed = 1, input_wrong = 2, fell_short = 3, interrupted = 130 };

/// Runs the program with these arguments and returns its exit code. Throws nothing.
int run(int argc, const char* const* argv);

}  // namespace mazefolio::cli
