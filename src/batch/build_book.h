#pragma once

#include "batch/plan.h"
#include "batch/record.h"

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
class MemoryGate;

/// What all books of a run share.
struct BookShop {
  const Plan& plan;
  MemoryGate& memory;
  FileHashes& hashes;
  HouseTrees& trees;
  bool limit_is_strict = false;  ///< a book above the memory limit is refused instead of running alone
  bool strict = false;           ///< warnings are errors
  bool prove = false;            ///< every finished page is read back
};

/// Makes one book of a run, from its spec to its files. Throws as `produce` does; a book that fails its proof
/// is returned as a failed record. Thread-safe.
BookRecord build_book(const PlannedBook& book, unsigned jobs, const BookShop& shop);

/// Reads the spec of a book with everything set. A missing file is reported where the run file names it.
Result<BookSpec> read_bare_planned(const PlannedBook& book, const DataFiles& files);
/// The same with its pictures. Throws InputError.
BookSpec read_planned(const PlannedBook& book, const DataFiles& files, Notices& notices);

}  // namespace mazefolio::batch
