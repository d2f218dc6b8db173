// From spec to book in passes: unroll the entries, measure the room a page leaves, make the mazes for it,
// choose how many answers share a page, number the pages. The gutter depends on the number of pages and the
// rest on the gutter: the passes begin with that of the fewest pages and are run again with a wider one until
// it is wide enough.

#include "book/book.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "base/system/parallel.h"
#include "book/answer_key.h"
#include "book/author_pages.h"
#include "book/border_choice.h"
#include "book/explanation.h"
#include "book/maze_rooms.h"
#include "book/other_pages.h"
#include "book/page_text.h"
#include "book/place_answer.h"
#include "book/printed_ink.h"
#include "book/printer_checks.h"
#include "book/rule_examples.h"
#include "draw/draw_maze.h"
#include "draw/draw_solution.h"
#include "draw/draw_tangle.h"
#include "draw/field_lines.h"
#include "layout/answer_page.h"
#include "layout/heading.h"
#include "layout/shared_measurer.h"
#include "puzzle/entry_request.h"
#include "puzzle/make_puzzles.h"
#include "puzzle/shape_details.h"

namespace mazefolio::book {
namespace {

// Thicker walls suit wide corridors, but never by more than twice what the audience needs.
Length wall_for(const Audience& audience, double passage_pt) {
  return std::clamp(points(passage_pt * 0.08), audience.wall, thickest_wall(audience));
}

PlacedMaze place_puzzle(const HouseData& house, const Setting& setting, const PuzzleSpec& entry,
                        const BookPuzzle& puzzle, const PuzzleBox& box, const SlotRoom& room) {
  throw_if_canceled();
  const Audience& audience = house.audience;
  const double least =
      std::max(audience.corridor.pt, room.foot.scale > 0 ? readable_corridor_pt / room.foot.scale : 0);
  const GateWords words = gate_words(house.words, house.look);
  const double passage = narrowest_passage(entry);
  const auto lines = field_lines(puzzle.puzzle.maze),
             details = lines ? lines : details_of(*puzzle.puzzle.id, entry.shape.options);
  const auto borders = entry.borders ? std::make_shared<const BitSet>(puzzle.puzzle.borders) : nullptr;
  const auto with_wall = [&](Length wall) {
    PlacedMaze placed{style_of(house, setting, entry, wall, room.art), {}};
    placed.style.details = details;
    if (borders) placed.style.borders = borders;
    placed.fit = fit_in_frame(puzzle.puzzle.maze, place_in(box, entry.per_page), placed.style, words,
                              *setting.measurer, puzzle.known.get());
    return placed;
  };
  PlacedMaze thin = with_wall(audience.wall);
  if (has_tone(thin.style)) return thin;  // its lightest walls
  const Length wall = wall_for(audience, thin.fit.pitch * passage);
  if (wall <= audience.wall) return thin;
  PlacedMaze thick = with_wall(wall);
  return thick.fit.corridor >= least || has_strings(puzzle.puzzle.maze) ? thick : thin;
}

// The border of a theme takes the place of the frames and heads of the template.
void dress(HouseData& house) {
  const Theme& theme = *house.theme;
  if (theme.level && house.audience.relative_levels && house.look.level != LevelStyle::none)
    house.look.level = LevelStyle::pictures;
  if (border_of(house).empty()) return;
  house.look.title_frame = TitleFrame::none;
  house.look.running_heads = false;
  if (theme.border.corner && house.look.folio_place == FolioPlace::foot_outer)
    house.look.folio_place = FolioPlace::foot_center;
}

/// The same field, walls, gates and marks; equal fields of two makings are not known to be.
bool is_same(const Maze& a, const Maze& b) {
  return a.topology == b.topology && a.open == b.open && a.start == b.start && a.finish == b.finish &&
         a.goals == b.goals && a.marks == b.marks;
}

/// A maze of the book made before, and what drawing knows of it.
struct KnownBefore {
  const Maze& maze;
  std::shared_ptr<KnownMaze> known;
};

class BookMaker {
 public:
  BookMaker(const BookSpec& spec, HouseData house, TextMeasurer& measurer, unsigned jobs,
            const MakingAids& aids)
      : measurer_(measurer),
        jobs_(jobs),
        cache_(aids.cache),
        on_unfit_(aids.on_unfit),
        parts_of_text_(aids.parts_of_text),
        with_picture_(aids.with_picture) {
    const Book* const last = aids.last;
    if (last && last->spec->language == spec.language)  // and so are its fonts
      for (const BookPuzzle& puzzle : last->puzzles)
        known_.emplace(puzzle.puzzle.canonical_hash, KnownBefore{puzzle.puzzle.maze, puzzle.known});
    book_.spec = &spec;
    book_.house = std::move(house);
    if (book_.house.theme) dress(book_.house);
    if (spec.name_line || spec.clock_line)
      book_.house.look.running_heads = true;  // a single sheet has to say what it is
    if (!spec.show_levels) book_.house.look.level = LevelStyle::none;
    if (spec.answers.style) book_.house.look.answer_path = *spec.answers.style;
    requests_ = entry_requests(spec, book_.house.words.maze_number, book_.house.audience.levels);
  }

  Result<Book> make(const std::function<void()>& on_done) {
    book_.warnings.add(check_explanations(spec(), book_.house));
    book_.warnings.add(check_printer(spec(), book_.house.printer));
    if (book_.warnings.has_errors()) return std::move(book_.warnings);
    int pages = fewest_pages();
    book_.house.slim_border = wants_slim_border(spec(), book_.house, measurer_, requests_, pages);
    bool again = false;
    do {  // each time with a wider gutter, of which a printer has few
      book_.geometry = page_geometry(spec(), book_.house, pages);
      setting_ = setting_of(book_.house, book_.geometry, measurer_);
      if (const Outcome made = make_mazes(pages, again ? std::function<void()>{} : on_done); !made)
        return made.found();
      place_puzzles();
      plan_key();
      number_pages();
      pages = static_cast<int>(book_.plan.pages.size());
      again = page_geometry(spec(), book_.house, pages).inner > book_.geometry.inner;
    } while (again);
    book_.warnings.add(maker_warnings_);
    check_answers();
    book_.warnings.add(check_backs(book_));
    note_places();
    book_.warnings.add(check_pages(book_, rules_));
    if (auto remark = gutter_remark(book_, rules_)) book_.remarks.push_back(std::move(*remark));
    book_.warnings.add(margin_faults(spec(), book_.house, pages));
    if (book_.warnings.has_errors()) return std::move(book_.warnings);
    return std::move(book_);
  }

 private:
  const BookSpec& spec() const { return *book_.spec; }

  Outcome make_mazes(int pages, const std::function<void()>& on_done) {
    book_.rooms = slot_rooms(spec(), book_.house, setting_, requests_);
    MazeRooms rooms(spec(), book_.house, setting_, requests_);
    MakerSettings settings{
        spec().seed,
        book_.house.audience,
        book_.house.audiences,
        &book_.house.levels,
        [&](const PuzzleSpec& entry, const Audience& audience) { return rooms.room(entry, audience); },
        jobs_,
        on_done,
        cache_,
        [&] { return other_pages(spec(), book_.house, measurer_, requests_, pages); }};
    settings.on_unfit = on_unfit_;
    settings.parts_of_text = parts_of_text_;
    settings.with_picture = with_picture_;
    Result<MadePuzzles> result = make_puzzles(requests_, settings);
    if (!result) return result.found();
    MadePuzzles made = std::move(result).value();
    book_.generate_s += made.generate_s;
    book_.solve_s += made.solve_s;
    maker_warnings_ = std::move(made.warnings);
    take(std::move(made.puzzles));
    return Done{};
  }

  std::size_t index_of(const PuzzleSpec& entry, std::size_t chapter) const {
    return static_cast<std::size_t>(&entry - spec().chapters[chapter].puzzles.data());
  }

  void take(std::vector<Puzzle> made) {
    std::vector<RequestedPuzzle> puzzles;
    for (std::size_t i = 0; i < made.size(); ++i)
      puzzles.push_back({std::move(requests_[i]), std::move(made[i])});
    puzzles = in_rising_order(spec(), book_.house.words.maze_number, std::move(puzzles));
    requests_.clear();
    book_.puzzles.clear();
    for (RequestedPuzzle& puzzle : puzzles) {
      requests_.push_back(puzzle.request);
      const PuzzleSpec* entry = puzzle.request.entry;
      BookPuzzle& made_puzzle = book_.puzzles.emplace_back(book_puzzle(std::move(puzzle)));
      recall(made_puzzle);
      made_puzzle.entry = index_of(*entry, made_puzzle.chapter);
      made_puzzle.story = with_figures(story_of(book_.house, requests_.back()), made_puzzle.puzzle);
    }
  }

  /// Takes what is known of the same maze from the book made before.
  void recall(BookPuzzle& made) const {
    const auto [begin, end] = known_.equal_range(made.puzzle.canonical_hash);
    for (auto at = begin; at != end; ++at)
      if (is_same(at->second.maze, made.puzzle.maze)) made.known = at->second.known;
  }

  // Boxes of rectos and versos have equal sizes, so the fit is settled before the side of the leaf is known.
  void place_puzzles() {
    const PagePlan plan = paginate(spec(), book_.puzzles, {});
    parallel_for(book_.puzzles.size(), jobs_, [&](std::size_t i) {
      const auto slot = static_cast<std::size_t>(plan.slot_on_page[i]);
      BookPuzzle& p = book_.puzzles[i];
      p.placed = place_puzzle(book_.house, setting_, *requests_[i].entry, p,
                              puzzle_boxes(setting_, true, p.per_page, room_of(p))[slot], room_of(p));
    });
  }

  const SlotRoom& room_of(const BookPuzzle& p) const {
    return book_.rooms[static_cast<std::size_t>(p.per_page)];
  }

  // Page numbers of puzzles, which captions name, are not known yet: they are as wide as they get.
  void plan_key() {
    book_.key = {};
    if (has_key(spec().answers.place)) book_.key = plan_answers(book_, setting_, jobs_);
  }

  void check_answers() {
    if (!spec().answers.per_page || book_.key.counts.empty()) return;
    if (book_.key.corridor_pt < readable_corridor_pt - 0.01)
      book_.warnings.warning({spec().file, 0, 0},
                             "with this number of answers a page some corridors are narrower than 1 mm",
                             "let answers.per_page be auto");
  }

  PaginationRules printer_rules() const {
    const Printer& printer = book_.house.printer;
    PaginationRules rules;
    rules.open_on_recto = is_bound(printer);
    rules.multiple = printer.multiple;
    rules.blank_last = printer.blank_last;
    if (spec().fill) rules.notes_up_to = least_pages(spec(), printer);
    return rules;
  }

  // Of such mazes the book has no fewer pages, however many answers share one.
  int fewest_pages() const {
    std::vector<BookPuzzle> puzzles;
    for (const EntryRequest& request : requests_) {
      BookPuzzle& like = puzzles.emplace_back();
      like.chapter = request.chapter;
      like.entry = index_of(*request.entry, request.chapter);
      like.per_page = request.entry->per_page;
    }
    PaginationRules rules = printer_rules();
    rules.answer_counts.assign(puzzles.size(), most_answers_a_page);
    return static_cast<int>(paginate(spec(), puzzles, rules).pages.size());
  }

  void number_pages() {
    PaginationRules& rules = rules_ = printer_rules();
    rules.answer_counts = book_.key.counts;
    if (has_page(spec(), PageType::contents))
      rules.contents_pages =
          contents_page_count(setting_, contents_text(spec(), book_.house, book_.puzzles, PagePlan{}));
    if (has_page(spec(), PageType::instructions)) book_.examples = rule_examples(book_);
    rules.example_pages = example_page_count(book_, setting_);
    if (has_page(spec(), PageType::score_card))
      rules.score_card_pages =
          score_card_page_count(setting_, score_card_text(spec(), book_.house, book_.puzzles));
    book_.sheets = author_sheets(book_, setting_);
    for (const auto& [page, sheets] : book_.sheets)
      rules.author_pages[page] = static_cast<int>(sheets.size());
    book_.plan = paginate(spec(), book_.puzzles, rules);
  }

  // Now that each page's side is known, every maze gets its final place.
  void note_places() {
    std::vector<Diagnostics> found(book_.puzzles.size());
    parallel_for(book_.puzzles.size(), jobs_, [&](std::size_t i) {
      note_puzzle(book_.puzzles[i], i);
      if (spec().answers.place == AnswerPlace::foot)
        note_answer_at_foot(book_.puzzles[i], i, found[i]);
      else if (spec().answers.place != AnswerPlace::none)
        note_answer(book_.puzzles[i], i);
    });
    for (const Diagnostics& of_puzzle : found) book_.warnings.add(of_puzzle);
  }

  void note_puzzle(BookPuzzle& p, std::size_t i) const {
    const int page = book_.plan.puzzle_page[i];
    const auto slot = static_cast<std::size_t>(book_.plan.slot_on_page[i]);
    const PuzzleBox box = puzzle_boxes(setting_, is_recto(page), p.per_page, room_of(p))[slot];
    p.placed = place_puzzle(book_.house, setting_, *requests_[i].entry, p, box, room_of(p));
    p.printed.page = page;
    p.printed.frame = box.frame;
    const PuzzleText text = puzzle_text(book_, i);
    const Heading heading = set_heading(setting_, slot_style(setting_, p.per_page, room_of(p)), room_of(p),
                                        text, box.slot.width());
    p.printed.title = shown_title(setting_.look, text, heading);
    if (heading.shows_level) p.printed.level_style = shown_as(book_.house.look, text.level);
    p.printed.signs = signs_of(text.level);
    if (p.printed.level_style == LevelStyle::words) p.printed.level = text.level.words;
    p.printed.puzzle = printed_ink(p.puzzle.maze, p.placed, box.slot);
    p.printed.art = printed_art(p.placed.fit, *requests_[i].entry);
  }

  void note_answer(BookPuzzle& p, std::size_t i) const {
    const int page = book_.plan.answer_page[i];
    const KeyPlace& place = book_.key.places[i];
    p.answer = answer_on_page(book_.house, setting_, p, place, is_recto(page));
    note_answer_ink(p, page, answer_ink(p, on_side(setting_, place.slot, is_recto(page))));
  }

  void note_answer_at_foot(BookPuzzle& p, std::size_t i, Diagnostics& found) const {
    const int page = book_.plan.answer_page[i];
    const SlotRoom& room = room_of(p);
    const FootSlot slot = foot_slots(setting_, is_recto(page), p.per_page,
                                     room)[static_cast<std::size_t>(book_.plan.slot_on_page[i])];
    p.answer = place_answer(book_.house, setting_, p, slot.maze, room.foot.scale);
    if (p.answer.fit.corridor < readable_corridor_pt - 0.01)
      found.error(
          p.place,
          fmt::format("maze {}: the corridors of an answer at the foot of the page are {} "
                      "wide; they can be read from {} on",
                      p.number, in_mm(points(p.answer.fit.corridor)), in_mm(points(readable_corridor_pt))),
          "give the maze fewer cells or more of a page, or answers another place");
    if (has_strings(p.puzzle.maze) && p.answer.fit.letters.empty())
      found.error(
          p.place,
          fmt::format("maze {}: an answer at the foot of the page has no room for the names of its ends",
                      p.number),
          "give answers another place");
    note_answer_ink(p, page,
                    turned(answer_ink(p, slot.slot), upside_down(foot_band(setting_, is_recto(page), room))));
  }

  static void note_answer_ink(BookPuzzle& p, int page, PrintedInk ink) {
    const Stroke pen = answer_pen(p.answer.fit, p.answer.style);
    Printed& printed = p.printed;
    printed.answer_page = page;
    printed.answer = std::move(ink);
    printed.path = p.answer.style.path == PathStyle::fill ? PathStyle::fill
                   : pen.dashes.empty()                   ? PathStyle::line
                                                          : PathStyle::dots;
    printed.path_pt = pen.width;
    printed.path_gray = gray_of(pen.ink);
  }

  SharedMeasurer measurer_;
  unsigned jobs_ = 0;
  PuzzleCache* cache_;
  std::function<void(const PuzzleSpec&)> on_unfit_;
  puzzle::PartsOfText parts_of_text_;
  puzzle::WithPicture with_picture_;
  std::multimap<std::string, KnownBefore> known_;  ///< by canonical hash, which other mazes may share
  Setting setting_;
  std::vector<EntryRequest> requests_;
  PaginationRules rules_;
  Diagnostics maker_warnings_;  ///< of the puzzles
  Book book_;                   ///< an error among its warnings: it cannot be had
};

}  // namespace

Result<Book> make_book(const BookSpec& spec, HouseData house, TextMeasurer& measurer, unsigned jobs,
                       const std::function<void()>& on_done, const MakingAids& aids) {
  return BookMaker(spec, std::move(house), measurer, jobs, aids).make(on_done);
}

}  // namespace mazefolio::book
