#pragma once

#include <string>

#include "base/namespaces.h"

namespace mazefolio::serve {

/// Tells the operator something, in one line on standard error.
void log_line(const std::string& words);

}  // namespace mazefolio::serve
