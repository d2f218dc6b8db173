#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::pdf {

/// The page contents with the paths in the places of their stand-ins. Throws InternalError unless there are
/// as many.
std::string with_paths(std::string_view content, const std::vector<std::string>& paths);

}  // namespace mazefolio::pdf
