#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/system/file.h"
#include "base/system/stopwatch.h"
#include "batch/fingerprint.h"
#include "batch/journal.h"
#include "batch/plan.h"
#include "batch/report.h"
#include "batch/run_batch.h"

namespace mazefolio::batch {

class Workers;

using Indices = std::vector<std::size_t>;           ///< of books in the plan
using Records = std::map<std::string, BookRecord>;  ///< by output

/// A run in progress: what was asked, what is planned, and what is known so far.
struct RunState {
  const BatchRequest& request;
  Plan plan;
  Stopwatch watch;
  FileHashes hashes;
  Records known;                                ///< what earlier journals of the run say
  std::map<std::size_t, BookOutcome> outcomes;  ///< by the index of the book in the plan
  Diagnostics problems;                         ///< with files that are not books
  std::optional<StagedFile> report;             ///< only if the request asks for one
};

/// How the files of finished books are compared.
Check how_to_check(const BatchRequest& request);
/// The journal of the run, or of the shard: shards run at the same time, each with its own journal.
std::filesystem::path journal_path(const RunState& state);
/// All books, or those of the shard.
Indices books_of_this_run(const RunState& state);
/// The folder where cluster tasks write their journals.
std::filesystem::path cluster_folder(const Plan& plan);
/// The latest record of each book: from the journal that the request names, or from the journals of the run,
/// of its shards and of its cluster tasks.
Records read_known(const RunState& state);
/// The record of a book that is finished and up to date; null if the book must be made.
const BookRecord* kept_record(RunState& state, std::size_t book);
/// Appends a record. If the journal cannot be written, books are still made and the problem is noted once.
void note(Journal& journal, const BookRecord& record, RunState& state);

/// Makes the books that are not up to date, on this machine, and finishes the run.
RunResult run_here(RunState& state, Workers& workers);
/// Makes them in tasks of a cluster, and finishes the run.
RunResult run_on_cluster(RunState& state);
/// Takes the outcomes from the journals of shards, copies them to the journal of the run for a later resume,
/// and finishes the run. Books that are no longer up to date count as failed.
RunResult adopt_journals(RunState& state, const std::vector<std::filesystem::path>& journals);
/// Writes the combined PDFs whose books are all made; returns lines for people. A failure becomes a problem
/// of the run. Throws Canceled.
std::string combine_books(RunState& state, Journal& journal);
/// Writes combined PDFs and the report, and sums up. `completed` is false if the run was interrupted.
RunResult finish_run(RunState& state, Journal& journal, std::size_t planned, bool completed);

}  // namespace mazefolio::batch
