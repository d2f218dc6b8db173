#include "census/census.h"

#include <algorithm>

#include "census/cell_graph.h"
#include "census/full_walks.h"
#include "census/spanning_trees.h"
#include "maze/gates.h"

namespace mazefolio::census {
namespace {

std::uint32_t wall_count(const AnyTopology& topology) {
  return on_topology(topology, [](const auto& t) {
    std::uint32_t walls = 0;
    for_each_doorway(t, [&](Wall, Cell, Cell) { ++walls; });
    return walls;
  });
}

std::vector<PlaceWalks> walks_between_corners(const AnyTopology& topology) {
  const std::string from = "top-left";
  const std::optional<Gate> start = gate_at(topology, from);
  std::vector<PlaceWalks> out;
  std::vector<Cell> ends;
  for (const char* to : {"top-right", "bottom-left", "bottom-right"}) {
    const std::optional<Gate> finish = gate_at(topology, to);
    if (!start || !finish || start->cell == finish->cell) continue;
    if (std::find(ends.begin(), ends.end(), finish->cell) != ends.end()) continue;
    ends.push_back(finish->cell);
    if (std::optional<Tally> walks = full_walks(topology, start->cell, finish->cell))
      out.push_back({from, to, std::move(*walks)});
  }
  return out;
}

}  // namespace

Census take_census(const AnyTopology& topology) {
  Census census{cell_count(topology),
                wall_count(topology),
                spanning_trees(topology),
                generator_tallies(topology),
                full_walks(topology),
                round_walks(topology),
                {}};
  // Those between two cells take as long as round ones.
  if (census.round_walks) census.corner_walks = walks_between_corners(topology);
  return census;
}

}  // namespace mazefolio::census
