#include "base/level_scale.h"

#include <array>

namespace mazefolio::base {

std::span<const LevelBand> level_bands() {
  static constexpr std::array<LevelBand, 5> bands{
      {{"easy", 1, 2}, {"medium", 3, 4}, {"hard", 5, 6}, {"expert", 7, 8}, {"fiendish", 9, 10}}};
  return bands;
}

std::size_t band_index(int level) {
  std::size_t i = 0;
  while (i + 1 < level_bands().size() && level > level_bands()[i].high) ++i;
  return i;
}

}  // namespace mazefolio::base
