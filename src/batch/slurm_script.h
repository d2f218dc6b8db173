#pragma once

#include <filesystem>
#include <string>

#include "batch/slurm.h"

namespace mazefolio::batch {

/// The file name of the journal of a shard; `shard` is its number, or a shell variable in a script.
std::string shard_journal_name(const std::string& shard, int tasks);

/// Writes the script of the tasks into the folder of the job, for sbatch --array=1-TASKS. Throws InputError
/// if a name or option cannot be written in a form that Slurm reads, WorldError if the script cannot be
/// written.
std::filesystem::path write_slurm_script(const ClusterJob& job);

}  // namespace mazefolio::batch
