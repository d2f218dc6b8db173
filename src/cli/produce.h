#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "spec/book_spec.h"

namespace mazefolio {

class DataFiles;
struct Notices;

struct ProduceRequest {
  std::filesystem::path pdf;                        ///< the print edition, or the only one
  std::optional<std::filesystem::path> screen_pdf;  ///< a second file for the screen
  bool screen_only = false;                         ///< `pdf` is the screen edition
  std::optional<std::filesystem::path> manifest;
  std::vector<std::pair<int, int>> pages;  ///< ranges from 1; empty: all
  unsigned jobs = 0;
  bool stats = false, quiet = false;
  bool prove = false;  ///< read the files back from their pages; no device may be among them
};

/// Makes a book of a spec that was read without errors: mazes, pages, files, manifest. Returns the exit code;
/// throws InputError, WorldError, Cancelled. A book that fails its proof leaves no file. Files appear
/// together at the very end or not at all.
int produce(const BookSpec& spec, const DataFiles& files, const ProduceRequest& request, Notices& notices);

/// Everything but the pages and files: every maze is made, proven and rated. Throws as produce does.
void prove_only(const BookSpec& spec, const DataFiles& files, Notices& notices);

}  // namespace mazefolio
