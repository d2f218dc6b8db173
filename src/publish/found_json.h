#pragma once

#include <string>

#include "base/diagnostic.h"

namespace mazefolio::publish {

/// What was found, as a JSON list of objects with severity, file, line, column, message and hint; a line or a
/// column of 0 is unknown.
std::string found_json(const Diagnostics& found);

}  // namespace mazefolio::publish
