// A rule of an automaton.
#include "fuzz/consume.h"
#include "generate/thick/rule.h"

namespace mazefolio::tests {

void consume(std::string_view bytes) { (void)highest_count(parse_rule(bytes).value()); }

}  // namespace mazefolio::tests
