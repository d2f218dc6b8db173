#pragma once

#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::render {

struct FontChoice {
  std::string asked;       ///< the family that was found, or the first one requested
  std::string used;        ///< its name as the font spells it, or the name of the substitute
  bool installed = false;  ///< false: `used` is a substitute, which should be reported
};

/// The first installed family of `wanted` (letter case does not matter), or else its substitute. Generic
/// names (serif, sans-serif, monospace) count as not installed. Throws WorldError where there is no font at
/// all, or where the configuration of fonts cannot be read.
FontChoice choose_font(const std::vector<std::string>& wanted);

}  // namespace mazefolio::render
