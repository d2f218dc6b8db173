#pragma once

#include <string>

#include "base/namespaces.h"

namespace mazefolio::render {

/// The number rounded to `decimals`, without trailing zeros and "-0", in any locale.
std::string short_number(double value, int decimals);

}  // namespace mazefolio::render
