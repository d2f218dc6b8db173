#pragma once

#include <string>
#include <vector>

#include "spec/book_spec.h"

namespace mazefolio {

class DataFiles;

/// What becomes of warnings: reported as they come, kept for a listing, or (strict) as bad as errors.
struct Notices {
  bool strict = false, keep = false;
  Diagnostics kept;
};

/// Reports or keeps warnings; throws InputError when there are errors, or warnings and `strict`.
void settle(const Diagnostics& found, Notices& notices);

/// Reads a spec and settles what was found; everything wrong is told at once.
BookSpec read_spec(const std::string& path, const std::vector<std::string>& sets, const DataFiles& files,
                   Notices& notices);

}  // namespace mazefolio
