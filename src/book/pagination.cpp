#include "book/pagination.h"

#include <algorithm>

namespace mazefolio::book {
namespace {

class Paginator {
 public:
  Paginator(const BookSpec& spec, const std::vector<BookPuzzle>& puzzles, const PaginationRules& rules)
      : spec_(spec), puzzles_(puzzles), rules_(rules) {
    for (std::vector<int>* list : {&plan_.puzzle_page, &plan_.answer_page, &plan_.slot_on_page})
      list->resize(puzzles.size());
  }

  PagePlan run() {
    front();
    std::size_t first = 0;
    for (std::size_t chapter = 0; chapter < spec_.chapters.size(); ++chapter) {
      const std::size_t begin = first;
      opener(chapter);
      explained_ = 0;
      while (first < puzzles_.size() && puzzles_[first].chapter == chapter) {
        explanations(chapter, puzzles_[first].entry);
        first = puzzle_page(first);
      }
      explanations(chapter, spec_.chapters[chapter].puzzles.size());
      if (spec_.answers.place == AnswerPlace::chapter) answers(plan_.pages, begin, first);
    }
    if (spec_.answers.place == AnswerPlace::end) {
      if (rules_.open_on_recto) to_recto();
      answers(plan_.pages, 0, puzzles_.size());
    }
    if (spec_.answers.place == AnswerPlace::separate) answers(plan_.key_pages, 0, puzzles_.size());
    while (plan_.pages.size() % static_cast<std::size_t>(std::max(1, rules_.multiple)) != 0)
      plan_.pages.push_back({});
    return std::move(plan_);
  }

 private:
  int next_page() const { return static_cast<int>(plan_.pages.size()) + 1; }
  void to_recto() {
    if (next_page() % 2 == 0) plan_.pages.push_back({});
  }

  void front() {
    for (const FrontPage page : spec_.front) switch (page) {
        case FrontPage::title:
          plan_.pages.push_back({PageKind::title, 0, 0, 0, 0});
          break;
        case FrontPage::copyright:
          plan_.pages.push_back({PageKind::copyright, 0, 0, 0, 0});
          break;
        case FrontPage::instructions:
          plan_.pages.push_back({PageKind::instructions, 0, 0, 0, 0});
          break;
        case FrontPage::study:
          plan_.pages.push_back({PageKind::study, 0, 0, 0, 0});
          break;
        case FrontPage::contents:
          for (int part = 0; part < rules_.contents_pages; ++part)
            plan_.pages.push_back({PageKind::contents, 0, 0, 0, part});
          break;
        case FrontPage::score_card:
          plan_.score_card = next_page();
          for (int part = 0; part < rules_.score_card_pages; ++part)
            plan_.pages.push_back({PageKind::score_card, 0, 0, 0, part});
      }
  }

  // A chapter without a title has no page of its own.
  void opener(std::size_t chapter) {
    if (!spec_.chapters[chapter].title.empty()) {
      if (rules_.open_on_recto) to_recto();
      plan_.pages.push_back({PageKind::chapter, chapter, 0, 0, 0});
      plan_.chapter_page.push_back(next_page() - 1);
    } else {
      plan_.chapter_page.push_back(next_page());
    }
  }

  // Those that stand before this entry or an earlier one. A chapter whose mazes rise has them all at its
  // beginning, as its entries are mixed.
  void explanations(std::size_t chapter, std::size_t entry) {
    const std::vector<ExplainSpec>& all = spec_.chapters[chapter].explanations;
    for (; explained_ < all.size() && (all[explained_].before <= entry || spec_.chapters[chapter].rising);
         ++explained_)
      plan_.pages.push_back({PageKind::explanation, chapter, explained_, 0, 0});
  }

  bool explains_before(const BookPuzzle& puzzle) const {
    const std::vector<ExplainSpec>& all = spec_.chapters[puzzle.chapter].explanations;
    return explained_ < all.size() && all[explained_].before <= puzzle.entry;
  }

  std::size_t puzzle_page(std::size_t first) {
    const BookPuzzle& lead = puzzles_[first];
    std::size_t end = first;
    while (end < puzzles_.size() && end - first < static_cast<std::size_t>(lead.per_page) &&
           puzzles_[end].chapter == lead.chapter && puzzles_[end].per_page == lead.per_page &&
           !explains_before(puzzles_[end])) {
      plan_.puzzle_page[end] = next_page();
      if (spec_.answers.place == AnswerPlace::foot) plan_.answer_page[end] = next_page();
      plan_.slot_on_page[end] = static_cast<int>(end - first);
      ++end;
    }
    plan_.pages.push_back({PageKind::puzzles, lead.chapter, first, end - first, 0});
    return end;
  }

  void answers(std::vector<PageSlot>& pages, std::size_t begin, std::size_t end) {
    const std::vector<std::size_t>& counts = rules_.answer_counts;
    for (std::size_t first = begin, count = 0; first < end; first += count, ++key_page_) {
      count = std::min(key_page_ < counts.size() ? counts[key_page_] : 1, end - first);
      pages.push_back(
          {PageKind::answers, puzzles_[first].chapter, first, count, static_cast<int>(key_page_)});
      if (plan_.answers_begin == 0) plan_.answers_begin = static_cast<int>(pages.size());
      for (std::size_t i = first; i < first + count; ++i)
        plan_.answer_page[i] = static_cast<int>(pages.size());
    }
  }

  const BookSpec& spec_;
  const std::vector<BookPuzzle>& puzzles_;
  const PaginationRules& rules_;
  PagePlan plan_;
  std::size_t key_page_ = 0, explained_ = 0;
};

}  // namespace

PagePlan paginate(const BookSpec& spec, const std::vector<BookPuzzle>& puzzles,
                  const PaginationRules& rules) {
  return Paginator(spec, puzzles, rules).run();
}

}  // namespace mazefolio::book
