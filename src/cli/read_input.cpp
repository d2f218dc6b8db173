#include "cli/read_input.h"

#include "base/system/file.h"

namespace mazefolio::cli {

Input read_input(const std::string& path, std::size_t most) {
  const bool stream = path == "-";
  return {stream ? "standard input" : path, read_file(stream ? "/dev/stdin" : path, most)};
}

}  // namespace mazefolio::cli
