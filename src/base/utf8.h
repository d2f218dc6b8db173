#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace mazefolio {

/// Byte offset of the first byte that is not well-formed UTF-8, if any.
std::optional<std::size_t> first_bad_utf8(std::string_view text);

}  // namespace mazefolio
