#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "batch/plan.h"
#include "batch/record.h"

namespace mazefolio::batch {

/// The record of a book that is yet to be made.
BookRecord record_of(const PlannedBook& book);

/// Makes one book with `jobs` threads. An exception becomes a failed record; Canceled stops the run.
using MakeBook = std::function<BookRecord(const PlannedBook& book, unsigned jobs)>;

/// The record of the book, whatever goes wrong with it. Throws Canceled only.
BookRecord outcome_of(const PlannedBook& book, unsigned jobs, const MakeBook& make);

struct RunBooks {
  std::vector<std::size_t> todo;  ///< indices of books in the plan, in the order in which they start
  unsigned jobs = 0;              ///< threads; 0: all cores
  MakeBook make;
  /// Called after each book, from one thread at a time.
  std::function<void(std::size_t book, BookRecord record)> on_done;
};

/// Makes books in parallel. A book that fails does not stop the others. False if the run was canceled; books
/// that were then in progress are not reported.
bool run_books(const Plan& plan, const RunBooks& run);

}  // namespace mazefolio::batch
