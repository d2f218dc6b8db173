// What the system tells only ends a wait. Whether anything has changed is seen by looking: an editor that
// renames a new file over the old one, a file that is gone and comes again, and a link that leads elsewhere
// need no cases of their own. For this each file is watched, and the folder that its name is in.

#include "base/system/watched_files.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <thread>

#include "base/system/parallel.h"

namespace mazefolio::base {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds between_looks_at_files{20};  // a few calls of stat()
constexpr milliseconds between_checks{
    200};                              // where the system tells: for Ctrl-C, and disks of other machines
constexpr milliseconds to_settle{10};  // a file is often emptied first, and written then
constexpr int most_settling = 100, most_missing = 10;  // in these steps

constexpr std::uint32_t changes_of_file =
                            IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF,
                        changes_of_folder = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO |
                                            IN_DELETE_SELF | IN_MOVE_SELF;

// The number of its watch; nothing where the system gives none. What is not there needs none.
std::optional<int> asked_of(int events, const fs::path& path, bool& all_told) {
  std::error_code none;
  const int watch = ::inotify_add_watch(events, path.c_str(),
                                        fs::is_directory(path, none) ? changes_of_folder : changes_of_file);
  if (watch >= 0) return watch;
  all_told &= errno == ENOENT || errno == ENOTDIR;
  return std::nullopt;
}

// The folder that tells when the file appears.
fs::path folder_over(const fs::path& file) {
  std::error_code none;
  fs::path folder = fs::absolute(file, none).parent_path();
  while (folder.has_relative_path() && !fs::is_directory(folder, none)) folder = folder.parent_path();
  return folder;
}

void empty(int descriptor) {
  char bytes[4096];
  while (::read(descriptor, bytes, sizeof bytes) > 0) {
  }
}

}  // namespace

WatchedFiles::WatchedFiles(Told told)
    : events_(told == Told::by_the_system ? ::inotify_init1(IN_NONBLOCK | IN_CLOEXEC) : -1),
      waking_(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {}

WatchedFiles::~WatchedFiles() {
  for (const int descriptor : {events_, waking_})
    if (descriptor >= 0) ::close(descriptor);
}

WatchedFiles::Stamp WatchedFiles::stamp_of(const fs::path& file) {
  struct ::stat s {};
  if (::stat(file.c_str(), &s) != 0) return {};
  return {s.st_mtim.tv_sec, s.st_mtim.tv_nsec, s.st_ctim.tv_sec, s.st_ctim.tv_nsec, s.st_size, s.st_ino};
}

void WatchedFiles::watch(const std::vector<fs::path>& files) {
  std::map<fs::path, Stamp> before;
  before.swap(seen_);
  for (const fs::path& file : files) {
    const auto known = before.find(file);
    seen_[file] = known != before.end() ? known->second : stamp_of(file);
  }
}

/// Asks the system to tell of all files as they are now.
void WatchedFiles::ask() {
  all_told_ = events_ >= 0 && waking_ >= 0;
  if (events_ < 0) return;
  std::set<int> now;
  for (const auto& [file, stamp] : seen_)
    for (const fs::path& path : {folder_over(file), file})
      if (const std::optional<int> watch = asked_of(events_, path, all_told_)) now.insert(*watch);
  for (const int watch : asked_)
    if (!now.contains(watch)) ::inotify_rm_watch(events_, watch);
  asked_ = std::move(now);
}

/// True where something is not as it was seen last.
bool WatchedFiles::look() {
  bool changed = false;
  for (auto& [file, stamp] : seen_)
    if (const Stamp now = stamp_of(file); now != stamp) {
      stamp = now;
      changed = true;
      if (now.bytes < 0)
        gone_.insert(file);
      else
        gone_.erase(file);
    }
  return changed;
}

/// Waits until nothing changes any more; a file that is gone is given some time to come again.
void WatchedFiles::settle() {
  for (int i = 0; i < most_settling; ++i) {
    std::this_thread::sleep_for(to_settle);
    throw_if_canceled();
    if (!look() && (i >= most_missing || gone_.empty())) break;
  }
  gone_.clear();
}

void WatchedFiles::rest(milliseconds most) const {
  pollfd ends[] = {{waking_, POLLIN, 0}, {events_, POLLIN, 0}};  // those below 0 are passed over
  ::poll(ends, 2,
         static_cast<int>(std::min(most, all_told_ ? between_checks : between_looks_at_files).count()));
}

bool WatchedFiles::wait(milliseconds most) {
  const auto end = Clock::now() + most;
  for (;;) {
    throw_if_canceled();
    if (woken_.exchange(false)) {
      empty(waking_);
      return false;
    }
    empty(events_);
    ask();  // before looking: what changes in between is told
    if (look()) {
      settle();
      return true;
    }
    const auto left = std::chrono::ceil<milliseconds>(end - Clock::now());
    if (left <= milliseconds{0}) return false;
    rest(left);
  }
}

void WatchedFiles::wake() {
  woken_ = true;
  const std::uint64_t one = 1;
  [[maybe_unused]] const ssize_t written = ::write(waking_, &one, sizeof one);
}

}  // namespace mazefolio::base
