#include "book/answer_key.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

#include "book/figure_words.h"
#include "book/page_text.h"
#include "draw/draw_solution.h"

namespace mazefolio::book {

std::span<const KeyAnswer> AnswerKey::on_page(std::size_t index) const {
  return std::span(answers).subspan(first_on_page(plan, index), plan.counts[index]);
}

std::size_t first_on_page(const KeyPlan& plan, std::size_t index) {
  return std::accumulate(plan.counts.begin(), plan.counts.begin() + static_cast<std::ptrdiff_t>(index),
                         std::size_t{0});
}

KeyAnswer key_answer(const Book& book, std::size_t i) {
  const BookPuzzle& puzzle = book.puzzles[i];
  return {&puzzle.puzzle, puzzle.answer, answer_text(book, i), answer_figure(book, puzzle)};
}

AnswerKey answer_key(const Book& book) {
  AnswerKey key{book.spec, book.house, book.geometry, {}, "", true, {}};
  if (book.spec->answers.place != AnswerPlace::separate) return key;
  key.plan = book.key;
  key.mazes = key_maze_boxes(book);
  key.blanks = book.plan.key_pages.size() - key.plan.counts.size();
  for (std::size_t i = 0; i < book.puzzles.size(); ++i) key.answers.push_back(key_answer(book, i));
  return key;
}

KeyPlan plan_answers(const Book& book, const Setting& setting, unsigned jobs) {
  const BookSpec& spec = *book.spec;
  const bool by_chapter = spec.answers.place == AnswerPlace::chapter;
  const auto titled = std::count_if(spec.chapters.begin(), spec.chapters.end(),
                                    [](const ChapterSpec& chapter) { return !chapter.title.empty(); });
  KeyPlan plan;
  std::vector<KeyEntry> entries;
  const auto close_run = [&] {
    plan.append(plan_key(book.house, setting, entries, spec.answers.per_page, jobs));
    entries.clear();
  };
  for (std::size_t i = 0; i < book.puzzles.size(); ++i) {
    const BookPuzzle& p = book.puzzles[i];
    const bool begins = i == 0 || book.puzzles[i - 1].chapter != p.chapter;
    if (begins && by_chapter && !entries.empty()) close_run();
    KeyEntry entry{&p, answer_text(book, i), {}};
    if (begins && !by_chapter && titled > 1) entry.head = spec.chapters[p.chapter].title;
    entries.push_back(std::move(entry));
  }
  if (!entries.empty()) close_run();
  return plan;
}

PlacedMaze answer_on_page(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle,
                          const KeyPlace& place, bool recto) {
  return place_answer(house, setting, puzzle, on_side(setting, place.box, recto), place.scale);
}

Page answers_page(const Setting& setting, const Furniture& furniture, const KeyPlan& plan, std::size_t index,
                  AnswerPageContent content, std::span<const KeyAnswer> answers) {
  const std::size_t first = first_on_page(plan, index);
  for (std::size_t i = 0; i < answers.size(); ++i)
    content.answers.push_back({answers[i].text, plan.places[first + i].slot});
  for (const KeyHead& head : plan.heads)
    if (head.page == index) content.heads.push_back(head.head);
  Page page = answer_page(setting, furniture, content);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const KeyAnswer& answer = answers[i];
    std::vector<Item> items =
        draw_answer(answer.puzzle->maze, answer.puzzle->strokes, answer.placed.fit, answer.placed.style);
    set_part(items, {Role::figure, answer.says, turn_of_answer(i)});
    std::move(items.begin(), items.end(), std::back_inserter(page.frame.items));
  }
  return page;
}

Page make_page(const AnswerKey& key, TextMeasurer& measurer, std::size_t index) {
  const int number = static_cast<int>(index) + 1;
  const Setting setting = setting_of(key.house, key.geometry, measurer);
  if (index >= key.plan.counts.size()) return start_page(setting, {is_recto(number), "", "", "", "", 0});
  const Words& words = key.house.words;
  Furniture furniture{is_recto(number), key.pages() > 1 ? std::to_string(number) : "", "", "", "", 0};
  if (index == 0 && key.in_outline) {
    furniture.marker = "answers";
    furniture.title = words.answers;
  }
  return answers_page(setting, furniture, key.plan, index, {words.answers, key.class_title, {}, {}},
                      key.on_page(index));
}

}  // namespace mazefolio::book
