#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "http/call.h"

namespace boost::asio {
class io_context;
}

namespace mazefolio::http {

struct HttpTerms {
  std::string address = "127.0.0.1";
  int port = 0;               ///< 0: any that is free
  std::size_t most_body = 0;  ///< bytes of a body
  std::size_t most_held = 0;  ///< bytes of all bodies and answers that are held at once
  std::size_t most_connections = 2000;
  std::vector<std::pair<std::string, std::string>> headers{};  ///< names and values, of every answer
};

/// HTTP/1.1 on one port, by one thread, with a deadline for every step: who is slow costs a connection, no
/// thread. All functions are for the thread of the loop.
class HttpServer {
 public:
  using Done = std::function<void(Reply)>;
  /// Before the body of a call is read, `refuse` says why it is not answered, if it is not, and `most_body`
  /// how many bytes the body may have: 0 for none.
  struct Handler {
    std::function<std::optional<Reply>(const Call& head)> refuse;
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

}  // namespace mazefolio::http
