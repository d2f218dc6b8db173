#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "layout/setting.h"

namespace mazefolio::layout {

/// The height of the lines on which a reader writes words of so many letters, where they may be `width` wide.
/// No words: 0.
double blanks_height(std::span<const std::size_t> words, double width);

/// Adds the lines, one for each letter, in the middle of the strip. A word that fits a row is not broken.
void add_blanks(const Rect& strip, std::span<const std::size_t> words, std::vector<Item>& items);

}  // namespace mazefolio::layout
