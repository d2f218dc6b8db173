#include "maze/mark_shapes.h"

#include <algorithm>
#include <array>

namespace mazefolio::maze {

std::span<const MarkShape> mark_shapes() {
  static const std::array<MarkShape, 6> rows{{{"star", "\u2605"},
                                              {"ball", "\u25cf"},
                                              {"triangle", "\u25b2"},
                                              {"square", "\u25fc"},
                                              {"ring", "\u25cb"},
                                              {"heart", "\u2665"}}};
  return rows;
}

const MarkShape* shape_named(std::string_view name) {
  const auto found = std::ranges::find(mark_shapes(), name, &MarkShape::name);
  return found == mark_shapes().end() ? nullptr : &*found;
}

const MarkShape* shape_of_mark(std::string_view text) {
  const auto found = std::ranges::find(mark_shapes(), text, &MarkShape::symbol);
  return found == mark_shapes().end() ? nullptr : &*found;
}

std::pair<std::string, std::string> told_mark(const std::string& text) {
  const MarkShape* const shape = shape_of_mark(text);
  return shape ? std::pair<std::string, std::string>("shape", shape->name)
               : std::pair<std::string, std::string>("text", text);
}

}  // namespace mazefolio::maze
