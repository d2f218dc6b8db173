#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "http/server.h"

namespace mazefolio::http {

/// A server for calls that may wait: its loop has a thread, and so have the calls that are answered at once.
class ThreadedServer {
 public:
  /// As those of HttpServer; `answer` is called by several threads and does not throw.
  struct Handler {
    std::function<std::optional<Reply>(const Call& head)> refuse;
    std::function<std::size_t(const Call& head)> most_body;
    std::function<Reply(const Call& call)> answer;
  };

  /// Listens; who calls waits until the start. Throws WorldError.
  explicit ThreadedServer(const HttpTerms& terms);
  /// Waits until the calls that are being answered have their answers, which nobody gets any more.
  ~ThreadedServer();
  ThreadedServer(const ThreadedServer&) = delete;
  ThreadedServer& operator=(const ThreadedServer&) = delete;

  int port() const;
  /// Answers so many calls at once from now on.
  void start(unsigned threads, Handler handler);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace mazefolio::http
