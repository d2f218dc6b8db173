#include <fmt/format.h>

#include "base/text/suggest.h"
#include "diagram/diagram_rows.h"

namespace mazefolio::diagram {

std::string generators_with(const DiagramRow& row) {
  std::vector<std::string> names;
  if (!row.has) return {};
  for (const GeneratorRow& generator : generators())
    if (row.has(generator)) names.push_back(generator.name);
  return listed(names);
}

std::span<const DiagramRow> diagrams() {
  static const std::vector<DiagramRow> table{
      {{"graph", "cells as dots, passages as lines between them, closed doorways dotted", {}},
       nullptr,
       draw_graph},
      {{"dual", "the other graph: corners as dots, closed walls as lines between them", {}},
       nullptr,
       draw_dual},
      {{"weights", "the height map that decides which walls open first", {}},
       [](const GeneratorRow& row) { return row.records.weights; },
       draw_weights},
      {{"regions", "the regions between which few passages lead", {}},
       [](const GeneratorRow& row) { return row.records.weights || row.records.regions; },
       draw_regions},
      {{"distance", "the distance from the start, in bands", {}}, nullptr, draw_distance},
      {{"degrees", "dead ends, corridors and junctions, each with a sign", {}}, nullptr, draw_degrees},
      {{"steps", "six moments of the maze's growth", {}},
       [](const GeneratorRow& row) { return tells_growth(row.records); },
       draw_steps},
      {{"colouring", "the colors of a periodic coloring, and the table that repeats", {}},
       [](const GeneratorRow& row) { return row.records.coloring; },
       draw_coloring},
      {{"partition", "the parts of which the maze was put together, or into which it was divided", {}},
       [](const GeneratorRow& row) { return row.records.parts; },
       draw_partition},
      {{"generations", "a cellular automaton from its random beginning to the finished maze", {}},
       [](const GeneratorRow& row) { return row.records.generations; },
       draw_generations},
  };
  return table;
}

Result<Diagram> make_diagram(const DiagramRow& row, const std::shared_ptr<const History>& of) {
  if (row.has && !of->generator)
    return failure(fmt::format("'{}' shows how a maze was made, and this one was read from text", row.name));
  if (row.has && !row.has(*of->generator))
    return failure(fmt::format("'{}' has no {}; these generators have: {}", of->generator->name, row.name,
                               generators_with(row)));
  return row.draw(std::move(of));
}

}  // namespace mazefolio::diagram
