#include "base/system/parallel.h"

#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <atomic>
#include <utility>

#include "base/system/stop.h"

namespace mazefolio::base {
namespace {

std::atomic<bool> canceled = false;

/// Whether this thread is in a function that several threads call.
thread_local bool is_shared_work = false;

class SharedWork {
 public:
  SharedWork() : before_(std::exchange(is_shared_work, true)) {}
  ~SharedWork() { is_shared_work = before_; }
  SharedWork(const SharedWork&) = delete;
  SharedWork& operator=(const SharedWork&) = delete;

 private:
  bool before_;
};

}  // namespace

void parallel_for(std::size_t n, unsigned jobs, const std::function<void(std::size_t)>& fn) {
  if (jobs == 1) {
    const SharedWork work;  // for the caller wants one thread
    for (std::size_t i = 0; i < n; ++i) fn(i);
    return;
  }
  if (n <= 1 || (jobs == 0 && is_shared_work)) {
    for (std::size_t i = 0; i < n; ++i) fn(i);
    return;
  }
  // More threads than cores are only slower; TBB would also warn on stderr.
  const auto cores = static_cast<unsigned>(tbb::info::default_concurrency());
  tbb::task_arena arena(static_cast<int>(jobs == 0 ? cores : std::min(jobs, cores)));
  // The thread sanitizer does not see how TBB starts and joins its threads. It sees this, which costs
  // nothing.
  std::atomic<std::size_t> done;
  done.store(0, std::memory_order_release);
  arena.execute([&, stop = current_stop()] {
    tbb::parallel_for(std::size_t{0}, n, [&](std::size_t i) {
      const StopScope scope(stop);
      const SharedWork work;
      static_cast<void>(done.load(std::memory_order_acquire));
      fn(i);
      done.fetch_add(1, std::memory_order_release);
    });
  });
  static_cast<void>(done.load(std::memory_order_acquire));
}

void cancel() noexcept { canceled = true; }

void throw_if_canceled() {
  if (canceled || current_stop().stop_requested()) throw Canceled{};
}

}  // namespace mazefolio::base
