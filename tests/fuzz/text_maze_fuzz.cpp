// A maze as text: read, solved and proven.
#include "fuzz/consume.h"
#include "puzzle/read_puzzle.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) { (void)read_puzzle(bytes, "maze.txt", {}, true).value(); }

}  // namespace mazefolio::tests
