#pragma once

#include <string>
#include <vector>

#include "spec/book_spec.h"

namespace mazefolio {

class DataFiles;

/// Reads a spec, reporting its warnings; throws InputError with everything wrong, and for warnings too when strict.
BookSpec read_spec(const std::string& path, const std::vector<std::string>& sets, const DataFiles& files, bool strict);

/// Reports warnings; throws InputError when there are errors, or warnings and `strict`.
void settle(const Diagnostics& found, bool strict);

}  // namespace mazefolio
