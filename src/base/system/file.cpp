#include "base/system/file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <limits>
#include <map>
#include <set>
#include <system_error>
#include <utility>
#include <vector>

#include "base/options.h"

namespace mazefolio::base {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(std::string_view verb, const fs::path& path) {
  throw WorldError(
      fmt::format("cannot {} {}: {}", verb, path.string(), std::generic_category().message(errno)));
}

void refuse_folder(const fs::path& path) {
  std::error_code failure;  // reported when the path is opened
  if (fs::is_directory(path, failure)) throw WorldError(fmt::format("{} is a folder", path.string()));
}

fs::path folder_of(const fs::path& place) {
  return place.has_parent_path() ? place.parent_path() : fs::path(".");
}

// The path of the file itself, to which symbolic links point; it need not exist yet.
fs::path place_of(const fs::path& target) {
  fs::path place = target;
  std::error_code failure;
  for (int links = 0; links < 40; ++links) {
    const fs::path next = fs::read_symlink(place, failure);
    if (failure) return place;
    place = folder_of(place) / next;
  }
  return target;  // a link to itself
}

// The number of the open file that the path stands for, if it is a stream of this process.
std::optional<int> open_stream(const fs::path& path) {
  if (path == standard_output) return STDOUT_FILENO;
  if (path == "/dev/stderr") return STDERR_FILENO;
  for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"})
    if (path.native().starts_with(folder))
      if (const auto number = parse_integer(path.native().substr(folder.size())); number && *number >= 0)
        return static_cast<int>(std::min<std::int64_t>(*number, std::numeric_limits<int>::max()));
  return std::nullopt;
}

// Without /proc there is no such name.
std::string name_of_open(int open_file) { return fmt::format("/proc/self/fd/{}", open_file); }

// Never through a link and never into a file that is there: the name can be guessed.
int open_new(const fs::path& name) {
  ::unlink(name.c_str());  // left by a killed program with the same process id
  return ::open(name.c_str(), O_CREAT | O_EXCL | O_NOFOLLOW | O_RDWR | O_CLOEXEC, 0666);
}

bool give_name(int open_file, const fs::path& name) {
  return ::linkat(AT_FDCWD, name_of_open(open_file).c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0;
}

constexpr std::string_view stray_ending = ".part";

// "book.pdf" for "book.pdf.123.part", "" for other names.
std::string_view target_of_stray(std::string_view name) {
  if (!name.ends_with(stray_ending)) return {};
  name.remove_suffix(stray_ending.size());
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos || dot + 1 == name.size()) return {};
  return name.find_first_not_of("0123456789", dot + 1) == std::string_view::npos ? name.substr(0, dot)
                                                                                 : std::string_view{};
}

}  // namespace

void for_each_block(const fs::path& path, const std::function<void(std::string_view)>& fn) {
  refuse_folder(path);
  std::ifstream in(path, std::ios::binary);
  if (!in) fail("read", path);
  std::vector<char> block(1 << 16);
  while (in.read(block.data(), static_cast<std::streamsize>(block.size())) || in.gcount() > 0)
    fn({block.data(), static_cast<std::size_t>(in.gcount())});
  if (in.bad()) fail("read", path);
}

std::string read_file(const fs::path& path, std::size_t limit) {
  std::string bytes;
  for_each_block(path, [&](std::string_view block) {
    bytes += block;
    if (bytes.size() > limit)
      throw WorldError(fmt::format("{} is larger than {} bytes", path.string(), limit));
  });
  return bytes;
}

void write_file(const fs::path& path, std::string_view bytes) {
  StagedFile file(path);
  file.write(bytes);
  file.flush();
  file.commit();
}

void make_folder(const fs::path& folder) {
  if (folder.empty()) return;  // the working folder
  std::error_code failure;
  fs::create_directories(folder, failure);
  if (failure) throw WorldError(fmt::format("cannot make {}: {}", folder.string(), failure.message()));
}

bool is_device(const fs::path& path) {
  if (open_stream(path)) return true;
  std::error_code failure;
  const fs::file_status status = fs::status(path, failure);
  return fs::exists(status) && !fs::is_regular_file(status) && !fs::is_directory(status);
}

StagedFile::StagedFile(fs::path target) : target_(std::move(target)), device_(is_device(target_)) {
  refuse_folder(target_);
  if (device_) {
    const std::optional<int> stream = open_stream(target_);  // continued, not begun anew as open() would do
    fd_ = stream ? ::fcntl(*stream, F_DUPFD_CLOEXEC, 0) : ::open(target_.c_str(), O_WRONLY | O_CLOEXEC);
    if (fd_ < 0) fail("write", target_);
    return;
  }
  place_ = place_of(target_);
  staged_ = place_;
  staged_ += fmt::format(".{}{}", ::getpid(), stray_ending);
  // A file without a name disappears when the program ends in any way. Not every file system has such files,
  // and without /proc it could not be given one.
  fd_ = ::open(folder_of(place_).c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0666);
  if (fd_ >= 0 && ::access(name_of_open(fd_).c_str(), F_OK) != 0) {
    ::close(fd_);
    fd_ = -1;
  }
  if (fd_ < 0) {
    staging_.emplace(staged_);
    fd_ = open_new(staged_);
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
    if (n < 0 && errno == EPIPE) throw ReaderGone();
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
    if (give_name(fd_, place_)) return;  // the name was free: one step, and no temporary name
    if (errno != EEXIST) fail("write", target_);
    staging_.emplace(staged_);
    ::unlink(staged_.c_str());  // as in open_new
    if (!give_name(fd_, staged_)) fail("write", target_);
    named_ = true;
  }
  if (::rename(staged_.c_str(), place_.c_str()) != 0) fail("rename to", target_);
  named_ = false;
}

void remove_strays(std::span<const fs::path> targets) {
  std::map<fs::path, std::set<std::string>> names;  // by folder
  for (const fs::path& target : targets) {
    const fs::path place = place_of(target);
    names[folder_of(place)].insert(place.filename().string());
  }
  std::error_code failure;
  for (const auto& [folder, wanted] : names) {
    std::vector<fs::path> strays;
    for (fs::directory_iterator it(folder, failure), end; !failure && it != end; it.increment(failure))
      if (const std::string name = it->path().filename().string();
          wanted.contains(std::string(target_of_stray(name))) && it->is_regular_file(failure))
        strays.push_back(it->path());
    for (const fs::path& stray : strays) fs::remove(stray, failure);
  }
}

}  // namespace mazefolio::base
