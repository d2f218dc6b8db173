#pragma once

#include "diagram/diagram.h"

namespace mazefolio::diagram {

// What draws each row of the table; see DiagramRow::draw.

Result<Diagram> draw_graph(std::shared_ptr<const History> of);
Result<Diagram> draw_dual(std::shared_ptr<const History> of);
Result<Diagram> draw_weights(std::shared_ptr<const History> of);
Result<Diagram> draw_regions(std::shared_ptr<const History> of);
Result<Diagram> draw_distance(std::shared_ptr<const History> of);
Result<Diagram> draw_degrees(std::shared_ptr<const History> of);
Result<Diagram> draw_steps(std::shared_ptr<const History> of);
Result<Diagram> draw_coloring(std::shared_ptr<const History> of);
Result<Diagram> draw_partition(std::shared_ptr<const History> of);
Result<Diagram> draw_generations(std::shared_ptr<const History> of);

}  // namespace mazefolio::diagram
