#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::base {

/// The byte as "%2C".
std::string percent_encoded(char c);
/// The byte that a text begins with as '%' and two hex digits.
std::optional<char> percent_byte(std::string_view text);
/// The text with all such bytes; a '%' without hex digits stands for itself.
std::string percent_decoded(std::string_view text);

}  // namespace mazefolio::base
