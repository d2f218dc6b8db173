#pragma once

#include <chrono>

#include "base/namespaces.h"

namespace mazefolio::base {

/// Seconds since its construction, for figures only: no result may depend on them.
class Stopwatch {
 public:
  double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
  }

 private:
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace mazefolio::base
