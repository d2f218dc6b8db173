#pragma once

#include <string>

namespace mazefolio {

/// Rounded to `decimals`, without trailing zeros, "-0" or a locale's comma.
std::string short_number(double value, int decimals);

}  // namespace mazefolio
