#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "batch/plan.h"

namespace mazefolio::batch {

/// True when all of `text` is as `pattern` says: * is any text, ? is one character, the rest is itself.
bool matches(std::string_view pattern, std::string_view text);

/// The books that a pattern of `only` matches (all, when it is empty) and none of `skip`, in their order. A
/// pattern is held against the output, the output without ".pdf" and the file's name without folder and
/// ".pdf". One that matches no book is told.
std::vector<PlannedBook> chosen(std::vector<PlannedBook> books, const PlanRequest& request,
                                Diagnostics& found);

}  // namespace mazefolio::batch
