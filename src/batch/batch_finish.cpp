#include <set>
#include <utility>

#include "base/system/parallel.h"
#include "batch/batch_state.h"

namespace mazefolio::batch {
namespace {

// What many books share is told once; the table names them. Without errors the warnings were too much.
Diagnostics failures_of(const std::vector<BookOutcome>& books) {
  Diagnostics out;
  std::set<std::string> told;
  for (const BookOutcome& book : books) {
    if (book.record.made()) continue;
    const Diagnostics& found = book.record.found;
    for (const Diagnostic& d : found.all())
      if ((d.severity == Severity::error || !found.has_errors()) && told.insert(to_text(d)).second)
        out.add(d);
  }
  return out;
}

RunSummary summary_of(BatchState& state, std::size_t planned) {
  const double seconds = state.request.merge.empty() ? state.watch.seconds() : 0;
  RunSummary summary{state.plan.file, planned, {}, seconds, state.plan.unique};
  for (auto& [i, outcome] : state.outcomes) summary.books.push_back(std::move(outcome));
  return summary;
}

// A full disk must not swallow the table, too.
void write_report(BatchState& state, const RunSummary& summary) {
  if (!state.report) return;
  try {
    state.report->write(report_lines(summary));
    state.report->flush();
    state.report->commit();
  } catch (const WorldError& failed) {
    state.troubles.error({}, failed.what());
  }
}

bool falls_short(const RunSummary& summary) {
  for (const BookOutcome& book : summary.books)
    if (!book.record.made()) return true;
  return summary.books.size() < summary.planned ||
         (summary.unique && !equal_mazes(hashes_of(summary)).empty());
}

}  // namespace

RunResult finish(BatchState& state, Journal& journal, std::size_t planned, bool done) {
  std::string combined;
  try {
    if (done) combined = combine_books(state, journal);
  } catch (const Canceled&) {
    done = false;
  }
  const RunSummary summary = summary_of(state, planned);
  RunResult result{RunStatus::done, failures_of(summary.books), summary_text(summary) + combined, ""};
  write_report(state, summary);
  result.found.add(state.troubles);
  if (!done) {
    result.status = RunStatus::interrupted;
    result.message = "interrupted; the books that are made are whole, and --resume makes the others";
  } else if (falls_short(summary)) {
    result.status = RunStatus::fell_short;
  } else if (state.troubles.has_errors()) {
    result.status = RunStatus::world_failed;
  }
  return result;
}

}  // namespace mazefolio::batch
