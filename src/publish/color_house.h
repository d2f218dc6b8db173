#pragma once

#include "book/house_data.h"

namespace mazefolio::publish {

/// Gives the icons and the ways of the answers of a book that is printed in color the inks of its palette.
/// The author's own SVG stays as it is.
void color_house(const BookSpec& spec, HouseData& house);

}  // namespace mazefolio::publish
