#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "base/system/watch.h"
#include "batch/plan.h"
#include "batch/shard.h"

namespace mazefolio::batch {

/// Callbacks of a run in progress. A function may be empty; each is called from one thread at a time.
struct RunEvents {
  std::function<void(std::size_t books)> on_begin;  ///< this many books will be made here
  std::function<void(bool failed)> on_book;         ///< one more book is done
  std::function<void()> on_end;                     ///< no more books will be made
  std::function<void(const std::string&)> on_news;  ///< a line about the jobs on a cluster
};

/// The options of `mazefolio batch`.
struct BatchRequest {
  std::string run;
  PlanRequest plan;
  unsigned jobs = 0;             ///< threads; 0: all cores
  std::size_t memory_bytes = 0;  ///< limit; 0: what is free on the machine
  Limits limits{};               ///< of each book
  bool resume = false, verify = false, dry_run = false;
  bool strict = false, prove = false;
  bool notes = true;            ///< searches look into the notes of this user
  std::string journal, report;  ///< paths; empty: the journal beside the run file, no report
  std::optional<Shard> shard;
  std::vector<std::string> merge;  ///< journals of shards to read instead of making books
  bool slurm = false;
  int tasks = 1, retries = 2;
  std::vector<std::string> engine_options;
  RunEvents events;
};

enum class RunStatus { done, fell_short, world_failed, interrupted };

/// How a run ended.
struct RunResult {
  RunStatus status = RunStatus::done;
  Diagnostics found;    ///< why books failed, and problems with other files
  std::string table;    ///< for people: the summary, or the list of books of a dry run
  std::string message;  ///< one more line if the run was interrupted
};

/// Makes, resumes, merges or lists the books of a run. Throws InputError, WorldError, and Canceled if no book
/// was started.
RunResult run_batch(const BatchRequest& request);

}  // namespace mazefolio::batch
