// Memory is measured and not counted, because most of it is taken by libraries. RLIMIT_AS is no way: GLib and
// the threads of Pango crash where memory is refused. Nor is work asked to stop, as after Ctrl-C: what is
// hostile need not come to a place where it is asked.
#include "base/system/watch.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <limits>
#include <system_error>

#include "base/diagnostic.h"
#include "base/system/stagings.h"

namespace mazefolio::base {
namespace {

using Seconds = std::chrono::duration<double>;

constexpr std::chrono::milliseconds between_looks{5};  // memory can grow by some 15 MiB in this time
constexpr std::chrono::milliseconds between_times{100};
constexpr double longest_s = 1e9;

std::atomic<std::size_t> memory_limit = 0;

// Held by what must not happen at once: the end of the process, and files getting their names.
std::mutex ending;
bool done = false;

// The second number of /proc/self/statm is the number of resident pages. Nothing is allocated: fork() copies
// this thread's locks, but not the thread.
class ResidentMemory {
 public:
  ResidentMemory() : file_(::open("/proc/self/statm", O_RDONLY | O_CLOEXEC)) {}
  ~ResidentMemory() {
    if (file_ >= 0) ::close(file_);
  }
  ResidentMemory(const ResidentMemory&) = delete;
  ResidentMemory& operator=(const ResidentMemory&) = delete;

  std::size_t bytes() const {
    char text[128];
    const ssize_t size = file_ < 0 ? -1 : ::pread(file_, text, sizeof text - 1, 0);
    if (size <= 0) return peak();
    text[size] = '\0';
    char* second = nullptr;
    std::strtoull(text, &second, 10);
    return std::strtoull(second, nullptr, 10) * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  }

 private:
  static std::size_t peak() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::size_t>(usage.ru_maxrss) << 10;
  }
  int file_;
};

}  // namespace

Watch::Watch(const Limits& limits, std::function<void(const std::string&)> tell)
    : limits_(limits), tell_(std::move(tell)) {
  if (limits.memory_bytes == 0 && limits.seconds <= 0) return;
  {
    const std::lock_guard lock(ending);
    done = false;
  }
  memory_limit = limits.memory_bytes;
  if (limits.seconds > 0 && limits.seconds < longest_s)
    end_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(Seconds(limits.seconds));
  try {
    thread_ = std::thread([this] { look(); });
  } catch (const std::system_error& failed) {
    throw WorldError(fmt::format("cannot start the thread that keeps the limits: {}", failed.what()));
  }
}

Watch::~Watch() {
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
  memory_limit = 0;
}

void Watch::without_clock(const std::function<void()>& wait) {
  const auto begin = Clock::now();
  const auto set = [&](bool waits) {
    const std::lock_guard lock(mutex_);
    waits_ = waits;
    if (!waits && end_ != Clock::time_point::max()) end_ += Clock::now() - begin;
  };
  set(true);
  wait();
  set(false);
}

void Watch::look() {
  const ResidentMemory memory;
  const bool bounded = limits_.memory_bytes > 0;
  std::string exceeded;
  std::unique_lock lock(mutex_);
  while (exceeded.empty()) {
    const auto next = Clock::now() + (bounded ? between_looks : between_times);
    if (changed_.wait_until(lock, waits_ ? next : std::min(end_, next), [&] { return over_; })) return;
    if (waits_) continue;
    if (bounded && memory.bytes() > limits_.memory_bytes)
      exceeded =
          fmt::format("this needs more memory than --max-memory allows: {} MiB", limits_.memory_bytes >> 20);
    else if (Clock::now() >= end_)
      exceeded = fmt::format("this takes longer than --max-seconds allows: {:g} s", limits_.seconds);
  }
  const std::lock_guard last(ending);
  if (done) return;
  remove_stagings();
  tell_(exceeded);
  ::_exit(1);
}

void work_is_done() {
  const std::lock_guard lock(ending);
  done = true;
}

std::size_t memory_left() {
  const std::size_t limit = memory_limit;
  if (limit == 0) return std::numeric_limits<std::size_t>::max();
  return limit - std::min(limit, ResidentMemory().bytes());
}

}  // namespace mazefolio::base
