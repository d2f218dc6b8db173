#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::batch {

/// A run on a cluster: a job array whose tasks are shards.
struct ClusterJob {
  std::filesystem::path program;       ///< at the same path on every node
  std::vector<std::string> arguments;  ///< of the program in every task; --shard and --journal are added
  std::filesystem::path folder;        ///< for script, journals and logs; visible to all nodes
  std::string name;                    ///< of the job and its script
  int tasks = 1, retries = 2;
  unsigned cores = 1;                            ///< a task
  std::size_t memory_bytes = 0;                  ///< a task; 0: the default of the cluster
  std::vector<std::string> options;              ///< further arguments of sbatch
  std::function<std::vector<int>()> unfinished;  ///< the shards (from 1) that still have books to make
  std::function<void(const std::string&)> say;   ///< called with a line about what happens
  std::chrono::seconds patience{300};            ///< how long the cluster may fail to answer
};

/// The journal of a task: "shard-3-of-6.jsonl" in the folder. Shards count from 1.
std::filesystem::path shard_journal(const std::filesystem::path& folder, int shard, int tasks);

/// Writes the script, submits it as a job array, waits, and submits unfinished shards again, up to `retries`
/// times. True if all shards are finished. If this is canceled or fails, the submitted job is canceled, too.
/// Throws WorldError if Slurm is not installed, refuses the job, or cannot be reached.
bool run_on_slurm(const ClusterJob& job);

}  // namespace mazefolio::batch
