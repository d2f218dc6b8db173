#pragma once

#include "prove/rule_page.h"

namespace mazefolio::prove {

/// Each key is needed, in one order only, and the way by keys and doors is the solution.
void prove_keys(const RulePage& page, Verdict& verdict);

}  // namespace mazefolio::prove
