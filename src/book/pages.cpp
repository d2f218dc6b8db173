#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "book/answer_key.h"
#include "book/author_pages.h"
#include "book/explanation.h"
#include "book/figure_words.h"
#include "book/instructions.h"
#include "book/page_text.h"
#include "book/place_answer.h"
#include "book/rule_examples.h"
#include "book/solved_page.h"
#include "book/title_maze.h"
#include "draw/draw_maze.h"
#include "draw/draw_solution.h"
#include "layout/answer_page.h"
#include "layout/chapter_page.h"
#include "solve/paths.h"

namespace mazefolio::book {
namespace {

// Pages to read and to look things up in stay plain.
bool has_border(PageKind kind) {
  return kind != PageKind::copyright && kind != PageKind::answers && kind != PageKind::study &&
         kind != PageKind::blank;
}

class PageMaker {
 public:
  PageMaker(const Book& book, TextMeasurer& measurer, std::size_t index, bool solved)
      : book_(book),
        spec_(*book.spec),
        words_(book.house.words),
        setting_(setting_of(book.house, book.geometry, measurer)),
        slot_(book.plan.pages[index]),
        number_(static_cast<int>(index) + 1),
        solved_(solved) {}

  Page make() {
    Page page = content();
    if (!has_border(slot_.kind)) return page;
    std::vector<Item> border = page_border(setting_, recto());
    page.frame.items.insert(page.frame.items.begin(), std::make_move_iterator(border.begin()),
                            std::make_move_iterator(border.end()));
    return page;
  }

 private:
  Page content() {
    switch (slot_.kind) {
      case PageKind::title:
        return title();
      case PageKind::copyright:
        return copyright_page(setting_, plain(), copyright_lines(spec_, book_.house));
      case PageKind::contents:
        return contents();
      case PageKind::instructions:
        return instructions();
      case PageKind::study:
        return study();
      case PageKind::score_card:
        return score_card();
      case PageKind::chapter:
        return chapter();
      case PageKind::puzzles:
        return puzzles();
      case PageKind::explanation:
        return explanation();
      case PageKind::answers:
        return answers();
      case PageKind::author:
        return author();
      case PageKind::back:
        return sheet_page(setting_, running(), back_sheet(book_, setting_, slot_.part));
      case PageKind::blank:
        break;
    }
    return blank();
  }

  bool recto() const { return is_recto(number_); }
  Furniture plain() const { return {recto(), "", "", "", "", 0}; }
  // A single sheet has no page number.
  Furniture with_folio() const {
    return {recto(), book_.plan.pages.size() > 1 ? std::to_string(number_) : "", "", "", "", 0};
  }
  Furniture running() const {
    Furniture f = with_folio();
    const std::string& chapter = spec_.chapters[slot_.chapter].title;
    f.head = recto() && !chapter.empty() ? chapter : spec_.title;
    return f;
  }

  Page title() {
    const TitleContent content{spec_.title, spec_.subtitle,
                               spec_.author.empty() ? "" : fill(words_.by, {{"author", spec_.author}})};
    Page page = title_page(setting_, plain(), content);
    const Rect box = title_art_box(setting_, recto(), content);
    if (box.width() < 72 || box.height() < 72) return page;
    // As fine as the mazes of the book, as far as that looks like one.
    const double side = std::min(box.width(), box.height());
    const double widest = side / (spec_.title_maze ? 14 : 9);  // an outline takes more cells than a square
    const double pitch = std::max(8.0, std::clamp(book_.house.audience.corridor.pt * 1.5, side / 24, widest));
    const ArtMaze art = title_maze(spec_, {box.width() / pitch - 1, box.height() / pitch - 1});
    MazeStyle style = puzzle_style(setting_.look, points(pitch * 0.1), points(9));
    style.details = art.details;
    const std::size_t from = page.frame.items.size();
    append(page.frame.items,
           draw_maze(art.maze, fit_maze(art.maze, box, style, {}, *setting_.measurer), style));
    set_part(page.frame.items, {Role::artifact}, from);
    return page;
  }

  // Pictures of the theme in turn, each where the one before is long past.
  std::shared_ptr<const std::string> spot(std::size_t turn) const {
    const Theme* theme = book_.house.theme.get();
    if (!theme || theme->spots.empty()) return nullptr;
    return book_.house.icons.at(theme->spots[turn % theme->spots.size()].name);
  }

  Page blank() {
    Page page = start_page(setting_, plain());
    const bool is_last = static_cast<std::size_t>(number_) == book_.plan.pages.size();
    if (is_last && book_.house.printer.blank_last) return page;
    const Rect area = content_area(setting_, recto());
    const double half = 0.15 * std::min(area.width(), area.height());
    const Point c = area.center();
    if (auto picture = spot(static_cast<std::size_t>(number_)))
      page.frame.items.push_back(Image{std::move(picture), {c.x - half, c.y - half, c.x + half, c.y + half}});
    return page;
  }

  Page contents() {
    const ContentsContent content = contents_text(spec_, book_.house, book_.puzzles, book_.plan);
    std::vector<Furniture> furniture;
    for (std::size_t i = 0; i < book_.plan.pages.size(); ++i) {
      const PageSlot& slot = book_.plan.pages[i];
      if (slot.kind != PageKind::contents) continue;
      const int n = static_cast<int>(i) + 1;
      furniture.push_back({is_recto(n), std::to_string(n), "", slot.part == 0 ? "contents" : "",
                           slot.part == 0 ? words_.contents : "", 0});
    }
    return contents_pages(setting_, furniture, content)[static_cast<std::size_t>(slot_.part)];
  }

  Page score_card() {
    Furniture furniture = with_folio();
    if (slot_.part == 0) {
      furniture.marker = "score-card";
      furniture.title = words_.score_card;
    }
    return score_card_page(setting_, furniture, score_card_text(spec_, book_.house, book_.puzzles),
                           slot_.part);
  }

  Page study() {
    Furniture furniture = with_folio();
    furniture.head = spec_.title;
    furniture.marker = "study";
    furniture.title = words_.study.title;
    return study_page(setting_, furniture, study_text(words_));
  }

  Page instructions() {
    if (slot_.part > 0) return examples_page(book_, setting_, with_folio(), slot_.part - 1);
    const InstructionsContent content = instructions_text(book_);
    Furniture furniture = with_folio();
    furniture.marker = "instructions";
    furniture.title = words_.instructions.title;
    Page page = instructions_page(setting_, furniture, content);
    const std::pair<Rect, Rect> boxes = example_boxes(setting_, recto(), content);
    if (boxes.first.width() < smallest_example) return page;
    RuleExample plain;
    plain.puzzle.maze = little_maze(spec_, {6, 6}, "example", "top-left", "bottom-right");
    const RuleExample* ruled = first_example(book_);
    if (ruled || has_plain_mazes(book_))
      draw_example(book_, setting_, ruled ? *ruled : plain, boxes, page.frame.items);
    return page;
  }

  Page chapter() {
    const ChapterSpec& chapter = spec_.chapters[slot_.chapter];
    const auto [first, count] = puzzles_of_chapter(book_.puzzles, slot_.chapter);
    Furniture furniture = plain();
    furniture.marker = chapter_marker(slot_.chapter);
    furniture.title = chapter.title;
    const int number = static_cast<int>(slot_.chapter) + 1;
    return chapter_page(setting_, furniture,
                        {number, fill(words_.chapter_number, {{"n", std::to_string(number)}}), chapter.title,
                         chapter.text, puzzle_span(words_, book_.puzzles, first, count),
                         level_range(level_scale(book_.house, book_.puzzles), book_.puzzles, first, count),
                         spot(slot_.chapter)});
  }

  Page puzzles() {
    const int per_page = book_.puzzles[slot_.first].per_page;
    PuzzlePageContent content{per_page,
                              {},
                              words_.name,
                              words_.date,
                              spec_.pupil,
                              words_.study.clock_before,
                              words_.study.clock_after};
    for (std::size_t i = slot_.first; i < slot_.first + slot_.count; ++i)
      content.puzzles.push_back(puzzle_text(book_, i));
    const SlotRoom& room = book_.rooms[static_cast<std::size_t>(per_page)];
    Page page = puzzle_page(setting_, running(), room, content);
    for (std::size_t i = slot_.first; i < slot_.first + slot_.count; ++i) {
      const std::size_t from = page.frame.items.size();
      append(page.frame.items, solved_ ? solved(book_.puzzles[i])
                                       : draw_maze(book_.puzzles[i].puzzle.maze, book_.puzzles[i].placed.fit,
                                                   book_.puzzles[i].placed.style));
      set_part(page.frame.items,
               {Role::figure, maze_figure(book_, book_.puzzles[i]), turn_of_maze(i - slot_.first)}, from);
    }
    if (spec_.answers.place == AnswerPlace::foot) append(page.frame.items, answers_at_foot(room));
    return page;
  }

  std::vector<Item> solved(const BookPuzzle& p) const {
    const PlacedMaze answer = answer_in_place(book_.house, setting_, p);
    return draw_answer(p.puzzle.maze, p.puzzle.strokes, answer.fit, answer.style);
  }

  Page explanation() {
    Furniture furniture = running();
    furniture.marker = explanation_marker(slot_.chapter, slot_.first);
    const PageSpec& of = *slot_.page;
    const ExplanationContent content = explanation_text(of, book_.house);
    furniture.title = content.name;
    furniture.outline_level = 1;
    Page page = explanation_page(setting_, furniture, content);
    const std::size_t from = page.frame.items.size();
    append(page.frame.items,
           draw_explanation(of, spec_, book_.house, setting_, explanation_box(setting_, recto(), content)));
    set_part(page.frame.items, {Role::figure, fmt::format("{}: {}", content.title, content.name)}, from);
    return page;
  }

  Page author() {
    Furniture furniture = slot_.in_chapter ? running() : with_folio();
    if (slot_.part == 0 && is_listed(*slot_.page)) {
      furniture.marker = author_marker(number_);
      furniture.title = slot_.page->title.text;
      furniture.outline_level = slot_.in_chapter ? 1 : 0;
    }
    return sheet_page(setting_, furniture, book_.sheets.at(slot_.page)[static_cast<std::size_t>(slot_.part)]);
  }

  std::vector<Item> answers_at_foot(const SlotRoom& room) const {
    Group group{upside_down(foot_band(setting_, recto(), room)), {}};
    std::string says;
    for (std::size_t i = slot_.first; i < slot_.first + slot_.count; ++i) {
      const BookPuzzle& p = book_.puzzles[i];
      std::vector<Item> items = draw_answer(p.puzzle.maze, p.puzzle.strokes, p.answer.fit, p.answer.style);
      std::move(items.begin(), items.end(), std::back_inserter(group.items));
      says += (says.empty() ? "" : "\n") + answer_figure(book_, p);
    }
    std::vector<Item> foot{std::move(group)};
    set_part(foot, {Role::figure, std::move(says), turn_of_foot});
    return foot;
  }

  Page answers() {
    Furniture furniture = with_folio();
    const bool chapters_own = spec_.answers.place == AnswerPlace::chapter;
    if (number_ == book_.plan.answers_begin && !chapters_own) {
      furniture.marker = "answers";
      furniture.title = words_.answers;
    }
    const std::string chapter = chapters_own ? spec_.chapters[slot_.chapter].title : "";
    std::vector<KeyAnswer> answers;
    for (std::size_t i = slot_.first; i < slot_.first + slot_.count; ++i)
      answers.push_back(key_answer(book_, i));
    return answers_page(setting_, furniture, book_.key, static_cast<std::size_t>(slot_.part),
                        {words_.answers, chapter, {}, {}}, answers);
  }

  const Book& book_;
  const BookSpec& spec_;
  const Words& words_;
  const Setting setting_;
  const PageSlot slot_;
  const int number_;
  const bool solved_;
};

}  // namespace

Page make_page(const Book& book, TextMeasurer& measurer, std::size_t index) {
  return PageMaker(book, measurer, index, false).make();
}

Page make_solved_page(const Book& book, TextMeasurer& measurer, std::size_t index) {
  return PageMaker(book, measurer, index, true).make();
}

}  // namespace mazefolio::book
