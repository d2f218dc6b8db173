#pragma once

#include "batch/csv.h"
#include "batch/output_path.h"
#include "batch/plan.h"
#include "batch/run_file.h"

namespace mazefolio::batch {

/// A book of an entry, and where the user wrote what made it: a row, or else the spec's path.
struct ExpandedBook {
  PlannedBook book;
  Mark mark;
};

/// What entries have made so far; they share the limits of the run.
struct Expansion {
  static constexpr std::size_t most_values = 2'000'000;              ///< set over all books together
  static constexpr std::size_t most_bytes = std::size_t{256} << 20;  ///< of texts that were filled in

  std::vector<ExpandedBook> books;
  std::size_t values = 0, bytes = 0;
};

/// What `entry` says, with what `run` and its defaults say where it does not.
RunEntry with_defaults(const RunEntry& entry, const RunFile& run);

/// Every combination of the entry's matrix with every row, as books. `folder` is the run's; `rows` is null
/// where the entry has none.
void expand(const RunEntry& entry, const std::filesystem::path& folder, const Csv* rows, OutputPaths& paths,
            Expansion& into, OncePerPlace& errors);

}  // namespace mazefolio::batch
