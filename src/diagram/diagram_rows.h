#pragma once

#include "diagram/diagram.h"

namespace mazefolio::diagram {

// What draws each row of the table; see DiagramRow::draw.

Result<Diagram> draw_graph(const std::shared_ptr<const History>& of);
Result<Diagram> draw_dual(const std::shared_ptr<const History>& of);
Result<Diagram> draw_weights(const std::shared_ptr<const History>& of);
Result<Diagram> draw_regions(const std::shared_ptr<const History>& of);
Result<Diagram> draw_distance(const std::shared_ptr<const History>& of);
Result<Diagram> draw_degrees(const std::shared_ptr<const History>& of);
Result<Diagram> draw_steps(const std::shared_ptr<const History>& of);
Result<Diagram> draw_coloring(const std::shared_ptr<const History>& of);
Result<Diagram> draw_partition(const std::shared_ptr<const History>& of);
Result<Diagram> draw_generations(const std::shared_ptr<const History>& of);

}  // namespace mazefolio::diagram
