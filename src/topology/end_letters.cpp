#include "topology/end_letters.h"

#include <algorithm>

namespace mazefolio::topology {

std::vector<Rect> end_letters(std::span<const Rect> boxes) {
  constexpr double least_height = 0.45;  // of the tallest: an x beside an l, but no dot
  double tallest = 0;
  for (const Rect& box : boxes) tallest = std::max(tallest, box.height());
  std::vector<Rect> letters;
  for (const Rect& box : boxes)
    if (box.height() >= least_height * tallest) letters.push_back(box);
  if (letters.size() < 3) return {};
  // A letter whose middle is beside the highest one stands in the first line, and likewise in the last.
  const double top_end = std::ranges::min_element(letters, {}, &Rect::y1)->y1,
               bottom_begin = std::ranges::max_element(letters, {}, &Rect::y0)->y0;
  const Rect *first = nullptr, *last = nullptr;
  for (const Rect& box : letters) {
    if (box.center().y < top_end && (!first || box.x0 < first->x0)) first = &box;
    if (box.center().y > bottom_begin && (!last || box.x1 > last->x1)) last = &box;
  }
  return {*first, *last};
}

}  // namespace mazefolio::topology
