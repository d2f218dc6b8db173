#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::batch {

/// A run that is spread over a cluster: a job array whose tasks are shards.
struct ClusterJob {
  std::filesystem::path program;       ///< which every node must have in this place
  std::vector<std::string> arguments;  ///< of the program, for every task; --shard and --journal are added
  std::filesystem::path folder;        ///< for script, journals and what the tasks say; seen by all nodes
  std::string name;                    ///< of the job and its script
  int tasks = 1, retries = 2;
  unsigned cores = 1;                            ///< of a task
  std::size_t memory_bytes = 0;                  ///< of a task; 0: the cluster's own default
  std::vector<std::string> options;              ///< more words for sbatch
  std::function<std::vector<int>()> unfinished;  ///< the shards (from 1) that have books without an outcome
  std::function<void(const std::string&)> say;   ///< told what happens
  std::chrono::seconds patience{300};            ///< with a cluster that does not answer
};

/// Where a task writes its journal: "shard-3-of-6.jsonl" in the folder. Shards count from 1.
std::filesystem::path shard_journal(const std::filesystem::path& folder, int shard, int tasks);

/// Writes the script, submits it as an array, waits, and submits unfinished shards again up to `retries`
/// times. True: all are finished. When it is canceled, or fails, what was submitted is canceled too.
/// WorldError when Slurm is not installed, refuses the job, or cannot be reached.
bool run_on_slurm(const ClusterJob& job);

}  // namespace mazefolio::batch
