#include "impose/ways.h"

#include <algorithm>

#include "impose/slots.h"

namespace mazefolio::impose {
namespace {

constexpr double as_large = 0.98;  ///< of the page: what still counts as its own size

// Side by side or one above the other, whichever makes the pages larger.
Rows two_of(const Stock& stock, double holes_pt = 0) {
  const Rows beside{2, 1}, below{1, 2};
  return fitting_slots(stock, below, holes_pt).scale > fitting_slots(stock, beside, holes_pt).scale ? below
                                                                                                    : beside;
}

Imposition booklet_way(const Stock& stock, const SheetDetails& details) {
  return booklet(stock, details.thickness_pt);
}
Imposition two_way(const Stock& stock, const SheetDetails& details) {
  return side_by_side(stock, two_of(stock, details.holes_pt), details.holes_pt);
}
Imposition four_way(const Stock& stock, const SheetDetails& details) {
  return side_by_side(stock, {2, 2}, details.holes_pt);
}
Imposition stack_way(const Stock& stock, const SheetDetails&) {
  const Rows four{2, 2};
  return cut_and_stack(stock, fitting_slots(stock, four).scale >= as_large ? four : two_of(stock));
}
Imposition poster_way(const Stock& stock, const SheetDetails& details) {
  return poster(stock, details.page, details.poster, details.font);
}

constexpr WayRow table[] = {
    {"booklet", "sheets printed on both sides, folded in the middle and stapled", booklet_way},
    {"2up", "two pages on each sheet, to be cut apart", two_way},
    {"4up", "four pages on each sheet, to be cut apart", four_way},
    {"cut-stack", "printed on both sides and cut: the piles, one on the other, are the book", stack_way},
    {"poster", "one page on many sheets, glued together to this size, such as a2", poster_way},
};

}  // namespace

std::span<const WayRow> ways() { return table; }

}  // namespace mazefolio::impose
