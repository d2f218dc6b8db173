#pragma once

#include <string>
#include <utility>
#include <vector>

#include "layout/setting.h"

namespace mazefolio::layout {

struct TitleContent {
  std::string title, subtitle, author;
};
Page title_page(const Setting& setting, const Furniture& furniture, const TitleContent& content);
/// The box for a decorative maze on the title page; append its items to the page.
Rect title_art_box(const Setting& setting, bool recto, const TitleContent& content);

/// One paragraph for each line, at the foot of the page. An empty line makes a gap.
Page copyright_page(const Setting& setting, const Furniture& furniture,
                    const std::vector<std::string>& lines);

struct InstructionsContent {
  std::string title;
  std::vector<std::string> steps;
  std::string maze_caption, answer_caption;  ///< below the two boxes
};
Page instructions_page(const Setting& setting, const Furniture& furniture,
                       const InstructionsContent& content);
/// A page with long steps may have no room for pictures this wide; then it has none.
constexpr double smallest_example = 60;
/// Two boxes: for a small example maze, and for the same maze with its solution.
std::pair<Rect, Rect> example_boxes(const Setting& setting, bool recto, const InstructionsContent& content);

}  // namespace mazefolio::layout
