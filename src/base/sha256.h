#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::base {

/// SHA-256 as 64 hex digits.
std::string sha256(std::string_view bytes);
/// SHA-256 of a file of any size. Throws WorldError with the path.
std::string sha256_of_file(const std::filesystem::path& path);

}  // namespace mazefolio::base
