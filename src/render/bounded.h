#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "base/namespaces.h"

namespace mazefolio::render {

/// What a piece of work may use at most: processor time, memory beyond what the program already has.
struct Bounds {
  double seconds = 1;
  std::size_t bytes = std::size_t{400} << 20;
};

/// Runs `work` on a stranger's file in a process of its own and gives back what it returns. An InputError of
/// the work is passed on; work that needs more than the bounds, or crashes, is an InputError about `what`.
/// To be called before threads are started.
std::string run_bounded(const std::string& what, const std::function<std::string()>& work,
                        const Bounds& bounds = {});

}  // namespace mazefolio::render
