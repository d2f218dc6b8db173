// Works on runs instead of pixels: runs of two rows that overlap are one piece. Cost: one look at each pixel,
// then linear in the runs.

#include "topology/pixel_pieces.h"

#include <algorithm>

#include "base/disjoint_sets.h"

namespace mazefolio::topology {
namespace {

std::vector<PixelRun> runs_of(std::span<const std::uint8_t> on, std::uint32_t columns) {
  std::vector<PixelRun> runs;
  for (std::uint32_t row = 0; std::size_t{row} * columns < on.size(); ++row) {
    const auto begin = on.begin() + static_cast<std::ptrdiff_t>(std::size_t{row} * columns),
               end = begin + columns;
    for (auto at = std::find(begin, end, std::uint8_t{1}); at != end;) {
      const auto behind = std::find(at, end, std::uint8_t{0});
      runs.push_back(
          {row, static_cast<std::uint32_t>(at - begin), static_cast<std::uint32_t>(behind - begin), 0});
      at = std::find(behind, end, std::uint8_t{1});
    }
  }
  return runs;
}

}  // namespace

PixelPieces pixel_pieces(std::span<const std::uint8_t> on, std::uint32_t columns) {
  PixelPieces out{columns > 0 ? runs_of(on, columns) : std::vector<PixelRun>{}};
  std::vector<PixelRun>& runs = out.runs;
  DisjointSets sets(static_cast<std::uint32_t>(runs.size()));
  std::uint32_t above = 0;  // the first run that may touch this one or those behind it
  for (std::uint32_t i = 0; i < runs.size(); ++i) {
    const PixelRun& run = runs[i];
    while (runs[above].row + 1 < run.row || (runs[above].row < run.row && runs[above].end <= run.begin))
      ++above;
    for (std::uint32_t k = above; runs[k].row < run.row && runs[k].begin < run.end; ++k) sets.join(i, k);
  }
  for (std::uint32_t i = 0; i < runs.size(); ++i) {
    const std::uint32_t first = sets.find(i);
    runs[i].piece = first == i ? out.count++ : runs[first].piece;
  }
  return out;
}

}  // namespace mazefolio::topology
