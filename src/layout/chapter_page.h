#pragma once

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
};
Page chapter_page(const Setting& setting, const Furniture& furniture, const ChapterContent& content);

}  // namespace mazefolio::layout
