#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "maze/maze.h"

namespace mazefolio::maze {

// What the readers of both text forms share.

/// The code points of one line of text.
using Line = std::u32string;

/// Lines of well-formed UTF-8, without their ends and without a last empty one.
std::vector<Line> code_points(std::string_view text);

/// What a reader says, and where: lines and columns of characters, here from 0. The first of very many.
class Complaints {
 public:
  explicit Complaints(Diagnostics& found) : found_(found) {}
  /// Always false.
  bool operator()(std::size_t line, std::size_t column, std::string message) {
    if (++told_ <= most)
      found_.error({"", static_cast<int>(line + 1), static_cast<int>(column + 1)}, std::move(message));
    return false;
  }

 private:
  static constexpr int most = 20;
  int told_ = 0;
  Diagnostics& found_;
};

/// Fills short lines up with `filling`; false, with a complaint, where one long line would make too much of
/// the others.
bool make_equally_long(std::vector<Line>& lines, char32_t filling, Complaints& complain);

/// What is returned where there is none.
Maze no_maze();

}  // namespace mazefolio::maze
