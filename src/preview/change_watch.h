#pragma once

#include <condition_variable>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <mutex>
#include <set>
#include <thread>

#include "base/system/watched_files.h"

namespace mazefolio::preview {

/// Files whose changes are told, from a thread of its own. All functions may be called from any thread.
class ChangeWatch {
 public:
  /// Calls `changed` once for what has changed at one time; it must not throw.
  explicit ChangeWatch(std::function<void()> changed);
  ~ChangeWatch();
  ChangeWatch(const ChangeWatch&) = delete;
  ChangeWatch& operator=(const ChangeWatch&) = delete;

  /// From now on watches these files and no others. Of those that it watched already no change is lost.
  void only(std::set<std::filesystem::path> files);
  /// Watches this file, too: every change after the return is told.
  void also(const std::filesystem::path& file);
  /// No change is told any more.
  void end();

 private:
  void run();

  const std::function<void()> changed_;
  WatchedFiles watched_;  ///< of the thread
  std::mutex mutex_;      ///< for what follows
  std::condition_variable begun_;
  std::set<std::filesystem::path> files_;
  std::uint64_t asked_ = 0, served_ = 0;  ///< sets of files
  bool ending_ = false;
  std::thread thread_;
};

}  // namespace mazefolio::preview
