#include "layout/puzzle_page.h"

#include <algorithm>

#include "layout/ornament.h"
#include "layout/slot.h"
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
        fit_text(s, word, s.look.label, {size, 6, std::max(10.0, (to - from) * way * 0.5), 1, 1, 1, false});
    add_text(items, block, from, baseline - block.font.size_pt * 0.8, start_align(s));
    const double line = from + way * (block.width + size * 0.5), indent = size * 0.4;
    items.push_back(rule({line, low}, {to, low}, 0.75));
    const double large = size * 1.25;
    const TextBlock written =
        fit_line(s, value, s.look.display, large, std::max(7.0, size * 0.7), (to - line) * way - 2 * indent);
    add_text(items, written, line + way * indent, baseline - written.font.size_pt * 0.8, start_align(s));
  };
  field(content.name_word, content.pupil, start_edge(s, area), split);
  field(content.date_word, "", split + way * size, end_edge(s, area));
}

void add_note(const Setting& s, const SlotStyle& style, const Rect& slot, const PuzzleText& text,
              std::vector<Item>& items) {
  if (text.answer.empty()) return;
  const bool centered = s.look.composition == Composition::centered;
  const TextBlock note =
      fit_text(s, text.answer, s.look.label, {style.label_pt, 5, slot.width(), 1, 1, 1.2, false});
  const double top = slot.y1 - note.height();
  add_text(items, note, centered ? slot.center().x : start_edge(s, slot), top,
           centered ? Align::center : start_align(s), quiet_ink(s.look));
  if (!text.answer_target.empty())
    items.push_back(Link{{slot.x0, top, slot.x1, slot.y1}, text.answer_target});
}

TextFit story_fit(const Setting& s, const SlotStyle& style, double width, int lines) {
  return {style.story_pt,
          style.story_pt,
          width,
          lines,
          lines,
          s.look.leading,
          s.look.heading == HeadingStyle::centered};
}

}  // namespace

SlotRoom slot_room(const Setting& s, int per_page, std::span<const PuzzleText> puzzles, bool name_line) {
  SlotRoom room{0, 0, false, name_line};
  const Rect slot = puzzle_slots(s, true, per_page, room).front();
  const SlotStyle style = slot_style(s, per_page, room, slot.height());
  for (const PuzzleText& text : puzzles) {
    room.answer_note = room.answer_note || !text.answer.empty();
    const double floor = std::min(style.heading_pt, std::max(s.text_floor.pt, style.heading_pt * 0.75));
    const TextBlock title = fit_text(s, printed_title(s.look, text), s.look.display,
                                     {style.heading_pt, floor, title_width(s, style, text, slot.width()), 1,
                                      1000, 1.18, s.look.heading == HeadingStyle::centered});
    room.title_lines = std::max(room.title_lines, std::min(3, static_cast<int>(title.lines.size())));
    const TextBlock story = fit_text(s, text.story, s.look.text, story_fit(s, style, slot.width(), 1000));
    room.story_lines = std::max(room.story_lines, static_cast<int>(story.lines.size()));
  }
  // A story has at most a quarter of the slot; a longer one is set smaller.
  const int most = static_cast<int>(slot.height() * 0.25 / (style.story_pt * s.look.leading));
  room.story_lines = std::min(room.story_lines, std::max(1, most));
  return room;
}

std::vector<Rect> puzzle_boxes(const Setting& s, bool recto, int per_page, const SlotRoom& room) {
  std::vector<Rect> boxes = puzzle_slots(s, recto, per_page, room);
  const SlotStyle style = slot_style(s, per_page, room, boxes.front().height());
  for (Rect& box : boxes) box = maze_box(box, style);
  return boxes;
}

Page puzzle_page(const Setting& s, const Furniture& furniture, const SlotRoom& room,
                 const PuzzlePageContent& content) {
  Page page = start_page(s, furniture);
  auto& items = page.frame.items;
  if (room.name_line) add_name_line(s, content_area(s, furniture.recto), content, items);
  const std::vector<Rect> slots = puzzle_slots(s, furniture.recto, content.per_page, room);
  const SlotStyle style = slot_style(s, content.per_page, room, slots.front().height());
  const bool centered = s.look.heading == HeadingStyle::centered;
  for (std::size_t i = 0; i < content.puzzles.size() && i < slots.size(); ++i) {
    const PuzzleText& text = content.puzzles[i];
    const Rect& slot = slots[i];
    if (!text.marker.empty()) items.push_back(Marker{text.marker, {slot.x0, slot.y0}, text.outline, 1});
    add_heading(s, style, room, slot, text, items);
    if (!text.story.empty() && room.story_lines > 0)
      add_text(items,
               fit_text(s, text.story, s.look.text, story_fit(s, style, slot.width(), room.story_lines)),
               centered ? slot.center().x : start_edge(s, slot),
               slot.y0 + style.heading_height + style.gap * 0.7, centered ? Align::center : start_align(s));
    add_note(s, style, slot, text, items);
  }
  return page;
}

}  // namespace mazefolio::layout
