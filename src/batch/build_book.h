#pragma once

#include <cstddef>
#include <functional>

#include "batch/plan.h"
#include "batch/record.h"
#include "batch/worker.h"

namespace mazefolio::spec {
class DataFiles;
class HouseTrees;
struct BookSpec;
}  // namespace mazefolio::spec
namespace mazefolio::publish {
struct Notices;
}

namespace mazefolio::batch {

class FileHashes;

/// What all books of a process share.
struct BookShop {
  const Plan& plan;
  const BookTerms& terms;
  std::size_t memory_ceiling = 0;                ///< of all books that are being made, in bytes; 0: none
  std::function<void(std::size_t bytes)> admit;  ///< waits until a book may take so much memory
  FileHashes& hashes;
  HouseTrees& trees;
};

/// Makes one book of a run, from its spec to its files. Throws as `produce` does; a book that fails its proof
/// is returned as a failed record.
BookRecord build_book(const PlannedBook& book, unsigned jobs, const BookShop& shop);

/// Reads the spec of a book with everything set. A missing file is reported where the run file names it.
BookSpec read_planned(const PlannedBook& book, const DataFiles& files, Notices& notices);

}  // namespace mazefolio::batch
