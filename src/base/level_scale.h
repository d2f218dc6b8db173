#pragma once

#include <span>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::base {

/// The scale of difficulty: levels 1 to 10 in named bands, the easiest first.
struct LevelBand {
  std::string_view name;
  int low, high;
};
std::span<const LevelBand> level_bands();

/// Index of the band that a level belongs to.
std::size_t band_index(int level);

}  // namespace mazefolio::base
