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

std::vector<std::uint32_t> steps_from(const Passages& p, std::uint32_t from) {
  std::vector<std::uint32_t> steps(p.centers.size(), no_way), met{from};
  steps[from] = 0;
  for (std::size_t i = 0; i < met.size(); ++i)
    for_each_step(p, met[i], [&](std::uint32_t n) {
      if (steps[n] != no_way) return;
      steps[n] = steps[met[i]] + 1;
      met.push_back(n);
    });
  return steps;
}

}  // namespace mazefolio::maze
