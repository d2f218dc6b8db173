#pragma once

#include <functional>
#include <mutex>
#include <string>

#include "base/namespaces.h"

namespace mazefolio::base {

/// Starts processes for a program with threads, which must not fork: a process of its own, started before the
/// threads, does. When the program ends in any way, they are killed.
class ForkServer {
 public:
  /// Each process runs `work` on its end of a line (a stream socket) and ends when that returns. Make it
  /// before threads are started. Throws WorldError where no process can be started.
  explicit ForkServer(std::function<void(int line)> work);
  ~ForkServer();
  ForkServer(const ForkServer&) = delete;
  ForkServer& operator=(const ForkServer&) = delete;

  struct Process {
    int id = -1;
    int line = -1;  ///< the caller closes it
  };
  /// Throws WorldError where no process can be started. Thread-safe.
  Process start();
  /// Waits until the process has ended, and says how: "was ended by signal 9 (Killed)". Thread-safe.
  std::string end_of(int process);

 private:
  struct Answer;
  Answer ask(char what, int process);

  std::mutex one_at_a_time_;
  int control_ = -1;
  int server_ = -1;
};

}  // namespace mazefolio::base
