#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace mazefolio::maze {

/// A shape that is printed in a cell instead of a letter, and the character that is the text of such a mark.
struct MarkShape {
  std::string name, symbol;
};

/// The table: shapes that nobody takes for one another, however small. Their outlines are in draw/mark_art.
std::span<const MarkShape> mark_shapes();

/// Null where there is none.
const MarkShape* shape_named(std::string_view name);
const MarkShape* shape_of_mark(std::string_view text);

/// What files tell of a mark: {"shape", "star"}, or {"text", "A"}.
std::pair<std::string, std::string> told_mark(const std::string& text);

}  // namespace mazefolio::maze
