#include "impose/slots.h"

namespace mazefolio::impose {
namespace {

// The slots of a sheet in the order of reading, which goes from the right in a book that is bound there.
int slot_of(int place, const Slots& slots, bool from_right) {
  const int row = place / slots.rows.columns, column = place % slots.rows.columns;
  return row * slots.rows.columns + (from_right ? slots.rows.columns - 1 - column : column);
}

void put(SheetSide& side, int page, int slot, const Stock& stock, const Slots& slots) {
  if (page >= static_cast<int>(stock.pages.size())) return;
  side.pages.push_back(centered(page, stock.pages[static_cast<std::size_t>(page)], slots.scale, slots[slot]));
}

SheetSide empty_side(const Stock& stock, const Slots& slots) {
  return {slots.sheet, {}, stock.marks ? cut_lines(slots) : std::vector<Item>{}};
}

}  // namespace

Imposition side_by_side(const Stock& stock, Rows rows, double holes_pt) {
  const Slots slots = fitting_slots(stock, rows, holes_pt);
  Imposition out{{}, slots.scale, Turn::none};
  const int count = static_cast<int>(stock.pages.size());
  for (int first = 0; first < count; first += slots.count()) {
    SheetSide side = empty_side(stock, slots);
    for (int i = 0; i < slots.count(); ++i)
      put(side, first + i, slot_of(i, slots, stock.right_bound), stock, slots);
    out.sides.push_back(std::move(side));
  }
  return out;
}

// A pile has as many leaves as there are sheets. The sheet is turned over like a leaf of a book, so that what
// is on the left in front is on the right behind.
Imposition cut_and_stack(const Stock& stock, Rows rows) {
  const Slots slots = fitting_slots(stock, rows);
  Imposition out{
      {}, slots.scale, slots.sheet.width > slots.sheet.height ? Turn::short_edge : Turn::long_edge};
  const int leaves = (static_cast<int>(stock.pages.size()) + 1) / 2;
  const int sheets = (leaves + slots.count() - 1) / slots.count();
  for (int sheet = 0; sheet < sheets; ++sheet)
    for (const bool back : {false, true}) {
      SheetSide side = empty_side(stock, slots);
      for (int pile = 0; pile < slots.count(); ++pile)
        put(side, 2 * (pile * sheets + sheet) + (back ? 1 : 0),
            slot_of(pile, slots, stock.right_bound != back), stock, slots);
      out.sides.push_back(std::move(side));
    }
  return out;
}

}  // namespace mazefolio::impose
