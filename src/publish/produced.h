#pragma once

#include <cstdint>
#include <string>

#include "base/namespaces.h"

namespace mazefolio::publish {

/// A file of a book as it was when it was finished.
struct OutputFile {
  std::string path;  ///< in a batch, relative to the run's folder if it is inside
  std::string sha256;
  std::uint64_t bytes = 0;
  std::int64_t changed_ns = 0;  ///< time of the last change, in nanoseconds since 1970
};

/// A maze of a finished book.
struct MadeMaze {
  std::string hash;  ///< canonical
  std::string title;
  int number = 0, page = 0;
  int level = 0;  ///< 1 to 10; 0 for a single path, which has none
};

}  // namespace mazefolio::publish
