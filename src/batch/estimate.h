#pragma once

#include "spec/book_spec.h"

namespace mazefolio::batch {

/// The expected cost of a book. The same on every machine, so that shards agree.
struct Estimate {
  double work = 0;          ///< roughly, in seconds of one core
  double pdf_bytes = 0;     ///< of the PDF, roughly
  double memory_bytes = 0;  ///< on top of what the program takes without a book
};

Estimate estimate(const BookSpec& spec);

}  // namespace mazefolio::batch
