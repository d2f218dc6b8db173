#include "layout/foot.h"

#include <algorithm>

#include "layout/ornament.h"
#include "layout/puzzle_page.h"
#include "layout/text_block.h"

namespace mazefolio::layout {
namespace {

constexpr double rule_pt = 0.75;

double number_pt(const Setting& s) { return type_sizes(s).label; }
double number_gap(const Setting& s) { return number_pt(s) * 0.4; }
double column_gap(const Setting& s) { return number_pt(s) * 0.6; }
/// From the puzzles to the band: the rule is in its middle.
double above(const Setting& s) { return number_pt(s) * 1.2; }

Typeface number_face(const Setting& s) {
  Typeface face = s.look.label;
  face.bold = true;
  return face;
}

double column_width(const Setting& s, int per_page) {
  return (live_area(s.geometry, true).width() - column_gap(s) * (per_page - 1)) / per_page;
}

}  // namespace

double foot_number_width(const Setting& s, int last) {
  return text_width(s, std::string(std::to_string(last).size(), '8'), number_face(s), number_pt(s));
}

FootRoom foot_for(const Setting& s, int per_page, Size frame, FootRoom wanted) {
  const double beside = column_width(s, per_page) - wanted.number - number_gap(s) - 2 * wanted.arrows;
  FootRoom room = wanted;
  room.scale = std::clamp(beside / frame.width, 0.01, wanted.scale);
  room.height = above(s) + std::max(frame.height * room.scale + 2 * room.arrows, number_pt(s) * 1.2);
  return room;
}

Rect foot_band(const Setting& s, bool recto, const SlotRoom& room) {
  Rect band = content_area(s, recto);
  band.y0 = band.y1 - room.foot.height + above(s);
  return band;
}

std::vector<FootSlot> foot_slots(const Setting& s, bool recto, int per_page, const SlotRoom& room) {
  const Rect band = foot_band(s, recto, room);
  const Size frame = puzzle_boxes(s, recto, per_page, room).front().frame.size();
  const double beside = room.foot.number + number_gap(s),
               maze = frame.width * room.foot.scale + 2 * room.foot.arrows,
               column = column_width(s, per_page);
  std::vector<FootSlot> slots;
  for (int i = 0; i < per_page; ++i) {
    const int place = s.right_to_left ? per_page - 1 - i : i;
    const double left = band.x0 + place * (column + column_gap(s)) + (column - beside - maze) / 2,
                 right = left + beside + maze;
    const double top = band.y0 + room.foot.arrows, baseline = top + number_pt(s) * 0.8;
    const Rect slot{left, band.y0, right, band.y1};
    if (s.right_to_left)
      slots.push_back(
          {slot, {right - room.foot.number, top, right, baseline}, {left, band.y0, left + maze, band.y1}});
    else
      slots.push_back(
          {slot, {left, top, left + room.foot.number, baseline}, {right - maze, band.y0, right, band.y1}});
  }
  return slots;
}

void add_foot(const Setting& s, bool recto, int per_page, const SlotRoom& room,
              const std::vector<int>& numbers, std::vector<Item>& items) {
  const Rect band = foot_band(s, recto, room);
  const double y = band.y0 - above(s) / 2;
  items.push_back(rule({band.x0, y}, {band.x1, y}, rule_pt));
  const std::vector<FootSlot> slots = foot_slots(s, recto, per_page, room);
  Group group{upside_down(band), {}};
  for (std::size_t i = 0; i < numbers.size() && i < slots.size(); ++i) {
    const std::string number = std::to_string(numbers[i]);
    const Rect& box = slots[i].number;
    const double end = end_edge(s, box), way = s.right_to_left ? -1 : 1, low = box.y1 + number_pt(s) * 0.2;
    add_line(group.items, number, number_face(s), number_pt(s), {end, box.y1}, end_align(s));
    // A line below it tells 6 and 9 apart before the sheet is turned.
    const double width = text_width(s, number, number_face(s), number_pt(s));
    group.items.push_back(rule({end - way * width, low}, {end, low}, rule_pt));
  }
  // It is read as one figure, with the answers.
  set_part(group.items, {Role::artifact});
  items.emplace_back(std::move(group));
}

}  // namespace mazefolio::layout
