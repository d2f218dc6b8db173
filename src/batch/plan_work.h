#pragma once

#include <vector>

#include "batch/plan.h"

namespace mazefolio::batch {

/// The estimated work of every book of a run, from its spec alone; a spec with errors takes the least.
std::vector<double> estimated_work(const Plan& plan, unsigned jobs);

/// Everything that is wrong with the specs of a run and the pictures that they name, each mistake once.
Diagnostics check_specs(const Plan& plan, unsigned jobs);

}  // namespace mazefolio::batch
