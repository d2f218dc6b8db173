#pragma once

#include <cstddef>
#include <cstdint>

#include "base/namespaces.h"

namespace mazefolio::preview {

/// Which page is wanted as a picture, and how.
struct PageWish {
  std::size_t index = 0;  ///< from 0
  int width_px = 0;
  bool solved = false;     ///< with the ways through its mazes
  std::uint64_t made = 0;  ///< the version in which its book was made; 0: that of the last one
};

}  // namespace mazefolio::preview
