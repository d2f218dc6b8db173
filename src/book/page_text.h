#pragma once

#include "book/book.h"
#include "layout/answer_page.h"
#include "layout/contents_pages.h"
#include "layout/front_pages.h"
#include "layout/score_card.h"
#include "layout/study_page.h"

namespace mazefolio::book {

/// What all pages of the book share.
Setting setting_of(const HouseData& house, const PageGeometry& geometry, TextMeasurer& measurer);

/// How a book shows levels: with their words, or among the levels of its puzzles, as children see them.
struct LevelScale {
  const Words& words;
  int lowest = 0, highest = 0;  ///< of the book's puzzles, where marks are relative to them; else 0
};
LevelScale level_scale(const HouseData& house, const std::vector<BookPuzzle>& puzzles);

/// The measured level as words or signs show it; of several puzzles, the range. Empty where marks are
/// relative, and all puzzles of the book have one level.
LevelMark level_mark(const LevelScale& scale, double score);
LevelMark level_range(const LevelScale& scale, const std::vector<BookPuzzle>& puzzles, std::size_t first,
                      std::size_t count);

/// Its title, with its number in it or before it.
std::string listed_title(const Words& words, const BookPuzzle& puzzle);

/// What a page says of a rule.
std::string rule_sentence(const Words& words, const ChosenRule& rule);

/// What is asked of a maze with a rule, after the story that its book tells, if it tells one.
std::string rule_story(const Words& words, const ChosenRule& rule, const std::string& story);

/// The story of a maze, but for "{level}"; or, where the template asks for it, a sentence that says what to
/// do.
std::string story_of(const HouseData& house, const EntryRequest& request);

GateWords gate_words(const Words& words, const Look& look);

/// "Answer on page 31", or in the booklet of a separate key; empty where the book has no answers.
std::string answer_note(const Words& words, AnswerPlace place, int page);

/// Everything that is printed around a puzzle. Of a request: as wide and high as it may get, for measuring.
PuzzleText puzzle_text(const HouseData& house, AnswerPlace answers, const EntryRequest& request);
PuzzleText puzzle_text(const Book& book, std::size_t i);
/// What the way spells, or the names that it meets, in their order, or its moves; empty where nothing is
/// told.
std::string told_by_answer(const Puzzle& puzzle);
/// What stands above its answer in the key of its book.
AnswerText answer_text(const Book& book, std::size_t i);

/// Page numbers that the plan does not know yet are as wide as page numbers get.
ContentsContent contents_text(const BookSpec& spec, const HouseData& house,
                              const std::vector<BookPuzzle>& puzzles, const PagePlan& plan);
/// Whether there is one before or behind the chapters.
bool has_page(const BookSpec& spec, PageType type);
StudyContent study_text(const Words& words);
/// A line for each puzzle, below its chapter's title.
ScoreCardContent score_card_text(const BookSpec& spec, const HouseData& house,
                                 const std::vector<BookPuzzle>& puzzles);
/// An empty line between title, rights and program.
std::vector<std::string> copyright_lines(const BookSpec& spec, const HouseData& house);

/// Index range of a chapter's puzzles.
std::pair<std::size_t, std::size_t> puzzles_of_chapter(const std::vector<BookPuzzle>& puzzles,
                                                       std::size_t chapter);

/// "Mazes 1-6"; of one puzzle "Maze 1", of none "".
std::string puzzle_span(const Words& words, const std::vector<BookPuzzle>& puzzles, std::size_t first,
                        std::size_t count);

/// The names of the targets of links.
std::string puzzle_marker(int number);
std::string answer_marker(int number);
std::string chapter_marker(std::size_t chapter);

}  // namespace mazefolio::book
