#pragma once

#include "base/namespaces.h"

namespace mazefolio::base {

/// Print: ink only. Screen: also links, named places, an outline and page labels.
enum class Edition { print, screen };

}  // namespace mazefolio::base
