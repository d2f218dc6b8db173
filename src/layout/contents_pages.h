#pragma once

#include <string>
#include <vector>

#include "layout/level_mark.h"
#include "layout/setting.h"

namespace mazefolio::layout {

struct ContentsLine {
  std::string title, page, target;  ///< `page` as printed; empty while pages are being counted
  bool named = true;                ///< false: the title only repeats a number, so a long list leaves it out
};
struct ContentsChapter {
  ContentsLine line;
  std::string detail;  ///< "Mazes 1-6"
  LevelMark level;
  std::vector<ContentsLine> puzzles;  ///< listed as far as the list fills one page or two
};
struct ContentsContent {
  std::string title;
  std::vector<ContentsChapter> chapters;  ///< the answers are one more chapter, without puzzles
};

/// The number of pages that the list takes; independent of the page numbers in it.
int contents_page_count(const Setting& setting, const ContentsContent& content);
/// One page for each furniture, of which there must be contents_page_count.
std::vector<Page> contents_pages(const Setting& setting, const std::vector<Furniture>& furniture,
                                 const ContentsContent& content);

}  // namespace mazefolio::layout
