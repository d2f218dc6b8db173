#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "batch/plan.h"

namespace mazefolio::batch {

/// True if the whole of `text` matches `pattern`: * is any text, ? any character, the rest is itself.
bool matches(std::string_view pattern, std::string_view text);

/// The books that match a pattern of `only` (or all, if it is empty) and no pattern of `skip`, in their
/// order. A pattern is compared with the output, the output without ".pdf", and its file name without ".pdf".
/// An error for each pattern that matches no book.
Result<std::vector<PlannedBook>> chosen(std::vector<PlannedBook> books, const PlanRequest& request);

}  // namespace mazefolio::batch
