#pragma once

#include "spec/book_spec.h"

namespace mazefolio::batch {

/// What a book will take, before it is made. The same on every machine, so that shards agree.
struct Estimate {
  double work = 0;          ///< in seconds of one core, roughly
  double memory_bytes = 0;  ///< beyond what the program has anyway
};

Estimate estimate(const BookSpec& spec);

}  // namespace mazefolio::batch
