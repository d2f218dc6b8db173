// The order of the circuits of a labyrinth: what is called one can be walked.
#include "fuzz/consume.h"
#include "generate/walks/labyrinth.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) {
  if (!check_circuits(bytes).ok()) return;
  const std::vector<int> order = circuits_in(bytes);
  if (!order.empty()) (void)steps_of(labyrinth_of(order));
}

}  // namespace mazefolio::tests
