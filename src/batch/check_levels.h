#pragma once

#include <string>
#include <vector>

#include "batch/plan.h"

namespace mazefolio::batch {

/// Makes the mazes of the plan's books without pages, and reports levels and sizes that cannot be had. Of
/// books that differ only in seeds, names and texts one is tried. Books with errors in their specs are passed
/// over.
Diagnostics check_levels(const Plan& plan);

/// "12 books, 24 mazes: about 2 s on 4 threads, about 1.2 MiB", from the specs alone.
std::string estimate_text(const Plan& plan, unsigned jobs);

}  // namespace mazefolio::batch
