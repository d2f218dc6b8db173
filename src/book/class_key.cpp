#include "book/class_key.h"

#include <utility>

#include "book/page_text.h"
#include "book/place_answer.h"

namespace mazefolio::book {
namespace {

int pages_of(std::size_t answers, int n_up) { return (static_cast<int>(answers) + n_up - 1) / n_up; }

// The only maze of a pupil needs no number; the level helps the teacher who hands out the sheets.
AnswerText caption(const Words& words, const PupilAnswers& of, const BookPuzzle& p) {
  AnswerText text{of.pupil, "", "", "", ""};
  if (of.puzzles.size() > 1)
    text.origin =
        p.own_title ? listed_title(words, p) : fill(words.maze_number, {{"n", std::to_string(p.number)}});
  if (p.shows_level) {
    if (!text.origin.empty()) text.origin += "  \u00B7  ";
    text.origin += level_mark(words, p.puzzle.score).words;
  }
  return text;
}

}  // namespace

PupilAnswers answers_of(Book book) {
  return {book.spec->pupil.empty() ? book.spec->title : book.spec->pupil, std::move(book.puzzles)};
}

AnswerKey make_class_key(const BookSpec& spec, HouseData house, const std::vector<PupilAnswers>& pupils,
                         TextMeasurer& measurer) {
  AnswerKey key{&spec, std::move(house), {}, 1, spec.title, false, {}};
  std::vector<const BookPuzzle*> puzzles;
  for (const PupilAnswers& pupil : pupils)
    for (const BookPuzzle& p : pupil.puzzles) {
      puzzles.push_back(&p);
      key.answers.push_back({&p.puzzle, {}, caption(key.house.words, pupil, p)});
    }
  key.geometry = page_geometry(spec, key.house, pages_of(puzzles.size(), 1));
  const Setting setting = setting_of(key.house, key.geometry, measurer);
  const auto pages = [&](int n_up) { return pages_of(puzzles.size(), n_up); };
  key.per_page =
      spec.answers.per_page ? *spec.answers.per_page : answers_per_page({key.house, setting, puzzles}, pages);

  const auto n_up = static_cast<std::size_t>(key.per_page);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const bool recto = is_recto(static_cast<int>(i / n_up) + 1);
    const Rect box = answer_boxes(setting, recto, key.per_page)[i % n_up];
    key.answers[i].placed = place_answer(key.house, setting, *puzzles[i], box);
  }
  return key;
}

}  // namespace mazefolio::book
