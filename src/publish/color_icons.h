#pragma once

#include "book/house_data.h"

namespace mazefolio::publish {

/// Gives the icons of a book that is printed in color those of its palette. The author's own SVG stays as it
/// is.
void color_icons(const BookSpec& spec, HouseData& house);

}  // namespace mazefolio::publish
