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

#include "base/diagnostic.h"
#include "base/system/file.h"
#include "base/system/parallel.h"

namespace mazefolio::batch {
namespace {

namespace fs = std::filesystem;

// Space that is allocated for the next lines, so that books that fail on a full disk can still be recorded.
constexpr off_t reserve = 256 << 10;

/// Calls fn(line) for every line, also for a last one without a line break; lines too long for a record are
/// cut.
template <class Fn>
void for_each_line(const fs::path& file, Fn fn) {
  std::string line;
  for_each_block(file, [&](std::string_view block) {
    throw_if_canceled();
    while (!block.empty()) {
      const std::size_t end = std::min(block.find('\n'), block.size());
      if (line.size() <= most_record_bytes) line += block.substr(0, end);
      if (end == block.size()) break;
      fn(line);
      line.clear();
      block.remove_prefix(end + 1);
    }
  });
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
  std::error_code failure;
  const fs::file_status status = fs::status(file, failure);
  if (!fs::exists(status)) return;
  if (!fs::is_regular_file(status)) throw WorldError(fmt::format("{} is not a file", file.string()));
  bool first = true;
  for_each_line(file, [&](const std::string& line) {
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

void Journal::fail(std::string_view verb) const {
  throw WorldError(
      fmt::format("cannot {} {}: {}", verb, file_.string(), std::generic_category().message(errno)));
}

Journal::Journal(fs::path file) : file_(std::move(file)) {
  fd_ = ::open(file_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (fd_ < 0) fail("write");
  try {
    open();
  } catch (...) {
    ::close(fd_);
    throw;
  }
}

void Journal::open() {
  struct stat status {};
  if (::fstat(fd_, &status) != 0) fail("read");
  if (!S_ISREG(status.st_mode)) throw WorldError(fmt::format("{} is not a file", file_.string()));
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
