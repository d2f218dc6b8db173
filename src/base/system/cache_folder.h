#pragma once

#include <filesystem>

#include "base/namespaces.h"

namespace mazefolio::base {

/// The folder for what the program may forget: mazefolio in $XDG_CACHE_HOME or ~/.cache. Empty where neither
/// is known.
std::filesystem::path cache_folder();

}  // namespace mazefolio::base
