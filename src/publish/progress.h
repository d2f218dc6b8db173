#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::publish {

/// What publishing tells its caller while it works. A function may be empty; each is called from one thread
/// at a time.
struct Progress {
  /// A phase of so many steps begins: "mazes", "pages" or "proven".
  std::function<void(std::string_view phase, std::size_t steps)> on_begin;
  std::function<void()> on_step, on_end;
};

/// One phase, reported from its construction to its end.
class Phase {
 public:
  Phase(const Progress& progress, std::string_view name, std::size_t steps) : progress_(progress) {
    if (progress_.on_begin) progress_.on_begin(name, steps);
  }
  ~Phase() {
    if (progress_.on_end) progress_.on_end();
  }
  Phase(const Phase&) = delete;
  Phase& operator=(const Phase&) = delete;
  void step() {
    if (progress_.on_step) progress_.on_step();
  }

 private:
  const Progress& progress_;
};

}  // namespace mazefolio::publish
