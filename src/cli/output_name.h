#pragma once

#include <filesystem>
#include <string>

#include "base/system/file.h"

namespace mazefolio::cli {

/// The file that an argument names; "-" is standard output.
inline std::filesystem::path output_name(const std::string& argument) {
  return argument == "-" ? standard_output : std::filesystem::path(argument);
}

}  // namespace mazefolio::cli
