#pragma once

#include "prove/rule_page.h"

namespace mazefolio::prove {

/// The page tells the sum, and of all ways without a cell twice only the solution has it.
void prove_sum(const RulePage& page, const PageText& text, Verdict& verdict);

}  // namespace mazefolio::prove
