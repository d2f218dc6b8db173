#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/geometry/length.h"
#include "base/result.h"
#include "spec/book_spec.h"

namespace mazefolio::spec {

class DataFiles;
struct FileName;

// House data: the program's own files in configs/.

struct Paper {
  std::string name, summary;
  Length width, height;
};

/// Who is spoken to: many languages say "you" in two ways, and some write for children in other letters.
enum class Register { kids, adults };

/// In years; 0: not said.
struct AgeRange {
  int from = 0, to = 0;
};

/// What an audience needs: the least dimensions, mazes and words that suit it.
struct Audience {
  std::string name, summary;
  Length corridor;  ///< clear width between walls
  Length wall;
  Length text;              ///< smallest type
  Length art;               ///< height of the pictures at the gates, on a large page
  Length arrow{};           ///< length of the arrows there, where no pictures are and corridors are wide
  AgeRange ages{};          ///< of children
  LevelRange levels{1, 2};  ///< from the first to the last maze of a book that does not say
  int decisions = 2;        ///< fewest on the way through a maze
  Register spoken_to = Register::kids;
  bool sturdy = false;           ///< needs upright type whose strokes are not thin
  bool relative_levels = false;  ///< levels are shown among those of the book, as children understand them
};

/// The sentences of "How to play"; a book prints those that are true of it.
struct InstructionWords {
  std::string title;
  std::string way, one_way, many_ways, walls, stuck;
  std::string pictures, letters, visit;  ///< what marks the places to find
  std::string bridges, parts, labyrinth;
  std::string answers, booklet, foot;       ///< where the answers are
  std::string stars, pips, level_pictures;  ///< what the level marks mean
};

/// What a study prints: for those who solve its mazes, and for the one who leads it.
struct StudyWords {
  std::string title, booklet;
  std::string aim, clock, before, after, any_way, give_up, rest;
  std::string consent, signature;
  std::string clock_before, clock_after;  ///< beside the boxes above each maze
  std::string leader_title, leader_print, leader_clock, leader_type, leader_read;
};

/// The words of pages that explain how a maze was made.
struct ExplainWords {
  std::string title;
  std::string passages, walls, cells, generation, moves;  ///< below a step, with their number
  std::string finished;
  std::map<std::string, std::string> how;  ///< a paragraph by the name of the generator; some may be missing
};

/// The words of pages that are none of mazes.
struct PageWords {
  std::string belongs_to;
  std::string tips_title;
  std::vector<std::string> tips;
  std::string color_test, color_test_text;
  std::string die, die_text;
  std::string progress, progress_text;
  std::string certificate, certificate_text, well_done, signature;
  std::string notes, about, fact;
  std::string more_books, also_by;  ///< above other books; with their author
  std::string published_by, printed_in, isbn;
};

/// The words of covers. They say no title, which is the author's.
struct CoverWords {
  std::string answers, ages;  ///< badges: "With answers", "Ages {a}–{b}"
  std::string hook, blurb;    ///< a question and a sentence for the back
};

/// What the figures of a screen edition say to those who do not see them.
struct FigureWords {
  std::string maze, rated_maze;  ///< without its level, with it
  std::string answer, example, example_answer;
  std::string squares, hexagons, triangles, cells;  ///< what a maze is made of, and how many
  std::vector<std::string> places;                  ///< on a page, three in each row
};

/// Every word that a book prints, in one register. fill() replaces placeholders such as "{n}".
struct Words {
  std::string language, direction;        ///< "ltr" or "rtl"
  std::u32string alphabet;                ///< letters beyond ASCII in the words of all registers, in order
  std::vector<std::string> quotes;        ///< open, close; inside of these open, close
  std::string dash;                       ///< between parts of a sentence, with its blanks
  std::string comma;                      ///< between the items of a list, with its blank
  std::string goal;                       ///< what to do in a maze
  std::string start_badge, finish_badge;  ///< at the gates, in capitals where the script has any
  std::string start, finish, start_letter,
      finish_letter;                 ///< at the gates; the letters where a word has no room
  std::vector<std::string> letters;  ///< of places that a solution joins, in order
  std::string maze, mazes, maze_number, maze_span, numbered_title, chapter_number;
  std::string contents, answers, answer, answer_on_page, answer_in_booklet, answer_to_page;
  std::vector<std::string> levels;                 ///< easy, medium, hard, expert, fiendish
  std::string level_one, level_span, level_range;  ///< a level, levels with one word, levels with two
  InstructionWords instructions;
  StudyWords study;
  ExplainWords explain;
  PageWords pages;
  CoverWords cover;
  FigureWords figures;
  std::map<std::string, std::string> rules;   ///< what to do, by the name of the rule; some may be missing
  std::map<std::string, std::string> shapes;  ///< of marks, by their names in specs
  std::vector<std::string> help;              ///< sentences of mazes that lead from {from} to {to}
  std::string name, date, time, score_card, by, copyright, all_rights, made_with;
};

/// The text with every known "{key}" replaced by its value.
std::string fill(const std::string& text, const std::vector<std::pair<std::string, std::string>>& values);

// Each of these gives all errors of its file, and throws WorldError where the file is missing or cannot be
// read.

Result<std::vector<Paper>> read_papers(const DataFiles& files);
Result<std::vector<Audience>> read_audiences(const DataFiles& files);
Result<Words> read_words(const DataFiles& files, const std::string& language, Register spoken_to);

}  // namespace mazefolio::spec
