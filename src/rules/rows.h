#pragma once

#include "rules/rule.h"

namespace mazefolio::rules {

// word_row() and so on: the row of each rule, defined in the rule's own file.
#define RULE(name) RuleRow name##_row();
#include "rules/rules.def"
#undef RULE

}  // namespace mazefolio::rules
