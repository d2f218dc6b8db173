#pragma once

#include "batch/run_batch.h"
#include "publish/notices.h"
#include "publish/produce.h"
#include "publish/progress.h"

namespace mazefolio::cli {

// Connects the work of publish and batch with the console: progress, messages, and exit codes of results.

/// Shows a progress bar for each phase; nothing if `quiet`.
Progress console_progress(bool quiet);
/// Prints warnings to standard error as they come.
Notices console_notices(bool strict);
/// Shows a line about the run, and news of a cluster; nothing if `quiet`.
RunEvents console_events(bool quiet);

/// Prints the findings of the proof; or, on standard error unless `quiet`, one line about the finished book,
/// and the statistics if they are wanted. Returns the exit code.
int report_build(const Produced& produced, bool stats, bool quiet);
/// Prints the diagnostics and, unless `no_table`, the table. Returns the exit code.
int report_run(const RunResult& result, bool no_table);

}  // namespace mazefolio::cli
