#include "maze/passages.h"

namespace mazefolio::maze {

Passages passages_of(const Maze& maze) {
  Passages out;
  std::visit(
      [&](const auto& t) {
        out.first.assign(t.cell_limit() + 1, 0);
        out.centers.resize(t.cell_limit());
        out.next.reserve(2 * t.cell_count());
        for (std::uint32_t i = 0; i < t.cell_limit(); ++i) {
          out.first[i] = static_cast<std::uint32_t>(out.next.size());
          if (!t.contains(Cell{i})) continue;
          out.centers[i] = t.center(Cell{i});
          t.for_each_neighbor(Cell{i}, [&](Cell n, Wall w) {
            if (maze.open.test(index(w))) out.next.push_back(index(n));
          });
        }
        out.first.back() = static_cast<std::uint32_t>(out.next.size());
      },
      *maze.topology);
  return out;
}

}  // namespace mazefolio::maze
