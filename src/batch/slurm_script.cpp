#include "batch/slurm_script.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "base/diagnostic.h"
#include "base/system/file.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t mebibyte = 1 << 20;

bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         std::string_view("_-./:=,+@%").find(c) != std::string_view::npos;
}

/// A word quoted for the shell; for an #SBATCH line, backslashes are doubled, too.
std::string quoted(const std::string& word, bool for_sbatch = false) {
  if (!word.empty() && std::all_of(word.begin(), word.end(), is_plain)) return word;
  std::string out = "'";
  for (const char c : word) {
    if (c == '\'') out += "'\\'";
    if (c == '\\' && for_sbatch) out += '\\';
    out += c;
  }
  return out + "'";
}

std::string sbatch_line(const std::string& word) {
  if (word.find('\n') != std::string::npos)
    throw InputError(fmt::format("an option for sbatch has a line break: {}", word));
  return fmt::format("#SBATCH {}\n", quoted(word, true));
}

fs::path folder_of_tasks(const ClusterJob& job) {
  make_folder(job.folder);
  const fs::path folder = fs::absolute(job.folder).lexically_normal();
  if (folder.string().find_first_of("%\\\n") != std::string::npos)
    throw InputError(
        fmt::format("{}: Slurm does not accept '%', a backslash or a line break in the name of a folder",
                    folder.string()));
  return folder;
}

// The variables that books depend on. Many clusters do not pass the environment on to tasks.
std::string environment_of_books() {
  std::string text;
  for (const char* name : {"SOURCE_DATE_EPOCH", "MAZEFOLIO_DATA"})
    if (const char* value = std::getenv(name)) text += fmt::format("export {}={}\n", name, quoted(value));
  return text;
}

}  // namespace

std::string shard_journal_name(const std::string& shard, int tasks) {
  return fmt::format("shard-{}-of-{}.jsonl", shard, tasks);
}

fs::path write_slurm_script(const ClusterJob& job) {
  const fs::path folder = folder_of_tasks(job);
  const fs::path script = folder / (job.name + ".sh");
  std::string text = "#!/bin/bash\n";
  text += fmt::format("# A task of this job makes one shard: sbatch --array=1-{} {}\n", job.tasks,
                      script.filename().string());
  text += sbatch_line("--job-name=" + job.name);
  text += sbatch_line("--output=" + (folder / "shard-%a.log").string());
  text += sbatch_line("--open-mode=append");
  text += sbatch_line("--ntasks=1");
  text += sbatch_line(fmt::format("--cpus-per-task={}", job.cores));
  if (job.memory_bytes > 0)
    text += sbatch_line(fmt::format("--mem={}M", (job.memory_bytes + mebibyte - 1) / mebibyte));
  for (const std::string& option : job.options) text += sbatch_line(option);

  text += "set -euo pipefail\nshard=$SLURM_ARRAY_TASK_ID\n" + environment_of_books();
  text += fmt::format("cd {}\nexec {}", quoted(fs::current_path().string()), quoted(job.program.string()));
  for (const std::string& word : job.arguments) text += " " + quoted(word);
  text += fmt::format(" \\\n  --shard \"$shard/{}\" --journal {}/\"{}\"\n", job.tasks,
                      quoted(folder.string()), shard_journal_name("$shard", job.tasks));
  write_file(script, text);
  return script;
}

}  // namespace mazefolio::batch
