#pragma once

#include <string>

#include "layout/setting.h"

namespace mazefolio::layout {

struct ExplanationContent {
  std::string title;  ///< of every such page
  std::string name;   ///< of what is explained
  std::string text;   ///< a paragraph
};
/// A heading and a paragraph; pictures are added into explanation_box.
Page explanation_page(const Setting& setting, const Furniture& furniture, const ExplanationContent& content);
/// What the words leave of the page.
Rect explanation_box(const Setting& setting, bool recto, const ExplanationContent& content);

}  // namespace mazefolio::layout
