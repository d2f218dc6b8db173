#include <set>
#include <utility>

#include "base/system/parallel.h"
#include "batch/run_state.h"

namespace mazefolio::batch {
namespace {

// A diagnostic that many books share is reported once; the table names the books. A book that failed without
// an error failed because of its warnings (--strict).
Diagnostics failures_of(const std::vector<BookOutcome>& books) {
  Diagnostics out;
  std::set<std::string> seen;
  for (const BookOutcome& book : books) {
    if (book.record.made()) continue;
    const Diagnostics& found = book.record.found;
    for (const Diagnostic& d : found.all())
      if ((d.severity == Severity::error || !found.has_errors()) && seen.insert(to_text(d)).second)
        out.add(d);
  }
  return out;
}

RunSummary summary_of(RunState& state, std::size_t planned) {
  const double seconds = state.request.merge.empty() ? state.watch.seconds() : 0;
  RunSummary summary{state.plan.file, planned, {}, seconds, state.plan.unique};
  for (auto& [i, outcome] : state.outcomes) summary.books.push_back(std::move(outcome));
  return summary;
}

// If the disk is full, the table is still printed.
void write_report(RunState& state, const RunSummary& summary) {
  if (!state.report) return;
  try {
    state.report->write(report_lines(summary));
    state.report->flush();
    state.report->commit();
  } catch (const WorldError& failed) {
    state.problems.error({}, failed.what());
  }
}

bool falls_short(const RunSummary& summary) {
  for (const BookOutcome& book : summary.books)
    if (!book.record.made()) return true;
  return summary.books.size() < summary.planned ||
         (summary.unique && !equal_mazes(hashes_of(summary)).empty());
}

}  // namespace

RunResult finish_run(RunState& state, Journal& journal, std::size_t planned, bool completed) {
  std::string combined;
  try {
    if (completed) combined = combine_books(state, journal);
  } catch (const Canceled&) {
    completed = false;
  }
  const RunSummary summary = summary_of(state, planned);
  RunResult result{RunStatus::done, failures_of(summary.books), summary_text(summary) + combined, ""};
  write_report(state, summary);
  result.found.add(state.problems);
  if (!completed) {
    result.status = RunStatus::interrupted;
    result.message = "interrupted; the finished books are complete, and --resume makes the others";
  } else if (falls_short(summary)) {
    result.status = RunStatus::fell_short;
  } else if (state.problems.has_errors()) {
    result.status = RunStatus::world_failed;
  }
  return result;
}

}  // namespace mazefolio::batch
