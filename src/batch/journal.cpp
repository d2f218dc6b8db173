#include "batch/journal.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>
#include <vector>

#include "base/diagnostic.h"
#include "base/system/parallel.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;

// Space that is allocated for the next lines, so that books that fail on a full disk can still be recorded.
constexpr off_t reserve = 256 << 10;

[[noreturn]] void fail(std::string_view verb, const fs::path& file) {
  throw WorldError(
      fmt::format("cannot {} {}: {}", verb, file.string(), std::generic_category().message(errno)));
}

/// A file that is closed at the end.
class Opened {
 public:
  /// Neither follows a link, which a stranger may have laid there, nor waits at a pipe.
  Opened(const fs::path& file, int how)
      : fd_(::open(file.c_str(), how | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0666)) {
    if (fd_ < 0 && errno == ELOOP)
      throw WorldError(fmt::format("{} is a symbolic link, and no journal", file.string()));
  }
  ~Opened() {
    if (fd_ >= 0) ::close(fd_);
  }
  Opened(const Opened&) = delete;
  Opened& operator=(const Opened&) = delete;
  int fd() const { return fd_; }
  int release() { return std::exchange(fd_, -1); }

 private:
  int fd_;
};

void expect_file(int fd, const fs::path& file) {
  struct stat status {};
  if (::fstat(fd, &status) != 0) fail("read", file);
  if (!S_ISREG(status.st_mode)) throw WorldError(fmt::format("{} is not a file", file.string()));
}

/// Calls fn(line) for every line, also for a last one without a line break; lines too long for a record are
/// cut.
template <class Fn>
void for_each_line(int fd, const fs::path& file, Fn fn) {
  std::string line;
  std::vector<char> bytes(1 << 16);
  for (;;) {
    throw_if_canceled();
    const ssize_t count = ::read(fd, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) fail("read", file);
    if (count == 0) break;
    std::string_view block(bytes.data(), static_cast<std::size_t>(count));
    while (!block.empty()) {
      const std::size_t end = std::min(block.find('\n'), block.size());
      if (line.size() <= most_record_bytes) line += block.substr(0, end);
      if (end == block.size()) break;
      fn(line);
      line.clear();
      block.remove_prefix(end + 1);
    }
  }
  if (!line.empty()) fn(line);
}

// The first line of a journal is a record or the beginning of one.
void expect_journal(const fs::path& file, const std::string& first_line) {
  if (read_record(first_line)) return;
  const std::size_t length = std::min(first_line.size(), record_beginning.size());
  if (length > 0 && record_beginning.starts_with(first_line.substr(0, length)) &&
      !nlohmann::json::accept(first_line))
    return;
  Diagnostics found;
  found.error({file.string(), 1, 1}, "this is not the journal of a batch", "name another file");
  throw InputError(std::move(found));
}

void read_journal(const fs::path& file, std::map<std::string, BookRecord>& records) {
  const Opened opened(file, O_RDONLY);
  if (opened.fd() < 0 && (errno == ENOENT || errno == ENOTDIR)) return;
  if (opened.fd() < 0) fail("read", file);
  expect_file(opened.fd(), file);
  bool first = true;
  for_each_line(opened.fd(), file, [&](const std::string& line) {
    if (std::exchange(first, false)) expect_journal(file, line);
    if (auto record = read_record(line)) records[record->output] = std::move(*record);
  });
}

// Up to the first line break.
std::string first_line_of(int fd) {
  std::string line;
  char block[4096];
  while (line.size() <= most_record_bytes) {
    const ssize_t n = ::pread(fd, block, sizeof block, static_cast<off_t>(line.size()));
    if (n <= 0) break;
    line.append(block, static_cast<std::size_t>(n));
    if (const std::size_t end = line.find('\n', line.size() - static_cast<std::size_t>(n));
        end != std::string::npos)
      return line.substr(0, end);
  }
  return line;
}

bool write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(fd, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

off_t size_of(int fd) {
  struct stat status {};
  ::fstat(fd, &status);
  return status.st_size;
}

// After a power failure a new file is missing unless its folder was synced, too.
void sync_folder(const fs::path& file) {
  const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
  const int fd = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0) return;
  ::fsync(fd);
  ::close(fd);
}

}  // namespace

std::map<std::string, BookRecord> read_journals(const std::vector<fs::path>& files) {
  std::map<std::string, BookRecord> records;
  for (const fs::path& file : files) read_journal(file, records);
  return records;
}

void Journal::fail(std::string_view verb) const { batch::fail(verb, file_); }

Journal::Journal(fs::path file) : file_(std::move(file)) {
  Opened opened(file_, O_RDWR | O_CREAT | O_APPEND);
  fd_ = opened.fd();
  if (fd_ < 0) fail("write");
  open();
  opened.release();
}

void Journal::open() {
  expect_file(fd_, file_);
  // Some file systems of clusters have no locks; there each task has its own journal.
  if (::flock(fd_, LOCK_EX | LOCK_NB) != 0) {
    if (errno == EWOULDBLOCK) throw WorldError(fmt::format("another run is writing {}", file_.string()));
    if (errno != ENOLCK && errno != ENOSYS && errno != EOPNOTSUPP) fail("lock");
  }
  const off_t size = size_of(fd_);
  if (size == 0) return sync_folder(file_);
  expect_journal(file_, first_line_of(fd_));
  char last = 0;
  torn_ = ::pread(fd_, &last, 1, size - 1) != 1 || last != '\n';
}

Journal::~Journal() {
  if (::ftruncate(fd_, size_of(fd_)) != 0) errno = 0;  // frees the reserve; failure does no harm
  ::close(fd_);
}

void Journal::append(std::span<const BookRecord> records) {
  if (records.empty()) return;
  std::string lines;
  for (const BookRecord& record : records) lines += to_json(record) + '\n';
  const std::lock_guard lock(one_at_a_time_);
  const off_t size = size_of(fd_);
  if (torn_) lines.insert(0, 1, '\n');
  if (write_all(fd_, lines) && ::fdatasync(fd_) == 0) {
    torn_ = false;
    ::fallocate(fd_, FALLOC_FL_KEEP_SIZE, size_of(fd_), reserve);
    return;
  }
  const int why = errno;
  if (::ftruncate(fd_, size) != 0) torn_ = size_of(fd_) > 0;
  errno = why;
  fail("write");
}

void Journal::clear() {
  const std::lock_guard lock(one_at_a_time_);
  if (::ftruncate(fd_, 0) != 0 || ::fsync(fd_) != 0) fail("write");
  torn_ = false;
}

}  // namespace mazefolio::batch
