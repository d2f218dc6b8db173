#pragma once

#include <span>
#include <string>
#include <vector>

#include "batch/plan.h"
#include "batch/record.h"

namespace mazefolio::batch {

/// A PDF that holds the pages of several books, in the order of the run.
struct Combination {
  std::string output;  ///< as in PlannedBook::combine
  std::vector<const PlannedBook*> books;
};

/// The combined PDFs of a run, in the order of their first books.
std::vector<Combination> combinations(const Plan& plan);

/// Joins the finished PDFs of the books, and writes one answer key to all their mazes beside the result. Both
/// files appear together or not at all; the same books give the same bytes. `made` has one record a book: a
/// maze that differs from the printed one is a WorldError. Needs a Studio. Throws InputError, WorldError,
/// Canceled.
std::vector<OutputFile> combine(const Plan& plan, const Combination& combination,
                                std::span<const BookRecord* const> made, unsigned jobs);

}  // namespace mazefolio::batch
