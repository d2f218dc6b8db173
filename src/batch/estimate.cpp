// Measured on books of 1 to 300 mazes with 56 to 14,400 cells each and answers at the end: a formula linear
// in mazes and cells is within a factor of two of their seconds, and never below their memory.
#include "batch/estimate.h"

#include <string_view>

namespace mazefolio::batch {
namespace {

// Cells of a maze whose size is chosen by its level: each level has 1.6 times the cells of the one below. A
// product and not pow(): shards depend on every bit of the result, and libraries differ in the last bit of
// pow.
double cells_of_levels(int low, int high) {
  constexpr double half_a_level = 1.265;
  double cells = 40;
  for (int i = 0; i < low + high; ++i) cells *= half_a_level;
  return cells;
}

// Grids of points by chance, which are moved apart first.
bool is_strewn(std::string_view grid) { return grid == "voronoi" || grid == "delaunay"; }

double cells_of(const PuzzleSpec& entry) {
  if (is_strewn(entry.grid.name))
    if (const auto cells = entry.grid.options.integer("cells"); cells > 0) return static_cast<double>(cells);
  if (entry.size.is_given()) return static_cast<double>(entry.size.columns) * entry.size.rows;
  // What a letter page holds for adults, and the middle of the levels of audiences.
  constexpr double filled = 1500;
  if (entry.size.share > 0) return filled * entry.size.share * entry.size.share;
  const Difficulty& asked = entry.difficulty;
  return asked.asked.empty() ? cells_of_levels(4, 7) : cells_of_levels(asked.low, asked.high);
}

/// The cost of a cell. Tilings other than squares store the outlines of their cells.
struct Cost {
  double work, memory_bytes;
};

Cost cost_of_cell(std::string_view grid) {
  if (grid == "square") return {7e-6, 450};
  return {is_strewn(grid) ? 6e-5 : 3e-5, 1500};
}

}  // namespace

Estimate estimate(const BookSpec& spec) {
  Estimate sum{0.03, 20e3, 4e6};
  for (const ChapterSpec& chapter : spec.chapters)
    for (const PuzzleSpec& entry : chapter.puzzles) {
      const double cells = entry.count * cells_of(entry);
      const Cost cost = cost_of_cell(entry.grid.name);
      sum.pdf_bytes += 2500 * entry.count + 7.5 * cells;
      sum.work += 0.0017 * entry.count + cost.work * cells;
      sum.memory_bytes += cost.memory_bytes * cells;
    }
  return sum;
}

}  // namespace mazefolio::batch
