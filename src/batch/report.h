#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "batch/record.h"
#include "batch/repeats.h"

namespace mazefolio::batch {

/// The outcome of one book at the end of a run.
struct BookOutcome {
  BookRecord record;
  bool kept = false;  ///< made by an earlier run and still up to date
};

/// The result of a run.
struct RunSummary {
  std::filesystem::path run_file;
  std::size_t planned = 0;         ///< books of the run or shard; those without an outcome are missing
  std::vector<BookOutcome> books;  ///< in the order of the run
  double seconds = 0;              ///< duration of the run; 0: unknown, as after a merge
  bool unique = false;             ///< the run promises that no maze is in it twice
};

/// The canonical hashes of its mazes; the books in the order of `books`.
BookHashes hashes_of(const RunSummary& run);

/// The report: the line of the journal for each book, with two more keys where they apply. "kept" is true if
/// an earlier run made the book. "repeats" lists its mazes that occur elsewhere too, as {number, page, times,
/// with}; "with" are the first others, each with output, number and page.
std::string report_lines(const RunSummary& run);

/// The summary for people, at most 100 columns wide: counts, the slowest books, warnings, repeated mazes, and
/// failures grouped by what to do about them.
std::string summary_text(const RunSummary& run);

}  // namespace mazefolio::batch
