#include "cli/batch_run.h"

#include <fmt/format.h>

#include <filesystem>

#include "cli/batch_state.h"
#include "cli/console.h"
#include "cli/plan_work.h"
#include "cli/produce.h"
#include "cli/read_spec.h"
#include "cli/run.h"
#include "render/read_picture.h"

namespace mazefolio {
namespace {

namespace fs = std::filesystem;

Plan read_plan(const BatchRequest& request) {
  Diagnostics found;
  Plan plan = plan_run(request.run, request.plan, found);
  Notices notices{request.strict, false, {}};
  settle(found, notices);
  return plan;
}

int list(const BatchState& state) {
  Plan shown = state.plan;
  if (const auto& shard = state.request.shard) {
    shown.books.clear();
    for (const std::size_t i : shard_of(estimated_work(state.plan, state.request.jobs), *shard))
      shown.books.push_back(state.plan.books[i]);
  }
  print(plan_text(shown));
  const Diagnostics found = errors_of_specs(shown, state.request.jobs);
  report(found);
  return found.has_errors() ? ExitCode::fell_short : ExitCode::done;
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

void note(Journal& journal, const BookRecord& record, BatchState& state) {
  try {
    journal.append(record);
  } catch (const WorldError& failed) {
    if (!state.troubles.has_errors())
      state.troubles.error({}, failed.what(), "books that the journal does not tell of will be made again");
  }
}

int run_batch(const BatchRequest& request) {
  BatchState state{request, read_plan(request), {}, {}, {}, {}, {}, {}};
  const PictureHelp pictures;  // a process of its own, to be started before threads
  ready_to_paint();
  if (request.dry_run) return list(state);
  if (!request.merge.empty()) return adopt(state, {request.merge.begin(), request.merge.end()});
  return request.slurm ? run_on_cluster(state) : run_here(state);
}

}  // namespace mazefolio
