#include "census/cell_graph.h"

#include <algorithm>

namespace mazefolio::census {

CellGraph cell_graph(const AnyTopology& topology) {
  return on_topology(topology, [](const auto& t) {
    CellGraph graph;
    std::vector<std::uint32_t> number(t.cell_limit());
    for_each_cell(t, [&](Cell c) {
      number[index(c)] = static_cast<std::uint32_t>(graph.cells.size());
      graph.cells.push_back(c);
    });
    for_each_doorway(
        t, [&](Wall, Cell a, Cell b) { graph.walls.emplace_back(number[index(a)], number[index(b)]); });
    std::sort(graph.walls.begin(), graph.walls.end());
    return graph;
  });
}

std::vector<std::vector<std::uint32_t>> neighbor_lists(const CellGraph& graph) {
  std::vector<std::vector<std::uint32_t>> lists(graph.cells.size());
  for (const auto& [a, b] : graph.walls) {
    lists[a].push_back(b);
    lists[b].push_back(a);
  }
  for (std::vector<std::uint32_t>& list : lists) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
  }
  return lists;
}

}  // namespace mazefolio::census
