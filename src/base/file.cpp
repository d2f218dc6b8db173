#include "base/file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <system_error>
#include <utility>

#include "base/diagnostic.h"

namespace mazefolio {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(std::string_view verb, const fs::path& path) {
  throw WorldError(
      fmt::format("cannot {} {}: {}", verb, path.string(), std::generic_category().message(errno)));
}

void refuse_folder(const fs::path& path) {
  std::error_code failure;  // told when the path is opened
  if (fs::is_directory(path, failure)) throw WorldError(fmt::format("{} is a folder", path.string()));
}

}  // namespace

std::string read_file(const fs::path& path, std::size_t limit) {
  refuse_folder(path);
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

void write_file(const fs::path& path, std::string_view bytes) {
  StagedFile file(path);
  file.write(bytes);
  file.flush();
  file.commit();
}

bool is_device(const fs::path& path) {
  std::error_code failure;
  const fs::file_status status = fs::status(path, failure);
  return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

StagedFile::StagedFile(fs::path target) : target_(std::move(target)), device_(is_device(target_)) {
  refuse_folder(target_);
  if (device_) {
    fd_ = ::open(target_.c_str(), O_WRONLY | O_CLOEXEC);
    if (fd_ < 0) fail("write", target_);
    return;
  }
  std::error_code failure;
  place_ = fs::is_symlink(target_, failure) ? fs::weakly_canonical(target_, failure) : target_;
  if (place_.empty()) place_ = target_;  // a link to itself
  staged_ = place_;
  staged_ += fmt::format(".{}.part", ::getpid());
  // A file without a name vanishes with the program, however that ends. Not every file system has such.
  const fs::path folder = place_.has_parent_path() ? place_.parent_path() : fs::path(".");
  fd_ = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0666);
  if (fd_ < 0) {
    fd_ = ::open(staged_.c_str(), O_CREAT | O_TRUNC | O_RDWR | O_CLOEXEC, 0666);
    named_ = fd_ >= 0;
  }
  if (fd_ < 0) fail("write", target_);
}

StagedFile::~StagedFile() {
  if (fd_ >= 0) ::close(fd_);
  if (named_) ::unlink(staged_.c_str());
}

void StagedFile::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(fd_, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail("write", target_);
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
}

void StagedFile::flush() {
  if (!device_ && ::fsync(fd_) != 0 && errno != EINVAL) fail("flush", target_);
}

fs::path StagedFile::readable() const {
  return named_ ? fs::absolute(staged_) : fs::path(fmt::format("/proc/{}/fd/{}", ::getpid(), fd_));
}

void StagedFile::commit() {
  if (device_) return;
  if (!named_) {
    const std::string open_file = fmt::format("/proc/self/fd/{}", fd_);
    if (::linkat(AT_FDCWD, open_file.c_str(), AT_FDCWD, staged_.c_str(), AT_SYMLINK_FOLLOW) != 0)
      fail("write", target_);
    named_ = true;
  }
  if (::rename(staged_.c_str(), place_.c_str()) != 0) fail("rename to", target_);
  named_ = false;
}

}  // namespace mazefolio
