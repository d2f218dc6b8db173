// The largest open square to the south-east of each cell follows from those of its three neighbors there.
// Each square sets the width of the cells that it covers, unless a larger one covers them. Cost: O(cells)
// where halls are small, at most 256 steps for each cell.

#include "maze/hall_width.h"

#include <algorithm>

namespace mazefolio::maze {

std::vector<std::uint8_t> hall_widths(const Lattice& thick) {
  constexpr std::uint8_t widest = 16;
  std::vector<std::uint8_t> square(thick.cell_limit(), 0), width(thick.cell_limit(), 0);
  for (std::uint32_t i = thick.cell_limit(); i-- > 0;) {
    if (!thick.contains(Cell{i})) continue;
    const Cell east = thick.beyond(Cell{i}, 0), south = thick.beyond(Cell{i}, 1);
    std::uint8_t least = std::min(square[index(east)], square[index(south)]);
    if (least > 0) least = std::min(least, square[index(thick.beyond(east, 1))]);
    square[i] = static_cast<std::uint8_t>(std::min<int>(least + 1, widest));
  }
  for (std::uint32_t i = 0; i < thick.cell_limit(); ++i) {
    if (square[i] == 0) continue;
    const Cell west = thick.beyond(Cell{i}, 2), north = thick.beyond(Cell{i}, 3);
    if (square[index(west)] > square[i] || square[index(north)] > square[i]) continue;
    Cell row{i};
    for (int y = 0; y < square[i]; ++y, row = thick.beyond(row, 1)) {
      Cell c = row;
      for (int x = 0; x < square[i]; ++x, c = thick.beyond(c, 0))
        width[index(c)] = std::max(width[index(c)], square[i]);
    }
  }
  return width;
}

}  // namespace mazefolio::maze
