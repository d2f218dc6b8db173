#pragma once

#include <stop_token>

#include "base/namespaces.h"

namespace mazefolio::base {

/// One piece of work that can be stopped alone: while this lives, throw_if_canceled throws Canceled in this
/// thread, and in those of its parallel_for, once `stop` is requested. The innermost scope counts.
class StopScope {
 public:
  explicit StopScope(std::stop_token stop);
  ~StopScope();
  StopScope(const StopScope&) = delete;
  StopScope& operator=(const StopScope&) = delete;

 private:
  std::stop_token before_;
};

/// The stop of the innermost scope of this thread; without one it is never requested.
const std::stop_token& current_stop();

}  // namespace mazefolio::base
