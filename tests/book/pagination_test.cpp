#include "book/pagination.h"

#include <catch2/catch.hpp>
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

BookSpec spec_of(std::vector<int> chapters, AnswerPlace answers) {
  BookSpec spec;
  spec.front = {{PageType::title}, {PageType::contents}};
  spec.answers.place = answers;
  for (const int count : chapters) {
    ChapterSpec chapter;
    chapter.title = "Chapter";
    PuzzleSpec entry;
    entry.count = count;
    chapter.puzzles.push_back(entry);
    spec.chapters.push_back(chapter);
  }
  return spec;
}

void add_page(BookSpec& spec, std::size_t chapter, PageType type, std::size_t before) {
  PageSpec page{type};
  page.before = before;
  spec.chapters[chapter].pages.push_back(page);
}

void explain(BookSpec& spec, std::size_t chapter, std::vector<std::size_t> before) {
  for (const std::size_t entry : before) add_page(spec, chapter, PageType::explanation, entry);
}

std::vector<BookPuzzle> puzzles_of(const std::vector<int>& chapters, int per_page) {
  std::vector<BookPuzzle> puzzles;
  for (std::size_t chapter = 0; chapter < chapters.size(); ++chapter)
    for (int i = 0; i < chapters[chapter]; ++i) {
      BookPuzzle p;
      p.chapter = chapter;
      p.per_page = per_page;
      puzzles.push_back(p);
    }
  return puzzles;
}

std::string kinds(const std::vector<PageSlot>& pages) {
  std::string text;
  for (const PageSlot& page : pages) text += "tocibhPAsSEwB"[static_cast<int>(page.kind)];
  return text;
}

}  // namespace

TEST_CASE("pages follow the order of a book") {
  const std::vector<int> chapters{3, 2};
  const PagePlan plan =
      paginate(spec_of(chapters, AnswerPlace::end), puzzles_of(chapters, 1), {1, {4, 1}, false, 1});
  CHECK(kinds(plan.pages) == "tchPPPhPPAA");
  CHECK(plan.puzzle_page == std::vector<int>{4, 5, 6, 8, 9});
  CHECK(plan.answer_page == std::vector<int>{10, 10, 10, 10, 11});
  CHECK(plan.pages[9].part == 0);
  CHECK(plan.pages[10].part == 1);
  CHECK(plan.chapter_page == std::vector<int>{3, 7});
  CHECK(plan.answers_begin == 10);
}

TEST_CASE("pages of the author stand where they were written, and take as many pages as they need") {
  const std::vector<int> chapters{2, 0};
  BookSpec spec = spec_of(chapters, AnswerPlace::end);
  spec.front = {{PageType::title}, {PageType::dedication}};
  spec.back = {{PageType::notes}};
  add_page(spec, 0, PageType::text, 0);
  add_page(spec, 0, PageType::qr, 1);
  add_page(spec, 1, PageType::picture, 0);
  spec.chapters[1].puzzles.clear();
  PaginationRules rules{1, {2}, false, 1};
  rules.author_pages[&spec.chapters[0].pages[0]] = 3;
  const PagePlan plan = paginate(spec, puzzles_of(chapters, 1), rules);
  CHECK(kinds(plan.pages) == "twhwwwPPwhwAw");
  CHECK(plan.author_page.at(&spec.chapters[0].pages[0]) == 4);
  CHECK(plan.pages[5].part == 2);
  CHECK(kind_of(plan.pages[3]) == "text");
  CHECK(kind_of(plan.pages[12]) == "notes");
}

TEST_CASE("each page of mazes with a back of its own is a recto") {
  const std::vector<int> chapters{3};
  BookSpec spec = spec_of(chapters, AnswerPlace::none);
  spec.backs.kind = Backs::notes;
  const PagePlan plan = paginate(spec, puzzles_of(chapters, 2), {1, {}, false, 1});
  CHECK(kinds(plan.pages) == "tchbPBPB");
  CHECK(plan.puzzle_page == std::vector<int>{5, 5, 7});
  CHECK(plan.pages[7].part == 1);
}

TEST_CASE("pages that explain stand where they were written") {
  const std::vector<int> chapters{3, 1};
  BookSpec spec = spec_of(chapters, AnswerPlace::none);
  spec.chapters[0].puzzles = {PuzzleSpec{}, PuzzleSpec{}, PuzzleSpec{}};
  std::vector<BookPuzzle> puzzles = puzzles_of(chapters, 2);
  for (std::size_t i = 0; i < 3; ++i) puzzles[i].entry = i;
  explain(spec, 0, {0, 0, 1, 3});
  explain(spec, 1, {1});
  const PagePlan plan = paginate(spec, puzzles, {1, {}, false, 1});
  CHECK(kinds(plan.pages) == "tchEEPEPEhPE");  // the page of two mazes ends where a page stands between them
  CHECK(plan.pages[4].first == 1);
  CHECK(plan.puzzle_page == std::vector<int>{6, 8, 8, 11});
  spec.chapters[0].rising = true;
  CHECK(kinds(paginate(spec, puzzles, {1, {}, false, 1}).pages) == "tchEEEEPPhPE");
}

TEST_CASE("a book and its separate key end on a leaf; notes fill the book") {
  const std::vector<int> chapters{3};
  BookSpec spec = spec_of(chapters, AnswerPlace::separate);
  PaginationRules rules{1, {2, 1}, false, 2};
  CHECK(kinds(paginate(spec, puzzles_of(chapters, 1), rules).pages) == "tchPPP");
  rules.answer_counts = {3};
  CHECK(kinds(paginate(spec, puzzles_of(chapters, 1), rules).key_pages) == "Ab");
  rules.blank_last = true;
  CHECK(kinds(paginate(spec, puzzles_of(chapters, 1), rules).pages) == "tchPPPbb");
  rules.notes_up_to = 10;
  CHECK(kinds(paginate(spec, puzzles_of(chapters, 1), rules).pages) == "tchPPPwwwb");
}

TEST_CASE("a score card takes its pages where the front has it") {
  const std::vector<int> chapters{2};
  BookSpec spec = spec_of(chapters, AnswerPlace::end);
  spec.front = {{PageType::title}, {PageType::score_card}, {PageType::contents}};
  PaginationRules rules;
  rules.score_card_pages = 3;
  rules.answer_counts = {2};
  const PagePlan plan = paginate(spec, puzzles_of(chapters, 1), rules);
  CHECK(kinds(plan.pages) == "tssschPPA");
  CHECK(plan.score_card == 2);
  CHECK(plan.pages[3].part == 2);
  CHECK(plan.puzzle_page == std::vector<int>{7, 8});
  CHECK(paginate(spec_of(chapters, AnswerPlace::end), puzzles_of(chapters, 1), rules).score_card == 0);
}

TEST_CASE("a page holds puzzles of one chapter only") {
  const std::vector<int> chapters{3, 1};
  const PagePlan plan =
      paginate(spec_of(chapters, AnswerPlace::none), puzzles_of(chapters, 2), {2, {}, false, 1});
  CHECK(kinds(plan.pages) == "tcchPPhP");
  CHECK(plan.slot_on_page == std::vector<int>{0, 1, 0, 0});
  CHECK(plan.answer_page == std::vector<int>{0, 0, 0, 0});
}

TEST_CASE("chapters open on the right-hand page where the printer binds") {
  const std::vector<int> chapters{2, 1};
  const PagePlan plan =
      paginate(spec_of(chapters, AnswerPlace::end), puzzles_of(chapters, 1), {1, {3}, true, 2});
  CHECK(kinds(plan.pages) == "tchPPbhPAb");
  for (const int page : plan.chapter_page) CHECK(page % 2 == 1);
  CHECK(plan.pages.size() % 2 == 0);
}

TEST_CASE("answers stand after each chapter or in a book of their own") {
  const std::vector<int> chapters{2, 1};
  CHECK(
      kinds(paginate(spec_of(chapters, AnswerPlace::chapter), puzzles_of(chapters, 1), {1, {2, 1}, false, 1})
                .pages) == "tchPPAhPA");
  const PagePlan apart =
      paginate(spec_of(chapters, AnswerPlace::separate), puzzles_of(chapters, 1), {1, {2, 1}, false, 1});
  CHECK(kinds(apart.pages) == "tchPPhP");
  CHECK(kinds(apart.key_pages) == "AA");
  CHECK(apart.answer_page == std::vector<int>{1, 1, 2});
}
