#include "batch/run_batch.h"

#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <utility>

#include "batch/check_levels.h"
#include "batch/plan_work.h"
#include "batch/run_state.h"
#include "batch/workers.h"
#include "publish/produce.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;

Plan read_plan(const BatchRequest& request) {
  PlanRequest asked = request.plan;
  for (const std::string& path : {request.journal, request.report})
    if (!path.empty()) asked.reserved.emplace_back(path);
  return plan_run(request.run, asked).value();
}

RunResult dry_run(RunState& state) {
  Plan shown = state.plan;
  shown.books.clear();
  if (state.request.resume) state.known = read_known(state);
  for (const std::size_t i : books_of_this_run(state))
    if (!kept_record(state, i)) shown.books.push_back(state.plan.books[i]);
  Diagnostics found = check_specs(shown, state.request.jobs);
  found.add(check_levels(shown));
  const bool faulty = found.has_errors() || (state.request.strict && !found.all().empty());
  return {faulty ? RunStatus::fell_short : RunStatus::done, std::move(found),
          plan_text(shown) + estimate_text(shown, state.request.jobs), ""};
}

void open_report(RunState& state) {
  const std::string& report = state.request.report;
  if (report.empty()) return;
  std::error_code failure;
  if (fs::weakly_canonical(report, failure) == fs::weakly_canonical(journal_path(state), failure))
    throw InputError(fmt::format("{} would overwrite the journal", report), "choose another name");
  state.report.emplace(report);
}

}  // namespace

RunResult run_batch(const BatchRequest& request) {
  RunState state{request, read_plan(request), {}, {}, {}, {}, {}, {}};
  std::optional<Workers> workers;  // before the studio, which starts threads
  if (!request.dry_run && request.merge.empty() && !request.slurm)
    workers.emplace(state.plan, BookTerms{request.memory_bytes > 0, request.strict, request.prove,
                                          request.notes, request.limits});
  const Studio studio(request.notes);
  if (request.dry_run) return dry_run(state);
  open_report(state);
  if (!request.merge.empty()) return adopt_journals(state, {request.merge.begin(), request.merge.end()});
  return workers ? run_here(state, *workers) : run_on_cluster(state);
}

}  // namespace mazefolio::batch
