#pragma once

#include <string>
#include <vector>

#include "layout/frame.h"

namespace mazefolio::layout {

/// The bars of an EAN-13: one bit a module from the left, without quiet zones.
std::vector<bool> ean_modules(const std::string& digits);

/// The 13 digits of an ISBN of 10 or 13, which is valid.
std::string isbn_digits(const std::string& isbn);

/// The EAN-13 of an ISBN in its real size: bars, digits, and the ISBN above them.
struct BarCode {
  std::vector<Item> items;  ///< from the top left of its quiet zone
  Size size;                ///< with its quiet zones
};
BarCode bar_code(const std::string& isbn, const std::string& family);

}  // namespace mazefolio::layout
