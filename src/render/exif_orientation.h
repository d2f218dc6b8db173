#pragma once

#include <string_view>

#include "base/picture.h"

namespace mazefolio::render {

/// How a camera was held, by the Exif block of a JPEG picture: 1 (upright) to 8, as Exif counts. 1 where the
/// block does not say.
int exif_orientation(std::string_view block);

/// The picture as it is to be seen, from pixels of that orientation.
Picture upright(Picture picture, int orientation);

}  // namespace mazefolio::render
