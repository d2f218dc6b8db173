#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "base/namespaces.h"

namespace mazefolio::render {

/// Limits of a piece of work: processor time, and memory beyond what the program already uses.
struct Bounds {
  double seconds = 1;
  std::size_t bytes = std::size_t{400} << 20;
};

/// Runs `work` on an untrusted file in a process of its own, which may read files and nothing else, and
/// returns its result. An InputError of the work is passed on. Work that exceeds the bounds or crashes is an
/// InputError about `what`. Call it before threads are started.
std::string run_bounded(const std::string& what, const std::function<std::string()>& work,
                        const Bounds& bounds = {});

}  // namespace mazefolio::render
