#pragma once

#include "batch/output_path.h"
#include "batch/plan.h"
#include "batch/run_file.h"
#include "spec/csv.h"

namespace mazefolio::batch {

/// A book of an entry, and the place in the user's files that it comes from: a row, or else the spec's path.
struct ExpandedBook {
  PlannedBook book;
  Mark mark;
};

/// The books of all entries so far; the limits are for the run as a whole.
struct Expansion {
  static constexpr std::size_t most_values = 2'000'000;              ///< that are set, in all books together
  static constexpr std::size_t most_bytes = std::size_t{256} << 20;  ///< of texts with filled placeholders

  std::vector<ExpandedBook> books;
  std::size_t values = 0, bytes = 0;
};

/// The entry with its missing fields taken from the defaults and from the run.
RunEntry with_defaults(const RunEntry& entry, const RunFile& run);

/// Adds a book for every combination of the entry's matrix with every row. `folder` is that of the run file;
/// `rows` is null if the entry has none.
void expand(const RunEntry& entry, const NameFolder& folder, const Csv* rows, OutputPaths& paths,
            Expansion& into, OncePerPlace& errors);

}  // namespace mazefolio::batch
