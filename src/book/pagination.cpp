#include "book/pagination.h"

#include <algorithm>
#include <utility>

#include "spec/page_rows.h"

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
    add_pages(spec_.front);
    std::size_t first = 0;
    for (std::size_t chapter = 0; chapter < spec_.chapters.size(); ++chapter) {
      const std::size_t begin = first;
      opener(chapter);
      placed_ = 0;
      while (first < puzzles_.size() && puzzles_[first].chapter == chapter) {
        pages_before(chapter, puzzles_[first].entry);
        first = puzzle_page(first);
      }
      pages_before(chapter, spec_.chapters[chapter].puzzles.size());
      if (spec_.answers.place == AnswerPlace::chapter) answers(plan_.pages, begin, first);
    }
    if (spec_.answers.place == AnswerPlace::end) {
      if (rules_.open_on_recto) to_recto();
      answers(plan_.pages, 0, puzzles_.size());
    }
    add_pages(spec_.back);
    if (spec_.answers.place == AnswerPlace::separate) answers(plan_.key_pages, 0, puzzles_.size());
    add_notes();
    end_on_leaf(plan_.pages);
    if (!plan_.key_pages.empty()) end_on_leaf(plan_.key_pages);
    return std::move(plan_);
  }

 private:
  int next_page() const { return static_cast<int>(plan_.pages.size()) + 1; }
  void to_recto() {
    if (next_page() % 2 == 0) plan_.pages.push_back({});
  }

  void add_notes() {
    const int last = rules_.blank_last ? 1 : 0;
    while (next_page() + last <= rules_.notes_up_to)
      plan_.pages.push_back({PageKind::author, 0, 0, 0, 0, &filling_notes()});
  }

  void end_on_leaf(std::vector<PageSlot>& pages) const {
    if (rules_.blank_last && (pages.empty() || pages.back().kind != PageKind::blank)) pages.push_back({});
    while (pages.size() % static_cast<std::size_t>(std::max(1, rules_.multiple)) != 0) pages.push_back({});
  }

  void add(PageKind kind, int parts = 1) {
    for (int part = 0; part < parts; ++part) plan_.pages.push_back({kind, 0, 0, 0, part});
  }

  void add_author_page(const PageSpec& page, PageSlot slot) {
    const auto known = rules_.author_pages.find(&page);
    const int parts = known == rules_.author_pages.end() ? 1 : known->second;
    plan_.author_page[&page] = next_page();
    slot.kind = PageKind::author;
    slot.page = &page;
    for (slot.part = 0; slot.part < parts; ++slot.part) plan_.pages.push_back(slot);
  }

  void add_pages(const std::vector<PageSpec>& pages) {
    for (const PageSpec& page : pages) switch (page.type) {
        case PageType::title:
          add(PageKind::title);
          break;
        case PageType::copyright:
          add(PageKind::copyright);
          break;
        case PageType::instructions:
          add(PageKind::instructions, 1 + rules_.example_pages);
          break;
        case PageType::study:
          add(PageKind::study);
          break;
        case PageType::contents:
          add(PageKind::contents, rules_.contents_pages);
          break;
        case PageType::score_card:
          plan_.score_card = next_page();
          add(PageKind::score_card, rules_.score_card_pages);
          break;
        default:
          add_author_page(page, {});
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

  // In a chapter whose mazes rise the entries are mixed, so what stands between them comes first.
  bool stands_before(const PageSpec& page, std::size_t chapter, std::size_t entry) const {
    const ChapterSpec& of = spec_.chapters[chapter];
    const bool between = page.before < of.puzzles.size() || page.type == PageType::explanation;
    return page.before <= entry || (of.rising && between);
  }

  void pages_before(std::size_t chapter, std::size_t entry) {
    const std::vector<PageSpec>& all = spec_.chapters[chapter].pages;
    for (; placed_ < all.size() && stands_before(all[placed_], chapter, entry); ++placed_) {
      const PageSpec& page = all[placed_];
      if (page.type == PageType::explanation)
        plan_.pages.push_back({PageKind::explanation, chapter, placed_, 0, 0, &page});
      else
        add_author_page(page, {PageKind::author, chapter, placed_, 0, 0, &page, true});
    }
  }

  bool has_page_before(const BookPuzzle& puzzle) const {
    const std::vector<PageSpec>& all = spec_.chapters[puzzle.chapter].pages;
    return placed_ < all.size() && stands_before(all[placed_], puzzle.chapter, puzzle.entry);
  }

  std::size_t puzzle_page(std::size_t first) {
    const BookPuzzle& lead = puzzles_[first];
    const bool own_leaf = spec_.backs.kind != Backs::printer;
    if (own_leaf) to_recto();
    std::size_t end = first;
    while (end < puzzles_.size() && end - first < static_cast<std::size_t>(lead.per_page) &&
           puzzles_[end].chapter == lead.chapter && puzzles_[end].per_page == lead.per_page &&
           !has_page_before(puzzles_[end])) {
      plan_.puzzle_page[end] = next_page();
      if (spec_.answers.place == AnswerPlace::foot) plan_.answer_page[end] = next_page();
      plan_.slot_on_page[end] = static_cast<int>(end - first);
      ++end;
    }
    plan_.pages.push_back({PageKind::puzzles, lead.chapter, first, end - first, 0});
    if (own_leaf) plan_.pages.push_back({PageKind::back, lead.chapter, first, end - first, backs_++});
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
  std::size_t key_page_ = 0, placed_ = 0;
  int backs_ = 0;
};

}  // namespace

const PageSpec& filling_notes() {
  static const PageSpec notes{PageType::notes};
  return notes;
}

std::string kind_of(const PageSlot& slot) {
  static constexpr std::pair<PageKind, const char*> names[] = {{PageKind::title, "title"},
                                                               {PageKind::copyright, "copyright"},
                                                               {PageKind::contents, "contents"},
                                                               {PageKind::instructions, "instructions"},
                                                               {PageKind::blank, "blank"},
                                                               {PageKind::chapter, "chapter"},
                                                               {PageKind::puzzles, "puzzles"},
                                                               {PageKind::answers, "answers"},
                                                               {PageKind::score_card, "score-card"},
                                                               {PageKind::study, "study"},
                                                               {PageKind::explanation, "explanation"},
                                                               {PageKind::back, "back"}};
  for (const auto& [kind, name] : names)
    if (slot.kind == kind) return name;
  return spec::name_of(slot.page->type);
}

PagePlan paginate(const BookSpec& spec, const std::vector<BookPuzzle>& puzzles,
                  const PaginationRules& rules) {
  return Paginator(spec, puzzles, rules).run();
}

}  // namespace mazefolio::book
