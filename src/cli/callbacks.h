#pragma once

#include "batch/batch_run.h"
#include "publish/notices.h"
#include "publish/produce.h"
#include "publish/progress.h"

namespace mazefolio::cli {

// What the console shows of work below it, and the exit codes of its results.

/// A progress bar for each phase; nothing when quiet.
Progress console_progress(bool quiet);
/// Warnings go to standard error as they come.
Notices console_notices(bool strict);
/// A line about the run, and news of a cluster; nothing but warnings when quiet.
RunEvents console_events(bool quiet);

/// Reports what the proof found, or prints the figures if they are wanted; gives the exit code.
int finish_build(const Produced& produced, bool stats);
/// Reports what was found and prints the table, unless `no_table`; gives the exit code.
int finish_run(const RunResult& result, bool no_table);

}  // namespace mazefolio::cli
