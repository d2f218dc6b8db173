#include "book/answer_key.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "book/page_text.h"
#include "draw/draw_solution.h"

namespace mazefolio::book {

std::size_t AnswerKey::pages() const {
  const auto step = static_cast<std::size_t>(per_page);
  return (answers.size() + step - 1) / step;
}

std::span<const KeyAnswer> AnswerKey::on_page(std::size_t index) const {
  const auto step = static_cast<std::size_t>(per_page);
  const std::size_t first = index * step;
  return std::span(answers).subspan(first, std::min(step, answers.size() - first));
}

KeyAnswer key_answer(const Book& book, std::size_t i) {
  const BookPuzzle& puzzle = book.puzzles[i];
  return {&puzzle.puzzle, puzzle.answer, answer_text(book, i)};
}

AnswerKey answer_key(const Book& book) {
  AnswerKey key{book.spec, book.house, book.geometry, std::max(1, book.answers_per_page), "", true, {}};
  if (book.spec->answers.place != AnswerPlace::separate) return key;
  for (std::size_t i = 0; i < book.puzzles.size(); ++i) key.answers.push_back(key_answer(book, i));
  return key;
}

Page answers_page(const Setting& setting, const Furniture& furniture, int per_page, AnswerPageContent content,
                  std::span<const KeyAnswer> answers) {
  for (const KeyAnswer& answer : answers) content.answers.push_back(answer.text);
  Page page = answer_page(setting, furniture, per_page, content);
  for (const KeyAnswer& answer : answers) {
    std::vector<Item> items =
        draw_answer(answer.puzzle->maze, answer.puzzle->strokes, answer.placed.fit, answer.placed.style);
    std::move(items.begin(), items.end(), std::back_inserter(page.frame.items));
  }
  return page;
}

Page make_page(const AnswerKey& key, TextMeasurer& measurer, std::size_t index) {
  const int number = static_cast<int>(index) + 1;
  const Words& words = key.house.words;
  Furniture furniture{is_recto(number), key.pages() > 1 ? std::to_string(number) : "", "", "", "", 0};
  if (index == 0 && key.in_outline) {
    furniture.marker = "answers";
    furniture.title = words.answers;
  }
  return answers_page(setting_of(key.house, key.geometry, measurer), furniture, key.per_page,
                      {words.answers, key.class_title, {}}, key.on_page(index));
}

}  // namespace mazefolio::book
