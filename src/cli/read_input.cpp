#include "cli/read_input.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "publish/read_spec.h"

namespace mazefolio::cli {
namespace {

// Not by /dev/stdin, which needs /proc.
std::string read_standard_input(const std::string& name, std::size_t most) {
  std::string bytes;
  std::array<char, 1 << 16> block;
  while (const ssize_t n = ::read(STDIN_FILENO, block.data(), block.size())) {
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) throw WorldError(fmt::format("cannot read {}: {}", name, std::strerror(errno)));
    bytes.append(block.data(), static_cast<std::size_t>(n));
    if (bytes.size() > most) throw WorldError(fmt::format("{} is larger than {} bytes", name, most));
  }
  return bytes;
}

}  // namespace

Input read_input(const std::string& path, std::size_t most) {
  if (path != "-") return {path, read_file(path, most)};
  const std::string name = "standard input";
  return {name, read_standard_input(name, most)};
}

BookSpec read_spec_input(const std::string& path, std::span<const std::string> sets, const DataFiles& files,
                         Notices& notices) {
  if (path != "-") return read_spec(spec_request(path, sets), files, notices);
  const Input input = read_input(path);
  return with_pictures(read_bare_text(input.bytes, spec_request(input.name, sets), files), files, notices);
}

}  // namespace mazefolio::cli
