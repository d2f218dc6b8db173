#include <algorithm>

#include "base/file.h"
#include "base/parallel.h"
#include "batch/slurm.h"
#include "cli/batch_state.h"
#include "cli/console.h"
#include "cli/plan_work.h"
#include "cli/run.h"

namespace mazefolio {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> arguments_of_tasks(const BatchState& state, unsigned cores) {
  const BatchRequest& request = state.request;
  std::vector<std::string> words{"batch",    fs::absolute(state.plan.file).string(),
                                 "--resume", "--quiet",
                                 "--jobs",   std::to_string(cores)};
  if (request.memory_bytes > 0) {
    // Estimates are no promises: the cluster ends what takes more than it was given.
    words.push_back("--memory");
    words.push_back(std::to_string(request.memory_bytes / 10 * 9));
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

// Each task begins with a journal of what is made already: nothing, unless this is a resume.
void hand_out(BatchState& state, const std::vector<Indices>& shards, const std::vector<fs::path>& journals) {
  if (state.request.resume) state.known = read_known(state);
  for (std::size_t i = 0; i < shards.size(); ++i) {
    fs::remove(journals[i]);
    Journal journal(journals[i]);
    if (!state.request.resume) continue;
    for (const std::size_t book : shards[i])
      if (const BookRecord* record = kept_record(state, book)) journal.append(*record);
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
  job.folder = cluster_folder(state.plan);
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
  hand_out(state, shards, journals);
  job.unfinished = [&] { return unfinished(state.plan, shards, journals); };
  try {
    run_on_slurm(job);
  } catch (const Cancelled&) {
    say("interrupted, and the job is cancelled; the books that are made are whole, and --resume makes the "
        "others");
    return ExitCode::interrupted;
  }
  return adopt(state, journals);
}

}  // namespace mazefolio
