#include "base/file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>

#include "base/diagnostic.h"

namespace mazefolio {
namespace {

[[noreturn]] void fail(std::string_view verb, const std::filesystem::path& path) {
  throw WorldError(fmt::format("cannot {} {}: {}", verb, path.string(), std::strerror(errno)));
}

}  // namespace

std::string read_file(const std::filesystem::path& path, std::size_t limit) {
  if (std::filesystem::is_directory(path)) throw WorldError(fmt::format("{} is a folder", path.string()));
  std::ifstream in(path, std::ios::binary);
  if (!in) fail("read", path);
  std::string bytes;
  char block[1 << 16];
  while (in.read(block, sizeof block) || in.gcount() > 0) {
    bytes.append(block, static_cast<std::size_t>(in.gcount()));
    if (bytes.size() > limit)
      throw WorldError(fmt::format("{} is larger than {} bytes", path.string(), limit));
  }
  if (in.bad()) fail("read", path);
  return bytes;
}

void write_file(const std::filesystem::path& path, std::string_view bytes) {
  StagedFile file(path);
  file.write(bytes);
  file.commit();
}

StagedFile::StagedFile(std::filesystem::path target) : target_(std::move(target)) {
  if (std::filesystem::is_directory(target_))
    throw WorldError(fmt::format("{} is a folder", target_.string()));
  staged_ = target_;
  staged_ += fmt::format(".{}.part", ::getpid());
  fd_ = ::open(staged_.c_str(), O_CREAT | O_TRUNC | O_RDWR | O_CLOEXEC, 0666);
  if (fd_ < 0) fail("write", target_);
}

StagedFile::~StagedFile() {
  if (fd_ < 0) return;
  ::close(fd_);
  ::unlink(staged_.c_str());
}

void StagedFile::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(fd_, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail("write", target_);
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
}

void StagedFile::commit() {
  if (::fsync(fd_) != 0 && errno != EINVAL) fail("flush", target_);
  if (::rename(staged_.c_str(), target_.c_str()) != 0) fail("rename to", target_);
  ::close(fd_);
  fd_ = -1;
}

}  // namespace mazefolio
