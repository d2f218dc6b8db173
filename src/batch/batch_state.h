#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/system/file.h"
#include "base/system/stopwatch.h"
#include "batch/batch_run.h"
#include "batch/fingerprint.h"
#include "batch/journal.h"
#include "batch/plan.h"
#include "batch/report.h"
#include "spec/house_trees.h"

namespace mazefolio::batch {

using Indices = std::vector<std::size_t>;  ///< of books in the plan

/// A run on its way.
struct BatchState {
  const BatchRequest& request;
  Plan plan;
  Stopwatch watch;
  FileHashes hashes;
  HouseTrees trees;
  std::map<std::string, BookRecord> known;      ///< what the run's journal said before, by output
  std::map<std::size_t, BookOutcome> outcomes;  ///< by the book's place in the plan
  Diagnostics troubles;                         ///< with files that are no books
  std::optional<StagedFile> report;             ///< where the request asks for one
};

/// How files that are kept are compared.
Check how_to_check(const BatchRequest& request);
/// The run's own journal, or the shard's: shards are made side by side.
std::filesystem::path journal_path(const BatchState& state);
/// All books, or those of the shard.
Indices books_of_this_run(const BatchState& state);
/// Where tasks of a cluster leave their journals.
std::filesystem::path cluster_folder(const Plan& plan);
/// What is known from earlier: from the journal that the request names, or from those of the run itself, of
/// its shards and of its tasks on a cluster; of each book the latest record.
std::map<std::string, BookRecord> read_known(const BatchState& state);
/// What is known of a book, when it is finished and still true; else null.
const BookRecord* kept_record(BatchState& state, std::size_t book);
/// Adds a line. Where the journal's disk is full books are still made, and the trouble is noted once.
void note(Journal& journal, const BookRecord& record, BatchState& state);

/// Makes the books that are not kept, and ends the run.
RunResult run_here(BatchState& state);
/// The same by tasks of a cluster.
RunResult run_on_cluster(BatchState& state);
/// What the journals of shards say becomes the outcome, goes to the run's own journal for a later resume, and
/// ends the run. Books that were made of something else than the run says now count as failed.
RunResult adopt(BatchState& state, const std::vector<std::filesystem::path>& journals);
/// The PDFs that hold several books, where all of these are made; lines for people. What fails is noted as
/// trouble. Throws Canceled.
std::string combine_books(BatchState& state, Journal& journal);
/// Combined files, table and report. `done`: the run was not interrupted.
RunResult finish(BatchState& state, Journal& journal, std::size_t planned, bool done);

}  // namespace mazefolio::batch
