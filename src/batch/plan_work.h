#pragma once

#include <vector>

#include "batch/plan.h"

namespace mazefolio::batch {

/// The estimated work of every book of a run, in seconds, from its spec alone; the least for a spec with
/// errors.
std::vector<double> estimated_work(const Plan& plan, unsigned jobs);

/// Everything that is wrong with the specs of a run and with the pictures that they name, each problem once.
Diagnostics check_specs(const Plan& plan, unsigned jobs);

}  // namespace mazefolio::batch
