#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "base/namespaces.h"

namespace mazefolio::base {

/// What a piece of work may use of the machine; 0: as much as it needs.
struct Limits {
  std::size_t memory_bytes = 0;  ///< resident, of the whole process
  double seconds = 0;            ///< of the clock on the wall
};

/// Ends this process, in whatever it is, once it exceeds the limits: unfinished files are removed, `tell` is
/// called with one sentence, and the exit code is 1. One at a time. Throws WorldError without a thread.
class Watch {
 public:
  Watch(const Limits& limits, std::function<void(const std::string&)> tell);
  ~Watch();
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

  /// Calls `wait`, during which no limit is looked at. The time that it takes does not count.
  void without_clock(const std::function<void()>& wait);

 private:
  using Clock = std::chrono::steady_clock;
  void look();

  const Limits limits_;
  const std::function<void(const std::string&)> tell_;
  std::mutex mutex_;  ///< for what follows
  std::condition_variable changed_;
  Clock::time_point end_ = Clock::time_point::max();
  bool waits_ = false, over_ = false;
  std::thread thread_;
};

/// To be called when the work is done and its files are about to get their names, which no watch interrupts.
void work_is_done();

/// How much more memory the watch of this process, or of the one that it was forked from, allows, in bytes.
/// The largest number without a watch.
std::size_t memory_left();

}  // namespace mazefolio::base
