#pragma once

#include <filesystem>
#include <string>

#include "batch/slurm.h"

namespace mazefolio::batch {

/// The file name of a shard's journal; `shard` is its number, or what stands for it in a script.
std::string shard_journal_name(const std::string& shard, int tasks);

/// Writes the script of the tasks into the job's folder, to be submitted with sbatch --array=1-TASKS.
/// InputError when Slurm could not read what it needs to say, WorldError when it cannot be written.
std::filesystem::path write_slurm_script(const ClusterJob& job);

}  // namespace mazefolio::batch
