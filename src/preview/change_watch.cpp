#include "preview/change_watch.h"

#include <utility>

#include "base/system/parallel.h"

namespace mazefolio::preview {
namespace {

constexpr std::chrono::hours a_while{1};

}  // namespace

ChangeWatch::ChangeWatch(std::function<void()> changed)
    : changed_(std::move(changed)), thread_([this] { run(); }) {}

ChangeWatch::~ChangeWatch() {
  end();
  thread_.join();
}

void ChangeWatch::end() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  begun_.notify_all();
  watched_.wake();
}

void ChangeWatch::only(std::set<std::filesystem::path> files) {
  {
    const std::lock_guard lock(mutex_);
    if (files == files_) return;
    files_ = std::move(files);
    ++asked_;
  }
  watched_.wake();
}

void ChangeWatch::also(const std::filesystem::path& file) {
  std::unique_lock lock(mutex_);
  if (!files_.insert(file).second) return;
  const std::uint64_t mine = ++asked_;
  watched_.wake();
  begun_.wait(lock, [&] { return ending_ || served_ >= mine; });
}

void ChangeWatch::run() {
  try {
    for (;;) {
      {
        const std::lock_guard lock(mutex_);
        if (ending_) return;
        if (served_ != asked_) watched_.watch({files_.begin(), files_.end()});
        served_ = asked_;
      }
      begun_.notify_all();
      if (watched_.wait(a_while)) changed_();
    }
  } catch (const Canceled&) {
    end();
  }
}

}  // namespace mazefolio::preview
