#include "batch/estimate.h"

#include <algorithm>
#include <cmath>

namespace mazefolio {
namespace {

// Cells of a maze whose size is chosen by its level: a little more than half as many again a level.
double cells_of(const PuzzleSpec& entry) {
  if (!entry.size.is_auto()) return static_cast<double>(entry.size.columns) * entry.size.rows;
  return 40 * std::pow(1.6, entry.difficulty.high);
}

}  // namespace

Estimate estimate(const BookSpec& spec) {
  double puzzles = 0, cells = 0, largest = 0;
  for (const ChapterSpec& chapter : spec.chapters)
    for (const PuzzleSpec& entry : chapter.puzzles) {
      puzzles += entry.count;
      cells += entry.count * cells_of(entry);
      largest = std::max(largest, cells_of(entry));
    }
  return {0.02 + 0.003 * puzzles + 1e-5 * cells,
          static_cast<std::size_t>(16e6 + 50e3 * puzzles + 200 * cells + 1000 * largest)};
}

}  // namespace mazefolio
