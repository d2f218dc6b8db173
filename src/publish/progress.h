#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

#include "base/namespaces.h"

namespace mazefolio::publish {

/// Callbacks that report the progress of publishing. A function may be empty; each is called from one thread
/// at a time.
struct Progress {
  /// A phase begins ("mazes", "pages" or "proven") that will take so many steps.
  std::function<void(std::string_view phase, std::size_t steps)> on_begin;
  std::function<void()> on_step, on_end;
};

/// One phase: it begins when this object is made, and ends with it.
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
