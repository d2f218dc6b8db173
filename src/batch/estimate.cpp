// Measured on books of 1 to 300 mazes with 56 to 14,400 cells each, answers at the end: a linear law in mazes
// and cells is within a factor of two of their seconds, and above their memory.
#include "batch/estimate.h"

#include <cmath>

namespace mazefolio {
namespace {

// Cells of a maze whose size is chosen by its level: more than half as many again a level.
double cells_of(const PuzzleSpec& entry) {
  if (!entry.size.is_auto()) return static_cast<double>(entry.size.columns) * entry.size.rows;
  return 40 * std::pow(1.6, (entry.difficulty.low + entry.difficulty.high) / 2.0);
}

}  // namespace

Estimate estimate(const BookSpec& spec) {
  Estimate sum{0.03, 4e6};
  for (const ChapterSpec& chapter : spec.chapters)
    for (const PuzzleSpec& entry : chapter.puzzles) {
      // Other tilings keep their outlines, and have longer ones.
      const bool square = entry.grid.name == "square";
      const double cells = entry.count * cells_of(entry);
      sum.work += 0.0017 * entry.count + (square ? 7e-6 : 4e-5) * cells;
      sum.memory_bytes += (square ? 450 : 1500) * cells;
    }
  return sum;
}

}  // namespace mazefolio
