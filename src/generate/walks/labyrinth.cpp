// Idea: classical labyrinths are one path through rings, so they are drawn and not carved: the cells are the
// pieces of that path in order, each open to the next. The Cretan ones are computed from their seed pattern.
// Nothing is random. Cost: linear in the length of the path.

#include "generate/walks/labyrinth.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"
#include "base/option_rows.h"
#include "generate/rows.h"

namespace mazefolio::generate {
namespace {

Labyrinth cretan(int circuits) { return labyrinth_of(seed_pattern_order(circuits / 4)); }

std::uint32_t side_of(const Labyrinth& labyrinth) {
  return static_cast<std::uint32_t>(diameter_of(labyrinth));
}

/// The labyrinth for at most this many cells a side. If no pattern is asked for, it is the classical one of
/// seven circuits, or that of three where seven have no room.
Labyrinth labyrinth_for(const Options& options, std::uint32_t most) {
  const std::vector<int> order = circuits_in(options.text("circuits"));
  if (!order.empty()) return labyrinth_of(order);
  const std::string& pattern = options.text("pattern");
  if (pattern == "chartres") return chartres_labyrinth();
  if (pattern == "auto") {
    const Labyrinth classical = cretan(7);
    return side_of(classical) <= most ? classical : cretan(3);
  }
  return cretan(static_cast<int>(*parse_integer(std::string_view(pattern).substr(pattern.find('-') + 1))));
}

/// The id of each cell, since build() numbers the cells in its own order.
std::vector<Cell> ids_of(const std::vector<Outline>& outlines, const PlanarGraph& graph) {
  std::vector<std::pair<Point, Cell>> known;
  for_each_cell(graph, [&](Cell c) { known.emplace_back(graph.center(c), c); });
  std::vector<Cell> ids;
  for (const Outline& outline : outlines) {
    const Point center = centroid(outline);
    const auto off = [&](const auto& entry) { return dot(entry.first - center, entry.first - center); };
    ids.push_back(std::min_element(known.begin(), known.end(), [&](const auto& a, const auto& b) {
                    return off(a) < off(b);
                  })->second);
  }
  return ids;
}

Wall wall_between(const PlanarGraph& graph, Cell a, Cell b) {
  Wall found = no_wall;
  graph.for_each_neighbor(a, [&](Cell n, Wall w) {
    if (n == b) found = w;
  });
  return found;
}

/// The rim wall of the cell with the middle nearest to a place.
Wall rim_wall(const PlanarGraph& graph, Cell c, Point place) {
  Wall found = no_wall;
  double nearest = HUGE_VAL;
  graph.for_each_side(c, [&](Cell beyond, Wall w) {
    const Point miss = edge_middle(graph.edge(w)) - place;
    if (graph.contains(beyond) || dot(miss, miss) >= nearest) return;
    nearest = dot(miss, miss);
    found = w;
  });
  return found;
}

CellCount fitting(CellCount most, const Options& options) {
  const std::uint32_t room = std::min(most.columns, most.rows), side = side_of(labyrinth_for(options, room));
  return side <= room ? CellCount{side, side} : CellCount{};
}

Result<Maze> draft_labyrinth(std::shared_ptr<const AnyTopology> field, const Options& options, Rng&,
                             Growth*) {
  const Lattice& squares = std::get<Lattice>(*field);
  const Labyrinth labyrinth = labyrinth_for(options, std::min(squares.columns(), squares.rows()));
  const std::uint32_t side = side_of(labyrinth);
  if (squares.columns() != side || squares.rows() != side)
    return failure(fmt::format("a labyrinth of {} {} is {}x{}; leave the size out", labyrinth.circuits,
                               labyrinth.circuits == 1 ? "circuit" : "circuits", side, side));
  const bool right = options.text("first_turn") == "right";
  const std::vector<Outline> outlines = labyrinth_cells(labyrinth, options.text("outline") == "round", right);
  const auto topology = std::make_shared<const AnyTopology>(PlanarGraph::build(outlines));
  const PlanarGraph& graph = std::get<PlanarGraph>(*topology);
  const std::vector<Cell> ids = ids_of(outlines, graph);
  Maze maze{topology, BitSet(graph.wall_limit()), {}, {}, {}};
  for (std::size_t i = 1; i < ids.size(); ++i) maze.open.set(index(wall_between(graph, ids[i - 1], ids[i])));
  const Point entrance{side / 2.0 + (right ? 0.5 : -0.5), static_cast<double>(side)};
  maze.start = {ids.front(), rim_wall(graph, ids.front(), entrance)};
  maze.finish = {ids.back(), no_wall};
  return maze;
}

}  // namespace

GeneratorRow labyrinth_row() {
  GeneratorRow row{
      {"labyrinth",
       "one way through all circuits to the center: Cretan, of Chartres, or in any order",
       {choice_option("pattern",
                      "a classical labyrinth; auto: of seven circuits, or of three where seven have no room",
                      {"auto", "cretan-7", "cretan-3", "cretan-11", "cretan-15", "chartres"}),
        text_option("circuits", "", "instead: the order in which circuits are walked, 1 at the rim",
                    check_circuits),
        choice_option("outline", "round, or with straight circuits", {"round", "square"}),
        choice_option("first_turn", "the side to which the way turns from the entrance", {"left", "right"})}},
      Needs::rectangle};
  row.sets_gates = true;
  row.records.walk = true;
  row.draft = draft_labyrinth;
  row.fitting = fitting;
  return row;
}

}  // namespace mazefolio::generate
