#pragma once

#include <string>
#include <string_view>

namespace mazefolio {

/// SHA-256 as 64 hex digits.
std::string sha256(std::string_view bytes);

}  // namespace mazefolio
