// Idea: a maze of n cells along the short side fills a frame of proportion q where n * q is near a whole
// number. Large mazes always do; for small ones some proportions (1, 5:4, 3:2) are better than others.
#include "layout/proportion.h"

#include <algorithm>
#include <cmath>

namespace mazefolio::layout {
namespace {

constexpr int fewest_cells = 4, most_cells = 14;  // along the short side
constexpr double most_cut = 0.04, step = 0.0025;
constexpr double cost = 80;  ///< of a cut of the whole, in sizes that fill

int sizes_that_fill(double proportion, double most_stretch) {
  int sizes = 0;
  for (int n = fewest_cells; n <= most_cells; ++n) {
    const double cells = n * proportion;
    sizes += std::fabs(std::round(cells) / cells - 1) <= most_stretch;
  }
  return sizes;
}

}  // namespace

Size fillable(Size room, double most_stretch) {
  Size best = room;
  double best_worth = -HUGE_VAL;
  for (double cut = 0; cut <= most_cut; cut += step)
    for (const Size size :
         {Size{room.width, room.height * (1 - cut)}, {room.width * (1 - cut), room.height}}) {
      const auto [low, high] = std::minmax(size.width, size.height);
      // Slightly less, so that rounding never decides.
      const double worth = sizes_that_fill(high / low, most_stretch * 0.98) - cost * cut;
      if (low > 0 && worth > best_worth + 1e-9) {
        best_worth = worth;
        best = size;
      }
    }
  return best;
}

}  // namespace mazefolio::layout
