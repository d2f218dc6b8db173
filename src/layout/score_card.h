#pragma once

#include <string>
#include <vector>

#include "layout/level_mark.h"
#include "layout/setting.h"

namespace mazefolio::layout {

/// A maze on the card, or the title of a chapter above its mazes.
struct ScoreCardRow {
  std::string title, target;
  LevelMark level;
  bool chapter = false;
};
struct ScoreCardContent {
  std::string title;
  std::string date, time;  ///< headings of the columns
  std::vector<ScoreCardRow> rows;
};

/// The number of pages of the card. Each maze has its title and level, lines for date and time, and a box to
/// tick. Short titles are set in two columns where the page is wide enough.
int score_card_page_count(const Setting& setting, const ScoreCardContent& content);
/// The page with index `part`, from 0, which must be below score_card_page_count.
Page score_card_page(const Setting& setting, const Furniture& furniture, const ScoreCardContent& content,
                     int part);

}  // namespace mazefolio::layout
