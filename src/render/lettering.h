#pragma once

#include <string>
#include <vector>

#include "base/picture.h"

namespace mazefolio::render {

/// Centered lines of black text on a transparent ground, close to each other and cropped to the ink. The
/// longer side is about 1200 pixels (900 of several lines), at most 2048; letters that are heavier by some
/// pixels on all sides stand where they would stand otherwise. Where the width of a stroke is given, straight
/// sides of letters are apart by most of it. Throws InputError where no installed font has a character, or
/// where nothing is visible.
Picture lettering(const std::string& text, const std::string& family, bool bold, double heavier = 0,
                  double stroke = 0);

/// The text in one line, two, three ...: words below each other, or parts of a word whose letters stand
/// apart. A text that has several lines is kept as it is.
std::vector<std::string> arrangements(const std::string& text);

/// The words of a text, or the letters of a single word where they stand apart; no lone punctuation.
std::vector<std::string> text_parts(const std::string& text);

}  // namespace mazefolio::render
