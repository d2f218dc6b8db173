#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "batch/record.h"
#include "batch/repeats.h"

namespace mazefolio::batch {

/// A book of a run as it stands at the end.
struct BookOutcome {
  BookRecord record;
  bool kept = false;  ///< finished by an earlier run
};

/// What a run came to.
struct RunSummary {
  std::filesystem::path run_file;
  std::size_t planned = 0;         ///< books of the run (or of the shard); those without outcome are missing
  std::vector<BookOutcome> books;  ///< in the order of the run
  double seconds = 0;              ///< of the run; 0: not known, as after a merge
  bool unique = false;             ///< the run promises that no maze stands in it twice
};

/// The canonical hashes of its mazes; books count as in `books`.
BookHashes hashes_of(const RunSummary& run);

/// The lines of the journal, one a book: with "kept": true where an earlier run made it, and with "repeats"
/// where mazes of it stand elsewhere too, a list of {number, page, times, with}; "with" are the first others,
/// each with output, number and page.
std::string report_lines(const RunSummary& run);

/// For people, at most 100 columns wide: counts, failures by what is to be done about them, warnings,
/// repeated mazes, the slowest books.
std::string summary_text(const RunSummary& run);

}  // namespace mazefolio::batch
