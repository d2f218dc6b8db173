#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <vector>

#include "base/system/fork_server.h"
#include "batch/plan.h"
#include "batch/record.h"
#include "batch/worker.h"

namespace mazefolio::batch {

class MemoryGate;

/// Processes that make the books of a plan, one after another. One that dies takes its book with it and no
/// other; the next book gets a new process. An order goes down a line, a record comes back.
class Workers {
 public:
  /// Make it before threads are started. The plan must not change. Throws WorldError.
  Workers(const Plan& plan, const BookTerms& terms);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// Makes a book of the plan with `jobs` threads, and waits while `memory` has not enough for it. Throws
  /// WorldError where the process dies, and Canceled. Thread-safe: each book has a process of its own.
  BookRecord make(const PlannedBook& book, unsigned jobs, MemoryGate& memory);

 private:
  class Lease;
  ForkServer::Process take();
  void give_back(ForkServer::Process worker);
  /// Closes the line, waits for the end and says how it ended.
  std::string end(ForkServer::Process& worker);

  const Plan& plan_;
  ForkServer server_;
  std::mutex guard_;
  std::condition_variable changed_;
  std::vector<ForkServer::Process> idle_;
  unsigned busy_ = 0;
};

}  // namespace mazefolio::batch
