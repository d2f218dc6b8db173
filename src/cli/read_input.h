#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "base/system/file.h"
#include "publish/notices.h"
#include "spec/book_spec.h"

namespace mazefolio::spec {
class DataFiles;
}

namespace mazefolio::cli {

/// Bytes, and the name of their source in messages.
struct Input {
  std::string name, bytes;
};

/// Reads a file, or standard input for "-". Throws WorldError, also for more than `most` bytes.
Input read_input(const std::string& path, std::size_t most = most_read_bytes);

/// Reads a spec with the values of --set over it; from standard input for "-". What it names lies in the
/// folder of `files`. Throws InputError, WorldError.
BookSpec read_spec_input(const std::string& path, std::span<const std::string> sets, const DataFiles& files,
                         Notices& notices);

}  // namespace mazefolio::cli
