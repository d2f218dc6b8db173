// An id: what can be read says the same when it is written again.
#include <cstdlib>

#include "fuzz/consume.h"
#include "maze/puzzle_id.h"
#include "puzzle/id_budget.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) {
  const PuzzleId id = parse_puzzle_id(bytes);
  if (parse_puzzle_id(to_text(id)) != id) std::abort();
  (void)request_of_id(bytes).value();
}

}  // namespace mazefolio::tests
