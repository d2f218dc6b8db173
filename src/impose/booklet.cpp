#include <algorithm>

#include "base/geometry/length.h"
#include "impose/slots.h"

namespace mazefolio::impose {
namespace {

constexpr double fold_mark_pt = millimeters(4).pt, staple_pt = millimeters(12).pt;

// Against the fold, whichever side of it the page is on, so that the two pages of a spread meet.
PlacedPage at_fold(int page, Size size, double scale, const Rect& slot, bool left, double away) {
  PlacedPage placed = centered(page, size, scale, slot);
  const double width = size.width * scale;
  const double x0 = left ? slot.x1 - width - away : slot.x0 + away;
  placed.box.x0 = placed.window.x0 = x0;
  placed.box.x1 = placed.window.x1 = x0 + width;
  placed.window.x0 = std::max(placed.window.x0, slot.x0);
  placed.window.x1 = std::min(placed.window.x1, slot.x1);
  return placed;
}

// Seen on the cover, when the book is open: ticks at both ends of the fold, and where the staples go.
std::vector<Item> fold_marks(Size sheet) {
  const double x = sheet.width / 2, height = sheet.height;
  std::vector<Item> out{mark_line({x, 0}, {x, fold_mark_pt}),
                        mark_line({x, height - fold_mark_pt}, {x, height})};
  for (const double part : {0.25, 0.75})
    out.push_back(mark_line({x, height * part - staple_pt / 2}, {x, height * part + staple_pt / 2}));
  return out;
}

}  // namespace

// Sheet i of m pages on m / 4 sheets, from the outermost: front [m - 2i | 1 + 2i], back [2 + 2i | m - 1 -
// 2i].
Imposition booklet(const Stock& stock, double thickness_pt) {
  const int count = static_cast<int>(stock.pages.size());
  const int sheets = (count + 3) / 4, last = sheets * 4;
  const Slots slots = fitting_slots(stock, {2, 1});
  Imposition out;
  out.scale = slots.scale;
  out.turn = slots.sheet.width > slots.sheet.height ? Turn::short_edge : Turn::long_edge;
  for (int i = 0; i < sheets; ++i) {
    const double away = (sheets - 1 - i) * thickness_pt;
    const int sides[2][2] = {{last - 2 * i, 1 + 2 * i}, {2 + 2 * i, last - 1 - 2 * i}};
    for (const auto& [left, right] : sides) {
      SheetSide side{slots.sheet, {}, {}};
      const int numbers[2] = {stock.right_bound ? right : left, stock.right_bound ? left : right};
      for (int slot = 0; slot < 2; ++slot)
        if (const int page = numbers[slot] - 1; page < count)
          side.pages.push_back(at_fold(page, stock.pages[static_cast<std::size_t>(page)], slots.scale,
                                       slots[slot], slot == 0, away));
      if (stock.marks && i == 0 && out.sides.empty()) side.marks = fold_marks(slots.sheet);
      out.sides.push_back(std::move(side));
    }
  }
  return out;
}

}  // namespace mazefolio::impose
