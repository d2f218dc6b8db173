#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "batch/plan.h"
#include "batch/record.h"

namespace mazefolio::batch {

/// What is known of a book before it is made.
BookRecord record_of(const PlannedBook& book);

/// Makes one book with so many threads. What it throws becomes a failed record; Canceled stops the run.
using MakeBook = std::function<BookRecord(const PlannedBook& book, unsigned jobs)>;

struct RunBooks {
  std::vector<std::size_t> todo;  ///< which books of the plan, in the order of their beginning
  unsigned jobs = 0;              ///< threads; 0: all cores
  MakeBook make;
  /// Called after each book, from one thread at a time.
  std::function<void(std::size_t book, BookRecord record)> on_done;
};

/// Makes books side by side. One bad book never stops the others. False: the run was canceled; books that
/// were under way are not told.
bool run_books(const Plan& plan, const RunBooks& run);

}  // namespace mazefolio::batch
