#pragma once

#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::base {

/// What a screen edition says where there is something to see, in the order of its structure.
struct SpokenTexts {
  std::vector<std::string> figures, links;
};

}  // namespace mazefolio::base
