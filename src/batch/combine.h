#pragma once

#include <span>
#include <string>
#include <vector>

#include "batch/plan.h"
#include "batch/record.h"

namespace mazefolio::batch {

/// A PDF that a run combines from books, in the order of the run.
struct Combination {
  std::string output;  ///< as PlannedBook::combine says it
  std::vector<const PlannedBook*> books;
};

/// All of them, in the order in which the run names them first.
std::vector<Combination> combinations(const Plan& plan);

/// Joins the finished PDFs of the books to one, and writes the key to all their mazes, made once more, beside
/// it; both appear together or not at all. Same books, same bytes. `made` runs beside the books: mazes that
/// come out otherwise than they were printed are a WorldError. To be called while there is a PictureHelp and
/// after ready_to_paint(). Throws InputError, WorldError, Canceled.
std::vector<OutputFile> combine(const Plan& plan, const Combination& combination,
                                std::span<const BookRecord* const> made, unsigned jobs);

}  // namespace mazefolio::batch
