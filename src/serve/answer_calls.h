#pragma once

#include <filesystem>

#include "base/system/watch.h"
#include "serve/exchange.h"

namespace mazefolio::serve {

/// What the processes of the service have in common.
struct WorkerTerms {
  std::filesystem::path scratch;  ///< each works in a folder of its own in it, named by its number
  Limits limits;                  ///< of each call
};

/// The answer to a call, by the table of routes. What fails is an answer, too.
Reply answer_to(const Call& call);

/// The work of a process: answers calls from the line until it is closed.
void answer_calls(int line, const WorkerTerms& terms);

}  // namespace mazefolio::serve
