#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace mazefolio {

/// A run that is spread over a cluster: a job array whose tasks are shards.
struct ClusterJob {
  std::filesystem::path program;       ///< which every node must have in this place
  std::vector<std::string> arguments;  ///< of the program, for every task; its shard is added
  std::filesystem::path folder;        ///< for the script and what the tasks say; seen by all nodes
  std::string name;                    ///< of the job
  int tasks = 1, retries = 2;
  unsigned cores = 1;                            ///< of a task
  std::size_t memory_bytes = 0;                  ///< of a task; 0: the cluster's own default
  std::vector<std::string> options;              ///< more words for sbatch
  std::function<std::vector<int>()> unfinished;  ///< the shards (from 1) that have books without an outcome
  std::function<void(const std::string&)> say;   ///< told what happens
};

/// Submits the array, waits for it, submits unfinished shards again up to `retries` times. True: all are
/// finished. Cancelled: the job is cancelled too. WorldError when Slurm cannot be reached.
bool run_on_slurm(const ClusterJob& job);

}  // namespace mazefolio
