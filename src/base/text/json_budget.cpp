#include "base/text/json_budget.h"

#include <fmt/format.h>

#include "base/diagnostic.h"

namespace mazefolio::base {

void JsonBudget::check_depth(int depth) const {
  if (depth > most_depth)
    throw InputError(fmt::format("{} is nested more than {} levels deep", file_, most_depth));
}

void JsonBudget::keep() {
  if (++kept_ > most_values) throw InputError(fmt::format("{} has more than {} values", file_, most_values));
}

}  // namespace mazefolio::base
