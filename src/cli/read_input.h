#pragma once

#include <cstddef>
#include <string>

#include "base/namespaces.h"

namespace mazefolio::cli {

/// Bytes, and the name of their source in messages.
struct Input {
  std::string name, bytes;
};

/// Reads a file, or standard input for "-". Throws WorldError, also for more than `most` bytes.
Input read_input(const std::string& path, std::size_t most = std::size_t{128} << 20);

}  // namespace mazefolio::cli
