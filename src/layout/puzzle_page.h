#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "layout/foot.h"
#include "layout/level_mark.h"
#include "layout/setting.h"

namespace mazefolio::layout {

/// The words around one puzzle.
struct PuzzleText {
  int number = 1;
  std::string title;  ///< its own, or "Maze 7"; empty: none
  std::string story;
  bool whole_story = false;  ///< it says what is to be done, and is never cut short
  std::string answer;        ///< "Answer on page 31"
  std::string algorithm;
  LevelMark level;
  std::vector<std::size_t> blanks;  ///< the letters of each word that a reader finds and writes down
  std::string marker, outline;      ///< the puzzle's named place, and its line in the outline
  std::string answer_target;        ///< the named place that the answer note leads to
  bool own_title =
      true;  ///< false: the title only repeats the number, and a look with large numerals leaves it out
};

/// When a maze is read, after its words and before the note that leads to its answer.
constexpr int turn_of_maze(std::size_t on_page) { return 3 * static_cast<int>(on_page) + 2; }
/// And what stands at the foot, after all of them.
constexpr int turn_of_foot = 1'000'000;

/// What words and arrows take around each maze. It is the same for all pages of a book with this many mazes,
/// so that these have the same place on every page.
struct SlotRoom {
  int title_lines = 1, story_lines = 0;
  bool answer_note = true;  ///< where the answer is
  int note_lines = 1;
  bool note_in_head = false;   ///< on shared pages: beside the level, not below the maze
  bool one_line = false;       ///< on shared pages and in large type: title and level share a line
  bool name_line = false;      ///< name and date above the page
  bool clock_line = false;     ///< boxes for the time, above the page
  bool running_head = true;    ///< where the look has one
  bool story_in_head = false;  ///< beside the badge, below title and level, not below both
  bool note_in_foot = false;   ///< on the line of the folio, not below the maze
  double type = 1;             ///< scale of titles and stories, down to the smallest type
  double numeral = 1;          ///< scale of large numbers, on top of that
  double band = 0;             ///< height of the arrows and words above and below each maze, points
  double art = 0;              ///< height of the pictures at the gates, points
  double edge = 0;             ///< half of the thickest rim, points
  double blanks = 0;           ///< height of the lines below each maze to write on, points
  FootRoom foot;               ///< of the answers at the foot of the page
};
/// The most that stands above the only maze of a page, points.
constexpr double most_head = 86.4;

/// The room for the longest of these texts within the head that is allowed; longer ones are cut. Levels and
/// page numbers may still be missing. Name line, band, art and edge are those of `given`; its foot says what
/// is wanted.
SlotRoom slot_room(const Setting& setting, int per_page, std::span<const PuzzleText> puzzles,
                   const SlotRoom& given);

/// How far the pitches of a maze that fills its frame may differ between x and y.
constexpr double most_stretch = 0.03;

/// The place of one maze on its page. All frames of a page are equal.
struct PuzzleBox {
  Rect slot;   ///< words, arrows and maze
  Rect frame;  ///< the outline of the maze
  Rect area;   ///< the frame with its arrows
};
/// They do not depend on the mazes. Boxes of rectos and versos have equal sizes.
std::vector<PuzzleBox> puzzle_boxes(const Setting& setting, bool recto, int per_page, const SlotRoom& room);

struct PuzzlePageContent {
  int per_page = 1;
  std::vector<PuzzleText> puzzles;  ///< at most per_page, in slot order
  std::string name_word, date_word;
  std::string pupil = {};  ///< printed on the line for the name; empty: the line is left to be filled in
  std::string clock_before = {}, clock_after = {};  ///< words beside the boxes for the time
};
/// The page without the mazes, which are drawn into the frames of puzzle_boxes.
Page puzzle_page(const Setting& setting, const Furniture& furniture, const SlotRoom& room,
                 const PuzzlePageContent& content);

}  // namespace mazefolio::layout
