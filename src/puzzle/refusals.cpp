#include "puzzle/refusals.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "generate/generator.h"
#include "puzzle/request.h"

namespace mazefolio::puzzle {

Diagnostics refused(const Place& place, std::string message, std::string hint) {
  Diagnostics found;
  found.error(place, std::move(message), std::move(hint));
  return found;
}

Outcome check_fit(const PuzzleSpec& entry, const MazeRoom& room, CellCount size,
                  const std::string& audience) {
  const GridRow& grid = grid_row(entry);
  if (fits(grid, size, room)) return Done{};
  const CellCount most = largest_size(grid, room.pitches());
  const std::string who =
      room.for_answer ? "an answer at the foot of the page" : fmt::format("the audience '{}'", audience);
  const std::string need = fmt::format("{} needs corridors of {}", who, in_mm(room.corridor));
  if (most.columns == 0 || most.rows == 0)
    return refused(entry.place, fmt::format("the page has no room for a single cell: {}", need),
                   "write a larger 'page' or a smaller 'per_page'");
  const bool any_size = !find_row(generators(), entry.algorithm.name)->fitting;
  if (!entry.size.is_given() && any_size)
    return refused(entry.grid.place, fmt::format("the cells do not fit: {}", need),
                   fmt::format("about {} would", std::uint64_t{most.columns} * most.rows));
  return refused(!entry.size.is_given() ? entry.algorithm.place : entry.size.place,
                 fmt::format("{}x{} cells do not fit: {}", size.columns, size.rows, need),
                 fmt::format("the largest size that fits is {}x{}", most.columns, most.rows));
}

Outcome check_side(const PuzzleSpec& entry) {
  const GridSize& size = entry.size;
  const std::uint32_t least = least_side(entry);
  if (!size.is_given() || std::min(size.columns, size.rows) >= least) return Done{};
  return refused(size.place,
                 fmt::format("a maze of {}x{} cells {}: it needs {} a side at least", size.columns, size.rows,
                             entry.tone.name.empty() ? "is not worth printing" : "shows no picture", least),
                 fmt::format("write {}x{} or more, or let the size be auto", std::max(least, size.columns),
                             std::max(least, size.rows)));
}

}  // namespace mazefolio::puzzle
