#include "preview/page_painter.h"

#include <utility>

#include "base/system/parallel.h"
#include "base/system/stop.h"
#include "preview/page_picture.h"

namespace mazefolio::preview {
namespace {

constexpr std::size_t most_waiting = 64;  // pages

constexpr const char *is_older = "there is a newer book", *is_ending = "the preview ends";

using Picture = Result<std::string>;

}  // namespace

PagePainter::PagePainter() {
  for (std::thread& thread : threads_) thread = std::thread([this] { run(); });
}

PagePainter::~PagePainter() {
  end();
  for (std::thread& thread : threads_) thread.join();
}

void PagePainter::end() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    of_book_.request_stop();
    wanted_.clear();  // who waits learns that nothing comes
  }
  changed_.notify_all();
}

void PagePainter::show(std::shared_ptr<const MadeBook> book, std::uint64_t made) {
  const std::lock_guard lock(mutex_);
  book_ = std::move(book);
  made_ = made;
  of_book_.request_stop();
  of_book_ = {};
  std::erase_if(wanted_, [&](Wanted& wanted) {
    const bool is_old = wanted.wish.made != 0 && wanted.wish.made != made;
    if (is_old) wanted.picture.set_value(Picture::failure(is_older));
    return is_old;
  });
}

Result<std::string> PagePainter::page(const PageWish& wish) {
  std::future<Picture> picture;
  {
    const std::lock_guard lock(mutex_);
    if (ending_) return Picture::failure(is_ending);
    if (!book_) return Picture::failure("there is no book yet");
    if (wish.made != 0 && wish.made != made_) return Picture::failure(is_older);
    if (wanted_.size() >= most_waiting) return Picture::failure("too many pages are asked for at once");
    wanted_.push_back({wish, {}});
    picture = wanted_.back().picture.get_future();
  }
  changed_.notify_all();
  try {
    return picture.get();
  } catch (const std::future_error&) {
    return Picture::failure(is_ending);
  }
}

void PagePainter::run() {
  KeptMeasurer measurer;
  for (;;) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return ending_ || !wanted_.empty(); });
    if (ending_) return;
    Wanted next = std::move(wanted_.front());
    wanted_.pop_front();
    const std::shared_ptr<const MadeBook> book = book_;
    const StopScope scope(next.wish.made == 0 ? std::stop_token() : of_book_.get_token());
    lock.unlock();
    try {
      next.picture.set_value(page_picture(*book, next.wish, measurer));
    } catch (const Canceled&) {
      next.picture.set_value(Picture::failure(is_older));
    }
  }
}

}  // namespace mazefolio::preview
