#pragma once

#include <memory>
#include <string>

#include "layout/level_mark.h"
#include "layout/setting.h"

namespace mazefolio::layout {

struct ChapterContent {
  int number = 0;     ///< 0: not numbered
  std::string label;  ///< "Chapter 2"
  std::string title, text;
  std::string detail;  ///< "Mazes 1-6"
  LevelMark level;
  std::shared_ptr<const std::string> art{};  ///< SVG where the texts leave room for it; null: none
};
Page chapter_page(const Setting& setting, const Furniture& furniture, const ChapterContent& content);

}  // namespace mazefolio::layout
