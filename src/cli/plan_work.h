#pragma once

#include <vector>

#include "batch/plan.h"

namespace mazefolio {

/// The estimated work of every book of a run, from its spec; a spec with errors takes the least.
std::vector<double> estimated_work(const Plan& plan, unsigned jobs);

/// Everything that is wrong with the specs of a run.
Diagnostics errors_of_specs(const Plan& plan, unsigned jobs);

}  // namespace mazefolio
