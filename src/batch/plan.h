#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.h"
#include "spec/override.h"

namespace mazefolio::batch {

/// One book of a run: a spec, what is set over it, and where it goes.
struct PlannedBook {
  std::string output;  ///< the PDF, relative to the run's folder where it lies inside; no two are equal
  std::filesystem::path spec;          ///< as messages show it; from the working folder
  std::vector<Override> sets;          ///< in the order they are to be set
  std::string about;                   ///< "seed: 3, audience: kids": what tells it from its siblings
  std::string edition = "print";       ///< print, screen or both
  std::optional<std::string> combine;  ///< the PDF that also gets its pages; relative as `output` is
  Place place;                         ///< of the spec's path in the run file
};

/// A run file, written out: every combination and every row is a book.
struct Plan {
  std::filesystem::path file, folder;  ///< the run file, and where it lies
  bool unique = false;                 ///< no maze twice in the whole run
  std::vector<PlannedBook> books;      ///< in the order of the file
};

struct PlanRequest {
  bool allow_outside = false;                        ///< outputs may lie outside the run's folder
  std::vector<std::string> only, skip;               ///< patterns with * and ? on the output, or on its stem
  std::vector<std::filesystem::path> reserved = {};  ///< what the run writes beside its books
};

/// Reads a run file and its rows. Everything wrong is told at once; with errors the plan must not be used.
/// Throws WorldError when the run file cannot be read.
Plan plan_run(const std::filesystem::path& run_file, const PlanRequest& request, Diagnostics& found);

/// The place of an output on the disk.
std::filesystem::path path_of(const Plan& plan, std::string_view output);

/// What would be made, for people: a line a book with its output, its spec and what tells it from others.
std::string plan_text(const Plan& plan);

}  // namespace mazefolio::batch
