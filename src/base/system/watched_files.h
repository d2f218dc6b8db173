#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::base {

/// Files, and folders for the names in them, whose changes somebody waits for. The system tells of changes;
/// where it cannot (no inotify, too many watches, a disk of another machine), the files are looked at again
/// and again. Its functions are for one thread, but for wake().
class WatchedFiles {
 public:
  enum class Told { by_the_system, by_looking };
  explicit WatchedFiles(Told told = Told::by_the_system);
  ~WatchedFiles();
  WatchedFiles(const WatchedFiles&) = delete;
  WatchedFiles& operator=(const WatchedFiles&) = delete;

  /// From now on watches these and no others; they need not exist. What was watched before counts as it was
  /// seen then, so that no change is lost.
  void watch(const std::vector<std::filesystem::path>& files);
  /// Watches one more.
  void add(const std::filesystem::path& file) { seen_.try_emplace(file, stamp_of(file)); }

  /// Waits until something has changed since the last change that was told, and rests again for a moment.
  /// False where the time is over, or wake() was called. Throws Canceled.
  bool wait(std::chrono::milliseconds most);

  /// Ends the wait of another thread, or the next one.
  void wake();

 private:
  /// What tells that a file was written: nothing where there is none.
  struct Stamp {
    std::int64_t written_s = 0, written_ns = 0, changed_s = 0, changed_ns = 0, bytes = -1;
    std::uint64_t inode = 0;
    friend bool operator==(const Stamp&, const Stamp&) = default;
  };
  static Stamp stamp_of(const std::filesystem::path& file);

  void ask();
  bool look();
  void settle();
  void rest(std::chrono::milliseconds most) const;

  std::map<std::filesystem::path, Stamp> seen_;
  std::set<std::filesystem::path> gone_;  ///< since the change that is being told
  std::set<int> asked_;                   ///< numbers of the system's watches
  bool all_told_ = false;                 ///< the system tells of every one
  int events_ = -1;                       ///< of inotify, or none
  int waking_ = -1;                       ///< readable after wake()
  std::atomic<bool> woken_ = false;
};

}  // namespace mazefolio::base
