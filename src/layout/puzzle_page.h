#pragma once

#include <span>
#include <string>
#include <vector>

#include "layout/level_mark.h"
#include "layout/setting.h"

namespace mazefolio::layout {

/// The words around one puzzle.
struct PuzzleText {
  int number = 1;
  std::string title;  ///< its own, or "Maze 7"; empty: none
  std::string story;
  std::string answer;  ///< "Answer on page 31"
  std::string algorithm;
  LevelMark level;
  std::string marker, outline;  ///< the puzzle's named place, and its line in the outline
  std::string answer_target;    ///< the named place that the answer note leads to
  bool own_title =
      true;  ///< false: the title only repeats the number, and a look with large numerals leaves it out
};

/// The number of text lines in each slot. It is the same for the whole book, so that mazes have the same
/// place on every page.
struct SlotRoom {
  int title_lines = 1, story_lines = 0;
  bool answer_note = true;
  bool name_line = false;  ///< name and date above the page
};
/// The lines that the longest of these texts need at `per_page`; levels and page numbers may still be
/// missing.
SlotRoom slot_room(const Setting& setting, int per_page, std::span<const PuzzleText> puzzles, bool name_line);

/// The boxes of the mazes of a page, which do not depend on the mazes. Boxes of rectos and versos have equal
/// sizes.
std::vector<Rect> puzzle_boxes(const Setting& setting, bool recto, int per_page, const SlotRoom& room);

struct PuzzlePageContent {
  int per_page = 1;
  std::vector<PuzzleText> puzzles;  ///< at most per_page, in slot order
  std::string name_word, date_word;
  std::string pupil = {};  ///< printed on the line for the name; empty: the line is left to be filled in
};
/// The page without the mazes, which are drawn into puzzle_boxes.
Page puzzle_page(const Setting& setting, const Furniture& furniture, const SlotRoom& room,
                 const PuzzlePageContent& content);

}  // namespace mazefolio::layout
