#pragma once

#include <string>
#include <vector>

#include "base/geometry/turn.h"
#include "layout/setting.h"

namespace mazefolio::layout {

struct SlotRoom;

/// What small answers have at the foot of a puzzle page, where they stand upside down in one row. A scale of
/// 0 stands for none.
struct FootRoom {
  double scale = 0;   ///< of answers by their puzzles
  double arrows = 0;  ///< how far their arrows stand beyond their outlines, points
  double number = 0;  ///< width of the widest number, points
  double height = 0;  ///< of the band, with the rule above it, points
};
/// The scales that answers at the foot may have: they are read, and stay small.
constexpr double least_at_foot = 0.2, most_at_foot = 0.35;

/// The place of one answer, as it is seen when the sheet is turned: upside_down(foot_band()) puts it there.
struct FootSlot {
  Rect slot;    ///< number and maze
  Rect number;  ///< from the top of the number to its baseline
  Rect maze;    ///< with its arrows
};
std::vector<FootSlot> foot_slots(const Setting& setting, bool recto, int per_page, const SlotRoom& room);

/// The part of the page that the answers have; it does not reach out of the live area.
Rect foot_band(const Setting& setting, bool recto, const SlotRoom& room);

/// The room that suits mazes whose frames have this size, with answers at the wanted scale or at the largest
/// at which they stand in one row.
FootRoom foot_for(const Setting& setting, int per_page, Size frame, FootRoom wanted);

/// The width of the widest number up to `last`.
double foot_number_width(const Setting& setting, int last);

/// The rule above the answers, and their numbers in the order of the slots.
void add_foot(const Setting& setting, bool recto, int per_page, const SlotRoom& room,
              const std::vector<int>& numbers, std::vector<Item>& items);

}  // namespace mazefolio::layout
