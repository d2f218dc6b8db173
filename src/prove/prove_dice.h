#pragma once

#include "prove/rule_page.h"

namespace mazefolio::prove {

/// A die is rolled over the passages of the page: the fewest rolls are as many as is claimed, there is one
/// row of so few, it is the solution, and a walk around the blocks is shorter.
void prove_dice(const RulePage& page, Verdict& verdict);

}  // namespace mazefolio::prove
