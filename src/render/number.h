#pragma once

#include <string>

#include "base/namespaces.h"

namespace mazefolio::render {

/// Rounded to `decimals`, without trailing zeros, "-0" or a locale's comma.
std::string short_number(double value, int decimals);

}  // namespace mazefolio::render
