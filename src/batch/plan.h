#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/system/named_file.h"
#include "spec/override.h"

namespace mazefolio::batch {

/// One book of a run: its spec, the fields that are set over it, and its output.
struct PlannedBook {
  std::string output;             ///< the PDF, relative to the run's folder if it is inside; no two are equal
  std::filesystem::path spec;     ///< relative to the working folder, as messages show it
  NameFolder folder;              ///< of the spec: from that of the run file
  std::vector<Override> sets;     ///< in the order in which they are set
  std::string about;              ///< "seed: 3, audience: kids": how it differs from its siblings
  std::string edition = "print";  ///< print, screen or both
  std::optional<std::string> combine;  ///< the PDF that also gets its pages; like `output`
  Place place;                         ///< of the path of the spec in the run file
};

/// A run file with every combination and every row written out as a book.
struct Plan {
  std::filesystem::path file, folder;  ///< the run file, and its folder
  std::set<std::string> hidden;        ///< tables outside of the folder: messages do not quote them
  bool unique = false;                 ///< the run promises that no maze is in it twice
  std::vector<PlannedBook> books;      ///< in the order of the file
};

struct PlanRequest {
  bool allow_outside = false;                        ///< files may be outside the run's folder
  std::vector<std::string> only, skip;               ///< patterns with * and ?; see `chosen`
  std::vector<std::filesystem::path> reserved = {};  ///< what the run writes beside its books
};

/// Reads a run file and its rows. The errors are all that were found. Throws WorldError if the run file
/// cannot be read.
Result<Plan> plan_run(const std::filesystem::path& run_file, const PlanRequest& request);

/// The folder of the run file, and the name of the spec from there.
std::pair<NameFolder, std::string> spec_file(const PlannedBook& book);

/// The diagnostics without what they quote of hidden tables.
Diagnostics shown_of(const Plan& plan, Diagnostics found);

/// The path of an output on the disk.
std::filesystem::path path_of(const Plan& plan, std::string_view output);

/// The books of a plan for people: a line a book with its output, its spec and how it differs from others.
std::string plan_text(const Plan& plan);

}  // namespace mazefolio::batch
