#pragma once

#include <map>
#include <memory>
#include <string>

#include "base/geometry/geometry.h"
#include "base/picture.h"

namespace mazefolio::base {

/// A picture as it is printed: SVG, or pixels.
struct PageArt {
  std::shared_ptr<const std::string> svg;
  std::shared_ptr<const Picture> pixels;
  Size size;  ///< in its own units; only the proportion counts
};

/// Pictures by the names that a text uses.
using ArtByName = std::map<std::string, PageArt>;

}  // namespace mazefolio::base
