#pragma once

#include <filesystem>
#include <string>

#include "base/namespaces.h"

namespace mazefolio::cli {

/// Opens an address or a file for the user; where that cannot be, a warning says why.
void show(const std::string& address);
void show_file(const std::filesystem::path& file);

}  // namespace mazefolio::cli
