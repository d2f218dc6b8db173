#pragma once

#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::render {

struct FontChoice {
  std::string asked;       ///< the family that was found, or the first one wanted
  std::string used;        ///< its name as the font spells it, or the substitute's
  bool installed = false;  ///< false: `used` is a substitute, tell the user
};

/// The first installed family of `wanted` (letter case does not matter), else the family that stands in for
/// them. Generic names (serif, sans-serif, monospace) count as not installed. WorldError when there is no
/// font at all.
FontChoice choose_font(const std::vector<std::string>& wanted);

}  // namespace mazefolio::render
