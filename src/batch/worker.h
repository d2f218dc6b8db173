#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "base/system/watch.h"
#include "batch/plan.h"

namespace mazefolio::batch {

/// What all books of a run have in common.
struct BookTerms {
  bool limit_is_strict = false;  ///< a book above the memory limit is refused instead of running alone
  bool strict = false;           ///< warnings are errors
  bool prove = false;            ///< every finished page is read back
  bool notes = false;            ///< searches look into the notes of this user
  Limits limits{};               ///< of each book
};

/// What a worker is asked for.
struct BookOrder {
  std::size_t book = 0;  ///< of the plan
  unsigned jobs = 1;
  std::size_t memory_ceiling = 0;  ///< in bytes; 0: none
};
std::string to_message(const BookOrder& order);

/// What a worker replies. It waits for a message, of any content, after it has asked for memory.
struct WorkerReply {
  enum Kind : char { memory = 'm', record = 'r', last_words = 'l' } kind = record;
  std::string text;  ///< the bytes that it needs; a line of a journal; why a library has ended it
};
WorkerReply read_reply(std::string message);

/// The work of a process that makes books: takes orders from the line until it is closed, or the run is
/// canceled.
void serve_books(int line, const Plan& plan, const BookTerms& terms);

}  // namespace mazefolio::batch
