#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "layout/setting.h"

namespace mazefolio::layout {

/// The examples of rules that one page holds.
std::size_t examples_a_page(const Setting& setting);

struct ExamplePage {
  Page page;
  std::vector<std::pair<Rect, Rect>> boxes;  ///< of each example: for its maze, and for its answer
};

/// Under a title, sentences with two boxes below each; as many of them as a page holds.
ExamplePage example_page(const Setting& setting, const Furniture& furniture, const std::string& title,
                         std::span<const std::string> sentences);

}  // namespace mazefolio::layout
