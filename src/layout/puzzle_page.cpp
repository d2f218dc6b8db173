#include "layout/puzzle_page.h"

#include <algorithm>
#include <cmath>

#include "layout/blanks.h"
#include "layout/clock_line.h"
#include "layout/heading.h"
#include "layout/ornament.h"
#include "layout/proportion.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

// A printed name is set like a written one: the rule runs below the descenders.
void add_name_line(const Setting& s, const Rect& area, const PuzzlePageContent& content,
                   std::vector<Item>& items) {
  const double size = type_sizes(s).text, way = s.right_to_left ? -1 : 1, baseline = area.y0 + size * 1.2;
  const double split = area.x0 + area.width() * (s.right_to_left ? 0.36 : 0.64), low = baseline + size * 0.35;
  const auto field = [&](const std::string& word, const std::string& value, double from, double to) {
    const TextBlock block =
        fit_line(s, word, s.look.label, size, s.text_floor.pt, std::max(10.0, (to - from) * way * 0.5));
    add_text(items, block, from, baseline - block.font.size_pt * 0.8, start_align(s));
    const double line = from + way * (block.width + size * 0.5), indent = size * 0.4;
    items.push_back(rule({line, low}, {to, low}, 0.75));
    const double large = size * 1.25;
    const TextBlock written =
        fit_line(s, value, s.look.display, large, size * 0.7, (to - line) * way - 2 * indent);
    add_text(items, written, line + way * indent, baseline - written.font.size_pt * 0.8, start_align(s));
  };
  field(content.name_word, content.pupil, start_edge(s, area), split);
  field(content.date_word, "", split + way * size, end_edge(s, area));
}

/// Two lines only where even the smallest type is too wide for one.
TextBlock set_note(const Setting& s, const SlotStyle& style, const PuzzleText& text, double width,
                   int lines) {
  return fit_text(s, text.answer, s.look.label,
                  {style.label_pt, s.text_floor.pt, width, 1, lines, note_leading, true});
}

/// In the middle of the line that ends with the folio.
void add_foot_note(const Setting& s, const SlotStyle& style, const Rect& slot, const PuzzleText& text,
                   const std::shared_ptr<const Part>& heading, std::vector<Item>& items) {
  const std::size_t from = items.size();
  const double size = style.label_pt, x = slot.center().x, baseline = folio_baseline(s);
  add_line(items, text.answer, s.look.label, size, {x, baseline}, Align::center, quiet_ink(s.look));
  if (!text.answer_target.empty()) {
    const double reach = text_width(s, text.answer, s.look.label, size) / 2;
    items.push_back(Link{{x - reach, baseline - size, x + reach, baseline + size * 0.3}, text.answer_target});
  }
  set_part(items, {Role::paragraph, {}, heading->turn + 2}, from);
}

void add_note(const Setting& s, const SlotStyle& style, const SlotRoom& room, const Rect& slot,
              const PuzzleText& text, const std::shared_ptr<const Part>& heading, std::vector<Item>& items) {
  if (text.answer.empty()) return;
  if (room.note_in_foot) return add_foot_note(s, style, slot, text, heading, items);
  const std::size_t from = items.size();
  if (style.note_height == 0) {  // its words stand in the heading
    if (text.answer_target.empty()) return;
    items.push_back(Link{{slot.x0, slot.y0, slot.x1, slot.y0 + style.heading_height}, text.answer_target});
    items.back().part = heading;
    return;
  }
  const bool centered = s.look.composition == Composition::centered;
  const TextBlock note = set_note(s, style, text, slot.width(), room.note_lines);
  const double air = note.leading_pt - note.font.size_pt, top = slot.y1 - note.height() + air;
  add_text(items, note, centered ? slot.center().x : start_edge(s, slot), top - air / 2,
           centered ? Align::center : start_align(s), quiet_ink(s.look));
  if (!text.answer_target.empty())
    items.push_back(Link{{slot.x0, top, slot.x1, slot.y1}, text.answer_target});
  set_part(items, {Role::paragraph, {}, heading->turn + 2}, from);
}

constexpr double least_numeral = 0.4;
constexpr double folio_room = 3.5;               ///< with its air, by the type size
constexpr const char* most_page_digits = "888";  ///< of a page that is not known yet
constexpr int most_foot_steps = 20;
constexpr double large_type_pt = 14;  ///< takes the lines of two from a small page

/// Chooses what a head holds: first all lines in full size, then smaller type, no running head, smaller
/// numbers, fewer lines.
class RoomFinder {
 public:
  RoomFinder(const Setting& s, int per_page, std::span<const PuzzleText> puzzles, const SlotRoom& given)
      : s_(s),
        per_page_(per_page),
        puzzles_(puzzles),
        room_(given),
        large_(s.text_floor.pt >= large_type_pt) {
    room_.title_lines = room_.story_lines = 0;
    room_.answer_note =
        std::any_of(puzzles.begin(), puzzles.end(), [](const auto& t) { return !t.answer.empty(); });
    room_.running_head = s.look.running_heads;
  }

  SlotRoom find() {
    fit_numerals();
    if (per_page_ > 1 || large_) share_lines();
    if (per_page_ == 1 && room_.art > 0) make_room_for_art();
    count_note();
    for (const bool running_head : {true, false}) {
      if (running_head && large_ && !keeps_running_head()) continue;
      if (!running_head && keeps_running_head()) break;
      room_.running_head = running_head && s_.look.running_heads;
      for (const double type : {1.0, 0.9, 0.8, 0.7, 0.6}) {
        if (running_head && !keeps_running_head() && type < 0.8) break;
        room_.type = type;
        count_lines();
        if (fits()) return room_;
      }
    }
    while (room_.numeral > least_numeral && !fits())
      room_.numeral = std::max(least_numeral, room_.numeral * 0.85);
    const bool whole =
        std::any_of(puzzles_.begin(), puzzles_.end(), [](const auto& t) { return t.whole_story; });
    while (!whole && room_.story_lines > 1 && !fits()) --room_.story_lines;
    if (!fits()) room_.title_lines = std::min(room_.title_lines, 1);
    return room_;
  }

 private:
  // A single sheet has to say what it is.
  bool keeps_running_head() const { return room_.name_line || room_.clock_line || !s_.look.running_heads; }

  double slot_width() const { return puzzle_slots(s_, true, per_page_, room_).front().width(); }

  /// Whether all headings keep their words, and titles their width or this share of the slot's.
  bool keeps_words(double share_for_title) const {
    const SlotStyle style = slot_style(s_, per_page_, room_);
    const double width = slot_width();
    return std::all_of(puzzles_.begin(), puzzles_.end(), [&](const PuzzleText& text) {
      const Heading heading = set_heading(s_, style, room_, text, width);
      const double title = text_width(s_, printed_title(s_.look, text), s_.look.display, style.heading_pt);
      return heading.whole && heading.title_room >= std::min(title, width * share_for_title) - 1e-9;
    });
  }

  /// Large numbers that leave no room for what stands beside them become smaller.
  void fit_numerals() {
    room_.title_lines = 1;
    for (const double numeral : {1.0, 0.85, 0.7, 0.55, least_numeral}) {
      room_.numeral = numeral;
      if (keeps_words(0.2)) return;
    }
  }

  /// One line instead of two, where all texts of the book leave room for that.
  void share_lines() {
    room_.title_lines = 1;
    room_.note_in_head = per_page_ > 1 && room_.answer_note;
    room_.note_in_head = room_.note_in_head && keeps_words(0);
    room_.one_line = s_.look.heading != HeadingStyle::numeral;
    room_.one_line = room_.one_line && keeps_words(0.5);
  }

  /// Pictures at the gates get the lines that a note and a story can do without.
  void make_room_for_art() {
    room_.note_in_foot = keeps_foot();
    if (s_.look.heading != HeadingStyle::badge || s_.look.caption) return;
    const SlotRoom usual = room_;
    const auto head = [&] {
      count_lines();
      return slot_style(s_, per_page_, room_).head_height();
    };
    const double before = head();
    room_ = usual;
    room_.one_line = room_.story_in_head = true;
    if (!keeps_words(1) || head() >= before) room_ = usual;
  }

  /// Whether notes have room between two folios at the ends of their line.
  bool keeps_foot() const {
    if (s_.look.folio_place != FolioPlace::foot_outer || s_.look.composition != Composition::centered)
      return false;
    const double size = slot_style(s_, per_page_, room_).label_pt,
                 width = slot_width() - 2 * folio_room * size;
    return room_.answer_note && std::all_of(puzzles_.begin(), puzzles_.end(), [&](const PuzzleText& text) {
             return text_width(s_, text.answer + most_page_digits, s_.look.label, size) <= width;
           });
  }

  void count_lines() {
    room_.story_lines = 0;
    const double width = slot_width();
    count_lines(width);
    // Lines take room, for which slots may move side by side; there they are more.
    if (const double narrower = slot_width(); narrower < width) count_lines(narrower);
  }

  void count_lines(double width) {
    room_.title_lines = per_page_ == 1 && !room_.one_line ? 2 : 1;
    const SlotStyle style = slot_style(s_, per_page_, room_);
    int titles = 0;
    room_.story_lines = 0;
    for (const PuzzleText& text : puzzles_) {
      const Heading heading = set_heading(s_, style, room_, text, width);
      titles = std::max(titles, static_cast<int>(heading.title.lines.size()));
      const TextBlock story = set_story(s_, style, room_, text, width, 1000);
      room_.story_lines = std::max(room_.story_lines, static_cast<int>(story.lines.size()));
    }
    room_.title_lines = titles;
  }

  /// A note in two lines where the slots are too narrow for one.
  void count_note() {
    room_.note_lines = 1;
    const SlotStyle style = slot_style(s_, per_page_, room_);
    const double width = slot_width();
    for (const PuzzleText& text : puzzles_)
      if (set_note(s_, style, text, width, 2).lines.size() > 1) room_.note_lines = 2;
  }

  bool fits() const {
    const double head = slot_style(s_, per_page_, room_).head_height();
    if (per_page_ > 1) return head <= puzzle_slots(s_, true, per_page_, room_).front().height() * 0.26;
    return head + content_area(s_, true, room_.running_head).y0 - live_area(s_.geometry, true).y0 <=
           most_head;
  }

  const Setting& s_;
  int per_page_;
  std::span<const PuzzleText> puzzles_;
  SlotRoom room_;
  bool large_;
};

}  // namespace

SlotRoom slot_room(const Setting& s, int per_page, std::span<const PuzzleText> puzzles,
                   const SlotRoom& given) {
  SlotRoom room = RoomFinder(s, per_page, puzzles, given).find();
  if (given.foot.scale <= 0) return room;
  // The band takes from the frames, and follows their size: by less at each step.
  const auto suited = [&] {
    return foot_for(s, per_page, puzzle_boxes(s, true, per_page, room).front().frame.size(), given.foot);
  };
  for (int step = 0; step < most_foot_steps; ++step) {
    SlotRoom next = given;
    next.foot = suited();
    if (std::fabs(next.foot.height - room.foot.height) < 0.01) break;
    room = RoomFinder(s, per_page, puzzles, next).find();
  }
  room.foot.scale = std::min(room.foot.scale, suited().scale);
  return room;
}

std::vector<PuzzleBox> puzzle_boxes(const Setting& s, bool recto, int per_page, const SlotRoom& room) {
  const SlotStyle style = slot_style(s, per_page, room);
  std::vector<PuzzleBox> boxes;
  for (const Rect& slot : puzzle_slots(s, recto, per_page, room)) {
    const double above = std::max(room.band, room.edge);
    const double head = style.head_height();
    const bool below = s.look.caption;
    const Rect area{slot.x0, slot.y0 + (below ? 0 : head), slot.x1,
                    slot.y1 - style.note_height - (below ? head : 0) - room.blanks};
    const Size frame = fillable({area.width() - 2 * room.edge, area.height() - 2 * above}, most_stretch);
    const Point middle = area.center(), half{frame.width / 2, frame.height / 2};
    boxes.push_back(
        {slot, {middle.x - half.x, middle.y - half.y, middle.x + half.x, middle.y + half.y}, area});
  }
  return boxes;
}

Page puzzle_page(const Setting& s, const Furniture& furniture, const SlotRoom& room,
                 const PuzzlePageContent& content) {
  Furniture shown = furniture;
  if (!room.running_head) shown.head.clear();
  Page page = start_page(s, shown);
  auto& items = page.frame.items;
  if (room.name_line)
    add_name_line(s, content_area(s, furniture.recto, s.look.running_heads && room.running_head), content,
                  items);
  if (room.clock_line) {
    Rect line = content_area(s, furniture.recto, s.look.running_heads && room.running_head);
    line.y0 += name_line_height(s, room);
    line.y1 = line.y0 + clock_line_height(s);
    add_clock_line(s, line, content.clock_before, content.clock_after, items);
  }
  const std::vector<Rect> slots = puzzle_slots(s, furniture.recto, content.per_page, room);
  const SlotStyle style = slot_style(s, content.per_page, room);
  const bool centered = s.look.heading == HeadingStyle::centered;
  for (std::size_t i = 0; i < content.puzzles.size() && i < slots.size(); ++i) {
    const PuzzleText& text = content.puzzles[i];
    const Rect& slot = slots[i];
    Rect head = slot;  // from its top
    if (s.look.caption) head.y0 = slot.y1 - style.note_height - style.heading_height - style.story_height;
    if (!text.marker.empty()) items.push_back(Marker{text.marker, {slot.x0, slot.y0}, text.outline, 1});
    const int turn = turn_of_maze(i) - 1;
    const auto heading = std::make_shared<const Part>(Part{Role::subheading, {}, turn});
    const std::size_t title = items.size();
    add_heading(s, style, room, head, text, items);
    set_part(items, heading, title);
    const std::size_t story = items.size();
    if (!text.story.empty() && room.story_lines > 0 && !room.story_in_head)
      add_text(items, set_story(s, style, room, text, slot.width(), room.story_lines),
               centered ? slot.center().x : start_edge(s, slot), head.y0 + style.heading_height,
               centered ? Align::center : start_align(s));
    set_part(items, {Role::paragraph, {}, turn}, story);
    const double foot = slot.y1 - style.note_height - (s.look.caption ? style.head_height() : 0);
    add_blanks({slot.x0, foot - room.blanks, slot.x1, foot}, text.blanks, items);
    add_note(s, style, room, slot, text, heading, items);
  }
  if (room.foot.height > 0) {
    std::vector<int> numbers;
    for (const PuzzleText& text : content.puzzles) numbers.push_back(text.number);
    add_foot(s, furniture.recto, content.per_page, room, numbers, items);
  }
  return page;
}

}  // namespace mazefolio::layout
