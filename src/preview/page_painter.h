#pragma once

#include <array>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <future>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

#include "base/result.h"
#include "preview/made_book.h"
#include "preview/page_wish.h"

namespace mazefolio::preview {

/// Paints pages of the book last made, on threads of its own: while another book is made, too. All functions
/// may be called from any thread.
class PagePainter {
 public:
  PagePainter();
  ~PagePainter();
  PagePainter(const PagePainter&) = delete;
  PagePainter& operator=(const PagePainter&) = delete;

  /// From now on paints this book, and no more pages that are wanted of the one before.
  void show(std::shared_ptr<const MadeBook> book, std::uint64_t made);
  /// The page as PNG. Fails where there is no such page, or its book is not the last.
  Result<std::string> page(const PageWish& wish);
  /// Nobody waits any longer, and no page is painted.
  void end();

 private:
  /// A page that somebody waits for.
  struct Wanted {
    PageWish wish;
    std::promise<Result<std::string>> picture;
  };
  void run();

  std::mutex mutex_;  ///< for what follows
  std::condition_variable changed_;
  std::deque<Wanted> wanted_;
  std::shared_ptr<const MadeBook> book_;
  std::uint64_t made_ = 0;
  std::stop_source of_book_;  ///< of the pages that are wanted of this book and no other
  bool ending_ = false;
  std::array<std::thread, 2> threads_;  ///< for both pages of a spread
};

}  // namespace mazefolio::preview
