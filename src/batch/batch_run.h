#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "batch/plan.h"
#include "batch/shard.h"

namespace mazefolio::batch {

/// What a run tells while it goes on. A function may be empty; each is called from one thread at a time.
struct RunEvents {
  std::function<void(const Diagnostic&)> on_warning;  ///< about the run file
  std::function<void(std::size_t books)> on_begin;    ///< so many books are to be made here
  std::function<void(bool failed)> on_book;           ///< one more has an outcome
  std::function<void()> on_end;                       ///< no more books will be made
  std::function<void(const std::string&)> on_news;    ///< of a cluster
};

/// What `mazefolio batch` was asked.
struct BatchRequest {
  std::string run;
  PlanRequest plan;
  unsigned jobs = 0;             ///< threads; 0: all cores
  std::size_t memory_bytes = 0;  ///< ceiling; 0: what the machine has free
  bool resume = false, verify = false, dry_run = false;
  bool strict = false, prove = false;
  std::string journal, report;  ///< paths; empty: beside the run file, none
  std::optional<Shard> shard;
  std::vector<std::string> merge;  ///< journals of shards, instead of making books
  bool slurm = false;
  int tasks = 1, retries = 2;
  std::vector<std::string> engine_options;
  RunEvents events;
};

enum class RunStatus { done, fell_short, world_failed, interrupted };

/// How a run ended.
struct RunResult {
  RunStatus status = RunStatus::done;
  Diagnostics found;    ///< why books failed, and troubles with files that are no books
  std::string table;    ///< for people: the summary, or the list of a dry run
  std::string message;  ///< one more line, of a run that was interrupted
};

/// Makes, resumes, merges or lists the books of a run. Throws InputError, WorldError, and Canceled when no
/// book was begun.
RunResult run_batch(const BatchRequest& request);

}  // namespace mazefolio::batch
