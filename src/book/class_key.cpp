#include "book/class_key.h"

#include <utility>

#include "book/page_text.h"

namespace mazefolio::book {
namespace {

// The only maze of a pupil needs no number; the level helps the teacher who hands out the sheets.
AnswerText caption(const Words& words, const PupilAnswers& of, const BookPuzzle& p) {
  AnswerText text{of.pupil, "", "", "", ""};
  text.title = told_by_answer(p.puzzle);
  text.whole_title = !text.title.empty();
  if (of.puzzles.size() > 1)
    text.origin =
        p.own_title ? listed_title(words, p) : fill(words.maze_number, {{"n", std::to_string(p.number)}});
  if (p.shows_level) {
    if (!text.origin.empty()) text.origin += "  \u00B7  ";
    text.origin += level_mark({words}, p.puzzle.score).words;
  }
  return text;
}

}  // namespace

PupilAnswers answers_of(Book book) {
  return {book.spec->pupil.empty() ? book.spec->title : book.spec->pupil, std::move(book.puzzles)};
}

AnswerKey make_class_key(const BookSpec& spec, HouseData house, const std::vector<PupilAnswers>& pupils,
                         TextMeasurer& measurer) {
  AnswerKey key{&spec, std::move(house), {}, {}, spec.title, false, {}};
  std::vector<KeyEntry> entries;
  for (const PupilAnswers& pupil : pupils)
    for (const BookPuzzle& p : pupil.puzzles) {
      entries.push_back({&p, caption(key.house.words, pupil, p), {}});
      KeyAnswer& answer = key.answers.emplace_back();
      answer.puzzle = &p.puzzle;
      answer.text = entries.back().text;
    }
  key.geometry = page_geometry(spec, key.house, static_cast<int>(entries.size()));
  const Setting setting = setting_of(key.house, key.geometry, measurer);
  key.plan = plan_key(key.house, setting, entries, spec.answers.per_page);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const KeyPlace& place = key.plan.places[i];
    key.answers[i].placed = answer_on_page(key.house, setting, *entries[i].puzzle, place,
                                           is_recto(static_cast<int>(place.page) + 1));
  }
  return key;
}

}  // namespace mazefolio::book
