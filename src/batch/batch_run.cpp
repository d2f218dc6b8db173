#include "batch/batch_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <numeric>
#include <utility>

#include "batch/batch_state.h"
#include "batch/plan_work.h"
#include "publish/book_files.h"
#include "publish/produce.h"
#include "publish/read_spec.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;

Plan read_plan(const BatchRequest& request) {
  Diagnostics found;
  PlanRequest asked = request.plan;
  for (const std::string& path : {request.journal, request.report})
    if (!path.empty()) asked.reserved.emplace_back(path);
  Plan plan = plan_run(request.run, asked, found);
  Notices notices{request.strict, request.events.on_warning};
  settle(found, notices);
  return plan;
}

RunResult list(BatchState& state) {
  Plan shown = state.plan;
  shown.books.clear();
  if (state.request.resume) state.known = read_known(state);
  for (const std::size_t i : books_of_this_run(state))
    if (!kept_record(state, i)) shown.books.push_back(state.plan.books[i]);
  Diagnostics found = check_specs(shown, state.request.jobs);
  const bool short_of = found.has_errors() || (state.request.strict && !found.all().empty());
  return {short_of ? RunStatus::fell_short : RunStatus::done, std::move(found), plan_text(shown), ""};
}

void open_report(BatchState& state) {
  const std::string& report = state.request.report;
  if (report.empty()) return;
  std::error_code failure;
  if (fs::weakly_canonical(report, failure) == fs::weakly_canonical(journal_path(state), failure))
    throw InputError(fmt::format("{} would be written over the journal", report), "name it otherwise");
  state.report.emplace(report);
}

}  // namespace

Check how_to_check(const BatchRequest& request) {
  return request.verify ? Check::full : Check::size_and_time;
}

fs::path journal_path(const BatchState& state) {
  const BatchRequest& request = state.request;
  if (!request.journal.empty()) return request.journal;
  const std::string part =
      request.shard ? fmt::format(".shard-{}-of-{}", request.shard->index, request.shard->count) : "";
  return state.plan.folder / fmt::format("{}{}.journal.jsonl", state.plan.file.stem().string(), part);
}

Indices books_of_this_run(const BatchState& state) {
  if (const auto& shard = state.request.shard)
    return shard_of(estimated_work(state.plan, state.request.jobs), *shard);
  Indices books(state.plan.books.size());
  std::iota(books.begin(), books.end(), std::size_t{0});
  return books;
}

fs::path cluster_folder(const Plan& plan) { return plan.folder / (plan.file.stem().string() + ".slurm"); }

std::map<std::string, BookRecord> read_known(const BatchState& state) {
  if (!state.request.journal.empty()) return read_journals({state.request.journal});
  const std::string stem = state.plan.file.stem().string();
  std::vector<std::pair<fs::file_time_type, fs::path>> journals;
  const auto look_in = [&](const fs::path& folder, const std::string& beginning) {
    std::error_code failure;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder.empty() ? "." : folder, failure))
      if (const std::string name = entry.path().filename().string();
          name.starts_with(beginning) && name.ends_with(".jsonl"))
        journals.emplace_back(entry.last_write_time(), entry.path());
  };
  look_in(state.plan.folder, stem + ".journal.");
  look_in(state.plan.folder, stem + ".shard-");
  look_in(cluster_folder(state.plan), "shard-");
  std::sort(journals.begin(), journals.end());
  std::vector<fs::path> latest_last;
  for (const auto& [time, path] : journals) latest_last.push_back(path);
  return read_journals(latest_last);
}

const BookRecord* kept_record(BatchState& state, std::size_t i) {
  const PlannedBook& book = state.plan.books[i];
  const auto known = state.known.find(book.output);
  const bool kept = known != state.known.end() && (known->second.proven || !state.request.prove) &&
                    (known->second.found.all().empty() || !state.request.strict) &&
                    is_current(known->second, book, state.plan, state.hashes, how_to_check(state.request));
  return kept ? &known->second : nullptr;
}

void note(Journal& journal, const BookRecord& record, BatchState& state) {
  try {
    journal.append(record);
  } catch (const WorldError& failed) {
    if (!state.troubles.has_errors())
      state.troubles.error({}, failed.what(), "books that the journal does not tell of will be made again");
  }
}

RunResult run_batch(const BatchRequest& request) {
  BatchState state{request, read_plan(request), {}, {}, {}, {}, {}, {}, {}};
  const Studio studio;
  if (request.dry_run) return list(state);
  open_report(state);
  if (!request.merge.empty()) return adopt(state, {request.merge.begin(), request.merge.end()});
  return request.slurm ? run_on_cluster(state) : run_here(state);
}

}  // namespace mazefolio::batch
