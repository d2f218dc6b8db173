#pragma once

#include <catch2/catch.hpp>
#include <cstdint>
#include <functional>
#include <string>

#include "base/disjoint_sets.h"
#include "census/cell_graph.h"
#include "support/namespaces.h"
#include "support/sample_topologies.h"

namespace mazefolio::tests {

/// Every set of walls, opened and looked at.
inline std::string trees_one_by_one(const AnyTopology& t) {
  const CellGraph graph = cell_graph(t);
  REQUIRE(graph.walls.size() <= 20);
  int trees = 0;
  for (std::uint32_t open = 0; open < 1u << graph.walls.size(); ++open) {
    if (static_cast<std::size_t>(__builtin_popcount(open)) + 1 != graph.cells.size()) continue;
    DisjointSets sets(static_cast<std::uint32_t>(graph.cells.size()));
    bool tree = true;
    for (std::size_t i = 0; i < graph.walls.size(); ++i)
      if (open >> i & 1) tree &= sets.join(graph.walls[i].first, graph.walls[i].second);
    trees += tree;
  }
  return std::to_string(trees);
}

struct WalksOneByOne {
  int walks = 0, between = 0, round = 0;  ///< `between` the first cell and the last
};

/// Every walk from every cell, step by step.
inline WalksOneByOne walks_one_by_one(const AnyTopology& t) {
  const CellGraph graph = cell_graph(t);
  const auto neighbors = neighbor_lists(graph);
  const std::size_t n = graph.cells.size();
  REQUIRE(n <= 20);
  int all = 0, between = 0, closing = 0;
  const std::function<void(std::uint32_t, std::uint32_t, std::uint32_t)> walk =
      [&](std::uint32_t from, std::uint32_t at, std::uint32_t visited) {
        if (visited + 1 == 1u << n) {
          ++all;
          between += from == 0 && at == n - 1;
          const auto& beside = neighbors[at];
          closing += from == 0 && std::find(beside.begin(), beside.end(), from) != beside.end();
        }
        for (const std::uint32_t next : neighbors[at])
          if (!(visited >> next & 1)) walk(from, next, visited | 1u << next);
      };
  for (std::uint32_t c = 0; c < n; ++c) walk(c, c, 1u << c);
  // Each walk was met from both ends, each round one in both directions.
  return {n == 1 ? all : all / 2, between, n < 3 ? 0 : closing / 2};
}

/// Small boards of all kinds.
inline std::vector<SampleTopology> small_boards() {
  std::vector<SampleTopology> out;
  const auto add = [&](std::string name, AnyTopology t) {
    out.push_back({std::move(name), std::make_shared<const AnyTopology>(std::move(t))});
  };
  for (const auto& [w, h] : std::vector<std::pair<std::uint32_t, std::uint32_t>>{
           {1, 1}, {2, 1}, {1, 6}, {2, 2}, {3, 3}, {4, 3}, {2, 6}})
    add("square " + std::to_string(w) + "x" + std::to_string(h), Lattice::square(w, h));
  add("ring", Lattice::square(parse_mask("###\n#.#\n###\n").value()));
  add("two rings", Lattice::square(parse_mask("#####\n#.#.#\n#####\n").value()));
  add("hexagons", Lattice::hexagon(full_mask(3, 3)));
  add("triangles", Lattice::triangle(full_mask(5, 3)));
  add("narrow doors", narrow_doors(3, 3));
  add("two walls between two cells", half_rings());
  add("a crossing", crossed_squares(3, 3, {{1, 1}}, {true}));
  add("octagons and squares", octagons_and_squares(3, 2));
  return out;
}

}  // namespace mazefolio::tests
