#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

#include "serve/answer_calls.h"

namespace boost::asio {
class io_context;
}

namespace mazefolio::serve {

struct CrewTerms {
  unsigned workers = 1;
  std::size_t queue = 64;  ///< calls that may wait
  Limits limits{};         ///< of each call; its time, of waiting too
};

/// Processes that answer calls, one at a time each. A call whose process dies is given to another one, once.
/// All functions are for the thread of the loop.
class Crew {
 public:
  /// Starts them; make it before threads are started and ports are opened. Throws WorldError.
  Crew(boost::asio::io_context& loop, const CrewTerms& terms);
  ~Crew();
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  /// Calls `done` with the answer, later; at once where too many calls wait.
  void answer(const Call& call, std::function<void(Reply)> done);

  struct Figures {
    std::size_t waiting = 0, busy = 0, workers = 0;
    std::uint64_t started = 0;  ///< processes, since the beginning
  };
  Figures figures() const;
  /// Seconds after which a call that was turned away may be tried again, at least 1.
  int retry_after() const;

 private:
  struct State;
  std::shared_ptr<State> state_;
};

}  // namespace mazefolio::serve
