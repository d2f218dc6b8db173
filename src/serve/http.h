#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "serve/exchange.h"

namespace boost::asio {
class io_context;
}

namespace mazefolio::serve {

struct HttpTerms {
  std::string address = "127.0.0.1";
  int port = 0;                      ///< 0: any that is free
  std::vector<std::string> names{};  ///< of this service; others are refused; empty: any name
  std::size_t most_body = 0;         ///< bytes of a body
  std::size_t most_held = 0;         ///< bytes of all bodies and answers that are held at once
  std::size_t most_connections = 2000;
};

/// HTTP/1.1 on one port, by one thread, with a deadline for every step: who is slow costs a connection, no
/// thread. All functions are for the thread of the loop.
class HttpServer {
 public:
  using Done = std::function<void(Reply)>;
  /// `most_body` says how many bytes the body of a call may have, before it is read: 0 for none.
  struct Handler {
    std::function<std::size_t(const Call& head)> most_body;
    std::function<void(Call call, Done done)> answer;
    std::function<int()> retry_after;  ///< seconds, for answers that say 503
  };

  /// Listens. Throws WorldError.
  HttpServer(boost::asio::io_context& loop, const HttpTerms& terms, Handler handler);
  ~HttpServer();
  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;

  int port() const;
  std::size_t connections() const;
  std::size_t held_bytes() const;
  /// Takes no new connection, and closes each once what it waits for is answered. Calls `then` after the
  /// last.
  void drain(std::function<void()> then);

 private:
  struct State;
  class Connection;
  std::shared_ptr<State> state_;
};

}  // namespace mazefolio::serve
