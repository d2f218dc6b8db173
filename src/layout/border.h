#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/ink_styles.h"
#include "layout/frame.h"

namespace mazefolio::layout {

/// The frame around a page: lines, pictures in a row, and a piece in each corner.
struct PageBorder {
  BorderLines lines = BorderLines::none;
  std::vector<std::shared_ptr<const std::string>> pictures;  ///< SVG, around the page in turn
  std::shared_ptr<const std::string> corner;  ///< SVG drawn for the top left; null where there is none
  bool slim = false;                          ///< the pictures stand in the corners alone, on one line
  bool empty() const { return lines == BorderLines::none && pictures.empty() && !corner; }
};

/// How far the border reaches from the outer edge of its box to the area that it leaves free, points.
double border_band(const PageBorder& border, Size page);

/// The border inside of `outer`, in one ink.
std::vector<Item> draw_border(const PageBorder& border, const Rect& outer, Size page);

}  // namespace mazefolio::layout
