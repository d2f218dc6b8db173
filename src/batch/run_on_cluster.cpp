#include <fmt/format.h>

#include <algorithm>

#include "base/system/file.h"
#include "base/system/parallel.h"
#include "base/system/program_path.h"
#include "batch/plan_work.h"
#include "batch/run_state.h"
#include "batch/slurm.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> arguments_of_tasks(const RunState& state, unsigned cores) {
  const BatchRequest& request = state.request;
  std::vector<std::string> words{"batch",    fs::absolute(state.plan.file).string(),
                                 "--resume", "--quiet",
                                 "--jobs",   std::to_string(cores)};
  if (request.memory_bytes > 0) {
    // Books may exceed their estimates, and the cluster kills a task that exceeds its memory: keep a tenth
    // free.
    words.push_back("--memory");
    words.push_back(std::to_string(request.memory_bytes / 10 * 9));
  }
  if (request.limits.memory_bytes > 0)
    words.insert(words.end(), {"--max-memory", std::to_string(request.limits.memory_bytes)});
  if (request.limits.seconds > 0)
    words.insert(words.end(), {"--max-seconds", fmt::format("{}", request.limits.seconds)});
  for (const auto& [option, patterns] :
       {std::pair("--only", &request.plan.only), {"--skip", &request.plan.skip}})
    for (const std::string& pattern : *patterns) {
      words.push_back(option);
      words.push_back(pattern);
    }
  for (const auto& [option, given] : {std::pair("--allow-outside", request.plan.allow_outside),
                                      {"--verify", request.verify},
                                      {"--strict", request.strict},
                                      {"--prove", request.prove},
                                      {"--no-cache", !request.notes}})
    if (given) words.push_back(option);
  return words;
}

/// The records of those of the books that are up to date.
std::vector<BookRecord> kept_records(RunState& state, const Indices& books) {
  std::vector<BookRecord> out;
  for (const std::size_t book : books)
    if (const BookRecord* record = kept_record(state, book)) out.push_back(*record);
  return out;
}

// Copies records that only the journals of earlier tasks have to the journal of the run, because those of the
// tasks are about to be cleared.
void keep_in_own_journal(const RunState& state, const std::vector<std::vector<BookRecord>>& kept) {
  const auto own = read_journals({journal_path(state)});
  std::vector<BookRecord> missing;
  for (const std::vector<BookRecord>& records : kept)
    for (const BookRecord& record : records) {
      const auto noted = own.find(record.output);
      if (noted == own.end() || to_json(noted->second) != to_json(record)) missing.push_back(record);
    }
  Journal(journal_path(state)).append(missing);
}

// Each task starts with a journal of the books that are made already: none, unless this is a resume. Throws
// WorldError if a task of an earlier run is still writing its journal.
void hand_out(RunState& state, const std::vector<Indices>& shards, const std::vector<fs::path>& journals) {
  std::vector<std::vector<BookRecord>> kept(shards.size());
  if (state.request.resume) {
    state.known = read_known(state);
    for (std::size_t i = 0; i < shards.size(); ++i) kept[i] = kept_records(state, shards[i]);
  }
  keep_in_own_journal(state, kept);
  for (const fs::path& journal : journals) Journal{journal};  // throws before anything is cleared
  for (std::size_t i = 0; i < shards.size(); ++i) {
    Journal journal(journals[i]);
    journal.clear();
    journal.append(kept[i]);
  }
}

/// The shards (from 1) that have a book without an outcome. A failure of the world counts as none: another
/// node may have better luck.
std::vector<int> unfinished(const Plan& plan, const std::vector<Indices>& shards,
                            const std::vector<fs::path>& journals) {
  std::vector<int> out;
  for (std::size_t i = 0; i < shards.size(); ++i) {
    const auto records = read_journals({journals[i]});
    const auto is_settled = [&](std::size_t book) {
      const auto known = records.find(plan.books[book].output);
      return known != records.end() && known->second.failure != Failure::world;
    };
    if (!std::all_of(shards[i].begin(), shards[i].end(), is_settled)) out.push_back(static_cast<int>(i) + 1);
  }
  return out;
}

}  // namespace

RunResult run_on_cluster(RunState& state) {
  const BatchRequest& request = state.request;
  ClusterJob job;
  job.name = state.plan.file.stem().string();
  job.folder = cluster_folder(state.plan);
  job.tasks = request.tasks;
  job.retries = request.retries;
  job.cores = request.jobs ? request.jobs : 1;
  job.memory_bytes = request.memory_bytes;
  job.options = request.engine_options;
  job.program = program_path();
  job.arguments = arguments_of_tasks(state, job.cores);
  job.say = [&](const std::string& news) {
    if (request.events.on_news) request.events.on_news(news);
  };

  const std::vector<double> work = estimated_work(state.plan, request.jobs);
  std::vector<Indices> shards;
  std::vector<fs::path> journals;
  for (int i = 1; i <= job.tasks; ++i) {
    shards.push_back(shard_of(work, {i, job.tasks}));
    journals.push_back(shard_journal(job.folder, i, job.tasks));
  }
  make_folder(job.folder);
  if (fs::is_symlink(job.folder))
    throw WorldError(fmt::format("{} is a symbolic link, and no folder of this run", job.folder.string()));
  hand_out(state, shards, journals);
  job.unfinished = [&] { return unfinished(state.plan, shards, journals); };
  try {
    run_on_slurm(job);
  } catch (const Canceled&) {
    return {RunStatus::interrupted,
            {},
            "",
            "interrupted, and the job is canceled; the finished books are complete, and --resume makes the "
            "others"};
  }
  return adopt_journals(state, journals);
}

}  // namespace mazefolio::batch
