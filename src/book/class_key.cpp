#include "book/class_key.h"

#include <algorithm>
#include <utility>

#include "book/page_text.h"

namespace mazefolio::book {
namespace {

int pages_of(std::size_t answers, int n_up) { return (static_cast<int>(answers) + n_up - 1) / n_up; }

// A name alone finds the only maze of a pupil; the level helps who hands them out.
AnswerText caption(const Words& words, const PupilAnswers& of, const Puzzle& p) {
  AnswerText text{of.pupil, "", "", "", ""};
  if (of.puzzles.size() > 1)
    text.origin = p.own_title ? listed_title(p) : fill(words.maze_number, {{"n", std::to_string(p.number)}});
  if (p.shows_level) {
    if (!text.origin.empty()) text.origin += "  \u00B7  ";
    text.origin += level_words(level_mark(words, p.score));
  }
  return text;
}

}  // namespace

PupilAnswers answers_of(Book book) {
  PupilAnswers answers{book.spec->pupil.empty() ? book.spec->title : book.spec->pupil, {}, {}};
  for (std::size_t i = 0; i < book.puzzles.size(); ++i)
    answers.placed.push_back({std::move(book.puzzle_styles[i]), std::move(book.puzzle_fits[i])});
  answers.puzzles = std::move(book.puzzles);
  return answers;
}

Book make_class_key(const BookSpec& spec, HouseData house, std::vector<PupilAnswers> pupils,
                    TextMeasurer& measurer) {
  Book key;
  key.spec = &spec;
  key.house = std::move(house);
  std::vector<Placed> placed;
  for (PupilAnswers& pupil : pupils) {
    for (const Puzzle& p : pupil.puzzles) key.captions.push_back(caption(key.house.words, pupil, p));
    std::move(pupil.puzzles.begin(), pupil.puzzles.end(), std::back_inserter(key.puzzles));
    std::move(pupil.placed.begin(), pupil.placed.end(), std::back_inserter(placed));
  }
  const std::size_t count = key.puzzles.size();
  key.geometry = page_geometry(spec, key.house.printer, pages_of(count, 1));
  const Setting setting = setting_of(key.house, key.geometry, measurer);
  const auto pages = [&](int n_up) { return pages_of(count, n_up); };
  key.answers_per_page = spec.answers.per_page
                             ? *spec.answers.per_page
                             : answers_per_page({key.house, setting, key.puzzles, placed}, pages);

  const auto n_up = static_cast<std::size_t>(key.answers_per_page);
  for (std::size_t first = 0; first < count; first += n_up) {
    key.plan.key_pages.push_back({PageKind::answers, 0, first, std::min(n_up, count - first), 0});
    const bool recto = is_recto(static_cast<int>(key.plan.key_pages.size()));
    const std::vector<Rect> boxes = answer_boxes(setting, recto, key.answers_per_page);
    for (std::size_t i = first; i < std::min(first + n_up, count); ++i) {
      Placed answer = place_answer(key.house, setting, key.puzzles[i], placed[i], boxes[i - first]);
      key.answer_fits.push_back(std::move(answer.fit));
      key.answer_styles.push_back(std::move(answer.look));
    }
  }
  return key;
}

}  // namespace mazefolio::book
