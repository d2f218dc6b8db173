#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace mazefolio::maze {

// What the parsers of both text forms share.

/// The code points of one line of text.
using Line = std::u32string;

/// Lines of well-formed UTF-8, without their ends and without a last empty one.
std::vector<Line> code_points(std::string_view text);

/// The first errors of a text, at most twenty, with their places.
class TextErrors {
 public:
  /// Line and column of a character, counted from 0.
  void add(std::size_t line, std::size_t column, std::string message);
  bool any() const { return found_.has_errors(); }
  const Diagnostics& found() const { return found_; }

 private:
  Diagnostics found_;
};

/// Fills short lines up with `filling`. Fails where one long line would make the others too long.
Outcome make_equally_long(std::vector<Line>& lines, char32_t filling);

}  // namespace mazefolio::maze
