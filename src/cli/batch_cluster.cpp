#include <algorithm>

#include "base/file.h"
#include "batch/slurm.h"
#include "cli/batch_state.h"
#include "cli/console.h"
#include "cli/plan_work.h"

namespace mazefolio {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> arguments_of_tasks(const BatchState& state, unsigned cores) {
  const BatchRequest& request = state.request;
  std::vector<std::string> words{"batch",    fs::absolute(state.plan.file).string(),
                                 "--resume", "--quiet",
                                 "--jobs",   std::to_string(cores)};
  if (request.memory_bytes > 0) {
    words.push_back("--memory");
    words.push_back(std::to_string(request.memory_bytes));
  }
  for (const auto& [option, patterns] :
       {std::pair("--only", &request.plan.only), {"--skip", &request.plan.skip}})
    for (const std::string& pattern : *patterns) {
      words.push_back(option);
      words.push_back(pattern);
    }
  for (const auto& [option, given] : {std::pair("--allow-outside", request.plan.allow_outside),
                                      {"--verify", request.verify},
                                      {"--strict", request.strict},
                                      {"--prove", request.prove}})
    if (given) words.push_back(option);
  return words;
}

/// The run's own journal, and those that tasks of an interrupted run have left; the newest last.
std::vector<fs::path> earlier_journals(const BatchState& state, const fs::path& folder) {
  std::vector<fs::path> out;
  if (fs::exists(journal_path(state))) out.push_back(journal_path(state));
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    if (entry.path().extension() == ".jsonl") out.push_back(entry.path());
  std::sort(out.begin(), out.end(), [](const fs::path& a, const fs::path& b) {
    return std::pair(fs::last_write_time(a), a) < std::pair(fs::last_write_time(b), b);
  });
  return out;
}

// Each task begins with a journal of what is made already: nothing, unless this is a resume.
void hand_out(BatchState& state, const fs::path& folder, const std::vector<Indices>& shards,
              const std::vector<fs::path>& journals) {
  if (state.request.resume) state.known = read_journals(earlier_journals(state, folder));
  for (std::size_t i = 0; i < shards.size(); ++i) {
    fs::remove(journals[i]);
    Journal journal(journals[i]);
    if (!state.request.resume) continue;
    for (const std::size_t book : shards[i])
      if (const auto known = state.known.find(state.plan.books[book].output); known != state.known.end())
        if (known->second.made()) journal.append(known->second);
  }
}

/// The shards (from 1) that have a book without an outcome. A failure of the world may be one node's only.
std::vector<int> unfinished(const Plan& plan, const std::vector<Indices>& shards,
                            const std::vector<fs::path>& journals) {
  std::vector<int> out;
  for (std::size_t i = 0; i < shards.size(); ++i) {
    const auto records = read_journals({journals[i]});
    const auto is_told = [&](std::size_t book) {
      const auto known = records.find(plan.books[book].output);
      return known != records.end() && known->second.failure != Failure::world;
    };
    if (!std::all_of(shards[i].begin(), shards[i].end(), is_told)) out.push_back(static_cast<int>(i) + 1);
  }
  return out;
}

}  // namespace

int run_on_cluster(BatchState& state) {
  const BatchRequest& request = state.request;
  ClusterJob job;
  job.name = state.plan.file.stem().string();
  job.folder = state.plan.folder / (job.name + ".slurm");
  job.tasks = request.tasks;
  job.retries = request.retries;
  job.cores = request.jobs ? request.jobs : 1;
  job.memory_bytes = request.memory_bytes;
  job.options = request.engine_options;
  job.program = fs::read_symlink("/proc/self/exe");
  job.arguments = arguments_of_tasks(state, job.cores);
  job.say = [&](const std::string& news) {
    if (!request.quiet) say(news);
  };

  const std::vector<double> work = estimated_work(state.plan, request.jobs);
  std::vector<Indices> shards;
  std::vector<fs::path> journals;
  for (int i = 1; i <= job.tasks; ++i) {
    shards.push_back(shard_of(work, {i, job.tasks}));
    journals.push_back(shard_journal(job.folder, i, job.tasks));
  }
  make_folder(job.folder);
  hand_out(state, job.folder, shards, journals);
  job.unfinished = [&] { return unfinished(state.plan, shards, journals); };
  run_on_slurm(job);
  return adopt(state, journals);
}

}  // namespace mazefolio
