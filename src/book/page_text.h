#pragma once

#include "book/book.h"
#include "layout/answer_page.h"
#include "layout/contents_pages.h"
#include "layout/front_pages.h"
#include "layout/score_card.h"

namespace mazefolio::book {

/// What all pages of the book share.
Setting setting_of(const HouseData& house, const PageGeometry& geometry, TextMeasurer& measurer);

/// The measured level as words or stars show it; of several puzzles, the range.
LevelMark level_mark(const Words& words, double score);
LevelMark level_range(const Words& words, const std::vector<BookPuzzle>& puzzles, std::size_t first,
                      std::size_t count);

/// Its title, with its number in it or before it.
std::string listed_title(const Words& words, const BookPuzzle& puzzle);

GateWords gate_words(const Words& words);

/// Everything that is printed around a puzzle. Of a request: as wide and high as it may get, for measuring.
PuzzleText puzzle_text(const Words& words, const EntryRequest& request);
PuzzleText puzzle_text(const Book& book, std::size_t i);
/// What stands above its answer in the key of its book.
AnswerText answer_text(const Book& book, std::size_t i);

/// Page numbers that the plan does not know yet are as wide as page numbers get.
ContentsContent contents_text(const BookSpec& spec, const Words& words,
                              const std::vector<BookPuzzle>& puzzles, const PagePlan& plan);
bool has_score_card(const BookSpec& spec);
/// A line for each puzzle, below its chapter's title.
ScoreCardContent score_card_text(const BookSpec& spec, const Words& words,
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
