#pragma once

#include <cstddef>
#include <functional>

#include "base/namespaces.h"

namespace mazefolio::base {

/// Calls fn(i) for i in [0, n) on up to `jobs` threads (0: all cores, or within such an fn the thread that
/// calls). Results must be stored by index, so that they do not depend on the order. The first exception is
/// rethrown here.
void parallel_for(std::size_t n, unsigned jobs, const std::function<void(std::size_t)>& fn);

/// Asks all work to stop soon; safe in a signal handler. From then on throw_if_canceled throws Canceled. A
/// StopScope is for one piece of work.
void cancel() noexcept;
void throw_if_canceled();
struct Canceled {};

}  // namespace mazefolio::base
