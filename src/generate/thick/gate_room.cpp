#include "generate/thick/gate_room.h"

#include <algorithm>

#include "maze/gates.h"

namespace mazefolio::generate {

bool has_room_for_gates(const Maze& maze) {
  const std::vector<Gate> gates = rim_gates(*maze.topology);
  return std::ranges::any_of(gates, [&](const Gate& gate) { return gate.cell != gates.front().cell; });
}

}  // namespace mazefolio::generate
