#include "book/instructions.h"

#include <algorithm>
#include <set>
#include <utility>

#include "book/page_text.h"
#include "book/rule_examples.h"
#include "draw/crossing.h"
#include "draw/draw_tangle.h"
#include "maze/thick.h"

namespace mazefolio::book {
namespace {

/// What a solver has to know of one maze.
struct Traits {
  bool visit = false, labyrinth = false, loops = false, halls = false, bridges = false;
  bool parts = false;     ///< hang together by bridges
  bool pictures = false;  ///< stand for start or finish
  bool letters = false;   ///< stand for start or finish
  bool strings = false;   ///< there is neither a way nor a wall
};

Traits traits_of(const BookPuzzle& p) {
  const Maze& maze = p.puzzle.maze;
  const bool thick = is_thick(*maze.topology);
  Traits t;
  t.visit = !maze.goals.empty();
  t.labyrinth = !thick && p.puzzle.perfect && is_single_path(p.puzzle);
  t.loops = !p.puzzle.perfect && !p.puzzle.rule.has_own_way();
  t.halls = thick;  // there are as many ways through a hall as one likes, but they make no difference
  t.bridges = !crossings_of(*maze.topology).empty();
  const auto& details = p.placed.style.details;
  t.parts = p.puzzle.fit.bridges > 0 || (details && details->letters);
  t.strings = has_strings(maze);
  t.pictures = !t.strings && (p.placed.style.icons.start || p.placed.style.icons.finish);
  for (const GateMark& mark : p.placed.fit.gates)
    t.letters = t.letters || (mark.inside && !mark.icon && !t.visit && !mark.word.text.empty());
  return t;
}

/// What a solver has to know of the book.
struct Lessons {
  bool way = false, one_way = true, pictures = false, letters = false, visit = false, many_ways = false,
       bridges = false, parts = false, labyrinth = false, branches = false;
  bool walls = false;
  bool both_ways = true;  ///< every way may be walked backwards
};

Lessons lessons_of(const Book& book) {
  Lessons all;
  for (const BookPuzzle& p : book.puzzles) {
    const Traits t = traits_of(p);
    all.way = all.way || !(t.visit || t.strings);
    const bool directed = p.puzzle.maze.marks && p.puzzle.maze.marks->directed;
    all.walls = all.walls || !(directed || p.puzzle.rule.on_open_field());
    const ChosenRule& rule = p.puzzle.rule;
    all.one_way = all.one_way && !t.loops && !t.halls && !t.visit && !rule.braids() &&
                  !(rule.asks() && rule.only() != Only::way);
    all.pictures = all.pictures || t.pictures;
    all.letters = all.letters || t.letters;
    all.visit = all.visit || t.visit;
    all.many_ways = all.many_ways || t.loops;
    all.bridges = all.bridges || t.bridges;
    all.parts = all.parts || t.parts;
    all.labyrinth = all.labyrinth || t.labyrinth;
    all.branches = all.branches || !t.labyrinth;
    all.both_ways = all.both_ways && !directed;
  }
  return all;
}

}  // namespace

InstructionsContent instructions_text(const Book& book) {
  const Words& words = book.house.words;
  const InstructionWords& say = words.instructions;
  const Lessons lessons = lessons_of(book);
  const bool timed = book.spec->clock_line;  // then all readers do the same, and nobody looks anything up
  InstructionsContent content{say.title, {}, "", ""};
  if (has_plain_mazes(book) || first_example(book)) {
    content.maze_caption = words.maze;
    content.answer_caption = words.answer;
  }
  const auto add = [&](bool when, const std::string& step) {
    if (when) content.steps.push_back(step);
  };
  add(lessons.way, say.way);
  // The others have pages of their own.
  if (const RuleExample* ruled = first_example(book)) add(true, ruled->story);
  add(lessons.letters, fill(say.letters, {{"start", words.start_letter}, {"finish", words.finish_letter}}));
  add(lessons.pictures, say.pictures);
  add(lessons.visit, fill(say.visit, {{"a", words.letters[0]}, {"b", words.letters[1]}}));
  add(lessons.one_way && lessons.branches, say.one_way);
  // It says that one may turn back.
  add(lessons.walls && (lessons.both_ways || has_plain_mazes(book)), say.walls);
  add(lessons.bridges, say.bridges);
  add(lessons.parts, say.parts);
  add(lessons.many_ways, timed ? words.study.any_way : say.many_ways);
  add(lessons.labyrinth, say.labyrinth);
  add(lessons.way && lessons.branches && lessons.both_ways && !timed, say.stuck);
  add(book.spec->answers.place == AnswerPlace::separate && !timed, say.booklet);
  add(book.spec->answers.place == AnswerPlace::foot, say.foot);
  add(book.spec->answers.place == AnswerPlace::end || book.spec->answers.place == AnswerPlace::chapter,
      say.answers);
  const LevelScale scale = level_scale(book.house, book.puzzles);
  // Signs that are equal on all pages need no words.
  const auto shows = [&](LevelStyle style) {
    std::set<std::pair<int, int>> levels;
    for (const BookPuzzle& p : book.puzzles)
      if (const LevelMark mark = level_mark(scale, p.puzzle.score);
          p.shows_level && shown_as(book.house.look, mark) == style)
        levels.emplace(mark.of_book, mark.level);
    return levels.size() > 1;
  };
  add(shows(LevelStyle::stars), say.stars);
  add(shows(LevelStyle::pips), say.pips);
  add(shows(LevelStyle::pictures), say.level_pictures);
  return content;
}

}  // namespace mazefolio::book
