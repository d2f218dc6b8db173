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
  std::string date, time;  ///< what the columns are for
  std::vector<ScoreCardRow> rows;
};

/// How many pages the card takes: of each maze its title and level, lines for date and time, a box to tick.
/// Short titles stand in two columns where the page is wide enough.
int score_card_page_count(const Setting& setting, const ScoreCardContent& content);
/// The page of this number, counted from 0; there must be so many.
Page score_card_page(const Setting& setting, const Furniture& furniture, const ScoreCardContent& content,
                     int part);

}  // namespace mazefolio::layout
