#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "batch/plan.h"
#include "batch/shard.h"

namespace mazefolio {

/// What `mazefolio batch` was asked.
struct BatchRequest {
  std::string run;
  PlanRequest plan;
  unsigned jobs = 0;             ///< threads; 0: all cores
  std::size_t memory_bytes = 0;  ///< ceiling; 0: what the machine has free
  bool resume = false, verify = false, dry_run = false;
  bool strict = false, prove = false, quiet = false;
  std::string journal, report;  ///< paths; empty: beside the run file, none
  std::optional<Shard> shard;
  std::vector<std::string> merge;  ///< journals of shards, instead of making books
  bool slurm = false;
  int tasks = 1, retries = 2;
  std::vector<std::string> engine_options;
};

/// Makes, resumes, merges or lists the books of a run. Returns the exit code; throws InputError, WorldError,
/// and Cancelled when no book was begun.
int run_batch(const BatchRequest& request);

}  // namespace mazefolio
