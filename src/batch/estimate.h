#pragma once

#include <cstddef>

#include "spec/book_spec.h"

namespace mazefolio {

/// What a book will take, before it is made. The same on every machine, so that shards agree.
struct Estimate {
  double work = 0;  ///< in seconds of one core of a machine of 2020
  std::size_t memory_bytes = 0;
};

Estimate estimate(const BookSpec& spec);

}  // namespace mazefolio
