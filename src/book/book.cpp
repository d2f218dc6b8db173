// From spec to book in passes: order the puzzles, measure the room a page leaves, make the mazes for it,
// choose how many answers share a page, number the pages. The gutter depends on the number of pages and the
// rest on the gutter, so the passes are run again with a wider gutter until it is wide enough.

#include "book/book.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "book/answers.h"
#include "book/page_text.h"
#include "book/rooms.h"
#include "draw/draw_solution.h"
#include "layout/answer_page.h"
#include "layout/slot.h"
#include "puzzle/maker.h"
#include "puzzle/request.h"

namespace mazefolio::book {
namespace {

constexpr double largest_pitch_by_floor = 4;  // an easy maze need not fill an adult's page with five cells

int estimated_pages(const BookSpec& spec, const std::vector<PuzzleOrder>& orders) {
  double pages = static_cast<double>(spec.front.size() + spec.chapters.size());
  for (const PuzzleOrder& order : orders) pages += 1.0 / order.spec->per_page + 1.0 / 9;
  return static_cast<int>(std::ceil(pages));
}

// Thicker walls suit wide corridors, but never by more than twice what the audience needs.
Length wall_for(const Audience& audience, double passage_pt) {
  return std::clamp(points(passage_pt * 0.08), audience.wall, audience.wall * 2);
}

Placed place_puzzle(const HouseData& house, const Setting& setting, const PuzzleSpec& entry, const Maze& maze,
                    const Rect& box) {
  const Audience& audience = house.audience;
  const GateWords words{house.words.start, house.words.finish};
  const double passage = narrowest_passage(entry);
  const Length pitch = (audience.corridor + audience.wall) * (largest_pitch_by_floor / passage);
  const auto with_wall = [&](Length wall) {
    Placed placed{style_of(house, setting, entry, wall), {}};
    placed.fit = fit_maze(maze, box, placed.look, words, *setting.measurer, pitch);
    return placed;
  };
  const Placed thin = with_wall(audience.wall);
  const Length wall = wall_for(audience, thin.fit.pitch * passage);
  if (wall <= audience.wall) return thin;
  Placed thick = with_wall(wall);
  return thick.fit.corridor >= audience.corridor.pt ? thick : thin;
}

PrintedInk printed_ink(const Maze& maze, const Placed& placed, const Rect& slot) {
  const MazeStyle look = printed_style(maze, placed.fit, placed.look);
  PrintedInk ink{placed.fit.transform,
                 look.wall.pt,
                 look.wall.pt * look.rim_factor,
                 placed.fit.corridor,
                 look.wall_ink.r,
                 corner_radius(look),
                 {},
                 {},
                 slot};
  for (const GateMark& mark : placed.fit.gates) {
    if (!mark.arrow.empty()) ink.arrows.push_back(mark.arrow);
    if (mark.inside)
      ink.marks.push_back(
          mark.icon ? mark.word_box
                    : inset({mark.disc.x, mark.disc.y, mark.disc.x, mark.disc.y}, -mark.disc_radius));
  }
  return ink;
}

class BookMaker {
 public:
  BookMaker(const BookSpec& spec, HouseData house, TextMeasurer& measurer) : measurer_(measurer) {
    book_.spec = &spec;
    book_.house = std::move(house);
    if (spec.name_line) book_.house.look.running_heads = true;  // a single sheet has to say what it is
    if (spec.answers.style) book_.house.look.answer_path = *spec.answers.style;
    orders_ = puzzle_orders(spec, book_.house.words.maze_number);
  }

  Book make(unsigned jobs, const std::function<void()>& on_done, Diagnostics& found) {
    int pages = estimated_pages(spec(), orders_);
    bool again = false;
    do {  // each time with a wider gutter, of which a printer has few
      book_.geometry = page_geometry(spec(), book_.house.printer, pages);
      setting_ = setting_of(book_.house, book_.geometry, measurer_);
      make_mazes(jobs, again ? std::function<void()>{} : on_done, found);
      if (found.has_errors()) return std::move(book_);
      place_puzzles();
      choose_answers();
      number_pages();
      pages = static_cast<int>(book_.plan.pages.size());
      again = page_geometry(spec(), book_.house.printer, pages).inner > book_.geometry.inner;
    } while (again);
    note_places();
    check_answers(found);
    check_page_count(found);
    return std::move(book_);
  }

 private:
  const BookSpec& spec() const { return *book_.spec; }

  void make_mazes(unsigned jobs, const std::function<void()>& on_done, Diagnostics& found) {
    book_.rooms = slot_rooms(spec(), book_.house.words, setting_, orders_);
    MazeRooms rooms(spec(), book_.house, setting_, orders_);
    const MakerSettings settings{
        spec().seed,
        book_.house.audience,
        book_.house.audiences,
        &book_.house.levels,
        [&](const PuzzleSpec& entry, const Audience& audience) { return rooms.room(entry, audience); },
        jobs,
        on_done};
    Made made = make_puzzles(orders_, settings, found);
    book_.puzzles = std::move(made.puzzles);
    if (!found.has_errors())
      put_in_rising_order(spec(), book_.house.words.maze_number, orders_, book_.puzzles);
    book_.generate_s += made.generate_s;
    book_.solve_s += made.solve_s;
  }

  // Boxes of rectos and versos have equal sizes, so the fit is settled before the side of the leaf is known.
  void place_puzzles() {
    puzzles_.clear();
    std::size_t i = 0;
    const PagePlan plan = paginate(spec(), book_.puzzles, {});
    for (const Puzzle& p : book_.puzzles) {
      const auto boxes = puzzle_boxes(setting_, true, p.per_page, room_of(p));
      const auto slot = static_cast<std::size_t>(plan.slot_on_page[i]);
      puzzles_.push_back(place_puzzle(book_.house, setting_, *orders_[i++].spec, p.maze, boxes[slot]));
    }
  }

  const SlotRoom& room_of(const Puzzle& p) const { return book_.rooms[static_cast<std::size_t>(p.per_page)]; }

  KeyPuzzles key() const { return {book_.house, setting_, book_.puzzles, puzzles_}; }

  int answer_pages(int n_up) const {
    std::map<std::size_t, int> answers;  // by the run of pages that they share
    for (const Puzzle& p : book_.puzzles)
      ++answers[spec().answers.place == AnswerPlace::chapter ? p.chapter : 0];
    int pages = 0;
    for (const auto& [run, count] : answers) pages += (count + n_up - 1) / n_up;
    return pages;
  }

  void choose_answers() {
    if (spec().answers.place == AnswerPlace::none) return;
    const auto pages = [&](int n_up) { return answer_pages(n_up); };
    const std::optional<int> asked = spec().answers.per_page;
    book_.answers_per_page = asked ? *asked : answers_per_page(key(), pages);
  }

  void check_answers(Diagnostics& found) const {
    if (spec().answers.place == AnswerPlace::none || !spec().answers.per_page) return;
    if (finest_corridor(key(), book_.answers_per_page) < readable_corridor_pt)
      found.warning({spec().file, 0, 0}, "with so many answers a page some corridors are narrower than 1 mm",
                    "let answers.per_page be auto");
  }

  void number_pages() {
    PaginationRules rules;
    rules.answers_per_page = std::max(1, book_.answers_per_page);
    rules.open_on_recto = is_bound(book_.house.printer);
    rules.multiple = book_.house.printer.multiple;
    rules.contents_pages =
        contents_page_count(setting_, contents_text(spec(), book_.house.words, book_.puzzles, PagePlan{}));
    if (has_score_card(spec()))
      rules.score_card_pages =
          score_card_page_count(setting_, score_card_text(spec(), book_.house.words, book_.puzzles));
    book_.plan = paginate(spec(), book_.puzzles, rules);
  }

  // Now that each page's side is known, every maze gets its final place.
  void note_places() {
    const bool answered = spec().answers.place != AnswerPlace::none;
    for (std::size_t i = 0; i < book_.puzzles.size(); ++i) {
      const Puzzle& p = book_.puzzles[i];
      const PagePlan& plan = book_.plan;
      const bool recto = is_recto(plan.puzzle_page[i]), answer_recto = is_recto(plan.answer_page[i]);
      const auto slot = static_cast<std::size_t>(plan.slot_on_page[i]);
      const Placed puzzle = place_puzzle(book_.house, setting_, *orders_[i].spec, p.maze,
                                         puzzle_boxes(setting_, recto, p.per_page, room_of(p))[slot]);
      Printed printed;
      printed.page = plan.puzzle_page[i];
      printed.answer_page = plan.answer_page[i];
      printed.puzzle =
          printed_ink(p.maze, puzzle, puzzle_slots(setting_, recto, p.per_page, room_of(p))[slot]);
      book_.puzzle_fits.push_back(puzzle.fit);
      book_.puzzle_styles.push_back(puzzle.look);
      if (answered) {
        const auto place = static_cast<std::size_t>(plan.answer_slot[i]);
        const int n_up = book_.answers_per_page;
        const Placed answer =
            place_answer(book_.house, setting_, p, puzzle, answer_boxes(setting_, answer_recto, n_up)[place]);
        printed.answer = printed_ink(p.maze, answer, answer_slots(setting_, answer_recto, n_up)[place]);
        const Stroke pen = answer_pen(answer.fit, answer.look);
        printed.path = answer.look.path == PathStyle::fill ? PathStyle::fill
                       : pen.dashes.empty()                ? PathStyle::line
                                                           : PathStyle::dots;
        printed.path_pt = pen.width;
        printed.path_gray = pen.ink.r;
        book_.answer_fits.push_back(answer.fit);
        book_.answer_styles.push_back(answer.look);
      }
      book_.printed.push_back(printed);
    }
  }

  void check_page_count(Diagnostics& found) const {
    const int pages = static_cast<int>(book_.plan.pages.size());
    const Printer& printer = book_.house.printer;
    if (pages < printer.min_pages)
      found.warning(spec().printer_place, "the book has " + std::to_string(pages) + " pages; '" +
                                              printer.name + "' prints no fewer than " +
                                              std::to_string(printer.min_pages));
    if (pages > printer.max_pages)
      found.error(spec().printer_place, "the book has " + std::to_string(pages) + " pages; '" + printer.name +
                                            "' prints no more than " + std::to_string(printer.max_pages));
  }

  TextMeasurer& measurer_;
  Setting setting_;
  std::vector<PuzzleOrder> orders_;
  std::vector<Placed> puzzles_;
  Book book_;
};

}  // namespace

Book make_book(const BookSpec& spec, HouseData house, TextMeasurer& measurer, unsigned jobs,
               const std::function<void()>& on_done, Diagnostics& found) {
  return BookMaker(spec, std::move(house), measurer).make(jobs, on_done, found);
}

}  // namespace mazefolio::book
