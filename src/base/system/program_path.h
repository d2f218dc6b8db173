#pragma once

#include <filesystem>

#include "base/namespaces.h"

namespace mazefolio::base {

/// The file of the running program; without /proc as it was called, if it is still there. Else empty.
std::filesystem::path program_path();

}  // namespace mazefolio::base
