#pragma once

#include <cstddef>
#include <string>

#include "base/namespaces.h"

namespace mazefolio::cli {

/// Bytes, and the name by which messages call where they are from.
struct Input {
  std::string name, bytes;
};

/// A file, or standard input for "-". Throws WorldError; refuses more than `most` bytes.
Input read_input(const std::string& path, std::size_t most = std::size_t{128} << 20);

}  // namespace mazefolio::cli
