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

/// What the books of a run share.
struct BookShop {
  const Plan& plan;
  MemoryGate& memory;
  FileHashes& hashes;
  HouseTrees& trees;
  bool memory_is_asked = false;  ///< a book above the ceiling is refused instead of running alone
  bool strict = false;           ///< warnings are errors
  bool prove = false;            ///< every page is read back
};

/// One book of a run, from its spec to its files. Throws as `produce` does; a book that fails its proof comes
/// back as a failed record. From any thread.
BookRecord build_book(const PlannedBook& book, unsigned jobs, const BookShop& shop);

/// The spec of a book of a run with everything set. A spec that is not there is told where the run names it.
BookSpec read_planned(const PlannedBook& book, const DataFiles& files, Notices& notices);

}  // namespace mazefolio::batch
