#pragma once

#include <string>
#include <vector>

#include "layout/level_mark.h"
#include "layout/setting.h"

namespace mazefolio::layout {

struct ContentsLine {
  std::string title, page, target;  ///< `page` as printed; it may be empty while pages are counted
  bool named = true;                ///< false: the title only says a number, so a long list leaves it out
};
struct ContentsChapter {
  ContentsLine line;
  std::string detail;  ///< "Mazes 1-6"
  LevelMark level;
  std::vector<ContentsLine> puzzles;  ///< those that let the list fill one page or two
};
struct ContentsContent {
  std::string title;
  std::vector<ContentsChapter> chapters;  ///< the answers are one more, without puzzles
};

/// How many pages the list takes; does not depend on the page numbers in it.
int contents_page_count(const Setting& setting, const ContentsContent& content);
/// One page for each furniture; there must be contents_page_count of them.
std::vector<Page> contents_pages(const Setting& setting, const std::vector<Furniture>& furniture,
                                 const ContentsContent& content);

}  // namespace mazefolio::layout
