#include "http/server.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <optional>
#include <set>
#include <utility>

#include "base/diagnostic.h"

namespace mazefolio::http {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace protocol = beast::http;
using Tcp = asio::ip::tcp;
using Error = beast::error_code;
using namespace std::chrono_literals;

constexpr auto for_header = 15s, for_body = 30s, for_answer = 60s, after_answer = 1s;
constexpr auto before_accept = 100ms;
constexpr std::size_t most_header = 8192, block = 65536;

std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

}  // namespace

struct HttpServer::State {
  State(asio::io_context& loop, HttpTerms asked, Handler handlers)
      : terms(std::move(asked)), handler(std::move(handlers)), acceptor(loop), pause(loop) {}

  const HttpTerms terms;
  const Handler handler;
  Tcp::acceptor acceptor;
  asio::steady_timer pause;
  std::set<Connection*> connections;
  std::size_t held = 0;
  std::function<void()> drained;  ///< set: it drains

  void listen();
  void accept(const std::shared_ptr<State>& self);
};

/// One connection; it lives as long as something is to happen on it.
class HttpServer::Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(std::shared_ptr<State> state, Tcp::socket socket)
      : state_(std::move(state)), stream_(std::move(socket)) {
    state_->connections.insert(this);
  }
  ~Connection() {
    hold(0);
    state_->connections.erase(this);
    if (state_->drained && state_->connections.empty()) state_->drained();
  }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void read() {
    hold(0);
    parser_.emplace();
    parser_->header_limit(most_header);
    parser_->body_limit(most_ = state_->terms.most_body);
    is_idle_ = buffer_.size() == 0;
    stream_.expires_after(for_header);
    protocol::async_read_header(
        stream_, buffer_, *parser_, [self = shared_from_this()](Error error, std::size_t) {
          self->is_idle_ = false;
          if (error == protocol::error::end_of_stream || error == beast::error::timeout) return self->close();
          if (error == protocol::error::body_limit) return self->refuse_size();
          if (error) return self->refuse(bad_request, "this is not HTTP");
          self->judge();
        });
  }
  void close_if_idle() {
    if (is_idle_) close();
  }

 private:
  using Parser = protocol::request_parser<protocol::string_body>;

  void judge() {
    const auto& head = parser_->get();
    const std::string target = text_of(head.target());
    const std::size_t mark = std::min(target.find('?'), target.size());
    call_ = {text_of(head.method_string()),
             target.substr(0, mark),
             target.substr(std::min(mark + 1, target.size())),
             text_of(head[protocol::field::content_type]),
             {},
             text_of(head[protocol::field::host]),
             text_of(head[protocol::field::origin])};
    if (std::optional<Reply> why = state_->handler.refuse(call_)) return refuse(*std::move(why));
    most_ = state_->handler.most_body(call_);
    if (parser_->content_length().value_or(0) > most_) return refuse_size();
    parser_->body_limit(most_);
    if (head[protocol::field::expect] == "100-continue") return go_on();
    read_body();
  }

  void go_on() {
    static constexpr std::string_view words = "HTTP/1.1 100 Continue\r\n\r\n";
    asio::async_write(stream_, asio::buffer(words), [self = shared_from_this()](Error error, std::size_t) {
      error ? self->close() : self->read_body();
    });
  }

  void read_body() {
    stream_.expires_after(for_body);
    read_some();
  }

  void read_some() {
    if (parser_->is_done()) return work();
    protocol::async_read_some(stream_, buffer_, *parser_,
                              [self = shared_from_this()](Error error, std::size_t) {
                                if (error == beast::error::timeout) return self->close();
                                if (error == protocol::error::body_limit) return self->refuse_size();
                                if (error) return self->refuse(bad_request, "the body is cut short");
                                if (!self->hold(self->parser_->get().body().size()))
                                  return self->refuse(unavailable, "the service is busy; try again later");
                                self->read_some();
                              });
  }

  void work() {
    stream_.expires_never();
    keep_alive_ = parser_->get().keep_alive();
    const unsigned version = parser_->get().version();
    call_.body = std::move(parser_->get().body());
    parser_->get().body() = {};
    state_->handler.answer(std::move(call_), [self = shared_from_this(), version](Reply reply) {
      self->write(std::move(reply), version);
    });
  }

  void refuse_size() {
    refuse(too_large, most_ == 0 ? "nothing is to be sent here"
                                 : fmt::format("a body may have at most {} bytes here", most_));
  }
  void refuse(int status, const std::string& why) { refuse(message_reply(status, why)); }
  /// What follows on the line is not known any more.
  void refuse(Reply reply) {
    keep_alive_ = false;
    write(std::move(reply), 11);
  }

  void write(Reply reply, unsigned version) {
    hold(reply.body.size());
    answer_ = {};
    answer_.version(version);
    answer_.result(static_cast<unsigned>(reply.status));
    answer_.reason(std::string(reason_of(reply.status)));
    for (const auto& [name, value] : state_->terms.headers) answer_.set(name, value);
    if (reply.status != no_content) answer_.set(protocol::field::content_type, reply.type);
    answer_.set("X-Content-Type-Options", "nosniff");
    answer_.set(protocol::field::cache_control, "no-store");
    if (!reply.file_name.empty())
      answer_.set(protocol::field::content_disposition, "attachment; filename=\"" + reply.file_name + "\"");
    if (reply.status == unavailable)
      answer_.set(protocol::field::retry_after, std::to_string(state_->handler.retry_after()));
    answer_.keep_alive(keep_alive_ && !state_->drained);
    answer_.body() = std::move(reply.body);
    if (reply.status != no_content) answer_.prepare_payload();
    stream_.expires_after(for_answer);
    protocol::async_write(stream_, answer_, [self = shared_from_this()](Error error, std::size_t) {
      const bool goes_on = !error && self->answer_.keep_alive();
      self->answer_ = {};
      goes_on ? self->read() : self->finish();
    });
  }

  /// Tells the other side that nothing follows, and for a while reads what it still sends, so that it can
  /// read.
  void finish() {
    Error ignored;
    stream_.socket().shutdown(Tcp::socket::shutdown_send, ignored);
    if (ignored) return close();
    hold(0);
    stream_.expires_after(after_answer);
    pass_over();
  }

  void pass_over() {
    buffer_.clear();
    stream_.async_read_some(buffer_.prepare(block), [self = shared_from_this()](Error error, std::size_t) {
      error ? self->close() : self->pass_over();
    });
  }

  void close() {
    Error ignored;
    stream_.socket().close(ignored);
  }

  /// So many bytes are held for this connection from now on. False where that is too much for all.
  bool hold(std::size_t bytes) {
    state_->held += bytes;
    state_->held -= std::exchange(held_, bytes);
    return state_->held <= state_->terms.most_held;
  }

  std::shared_ptr<State> state_;
  beast::tcp_stream stream_;
  beast::flat_buffer buffer_{most_header + block};
  std::optional<Parser> parser_;
  protocol::response<protocol::string_body> answer_;
  Call call_;
  std::size_t most_ = 0, held_ = 0;
  bool keep_alive_ = false, is_idle_ = false;
};

void HttpServer::State::listen() {
  Error error;
  const auto address = asio::ip::make_address(terms.address, error);
  if (error) throw WorldError(fmt::format("'{}' is not an address", terms.address));
  const Tcp::endpoint endpoint(address, static_cast<unsigned short>(terms.port));
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(Tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (error)
    throw WorldError(
        fmt::format("port {} of {} cannot be used: {}", terms.port, terms.address, error.message()));
}

void HttpServer::State::accept(const std::shared_ptr<State>& self) {
  acceptor.async_accept([this, self](Error error, Tcp::socket socket) {
    if (drained) return;
    if (!error) socket.set_option(Tcp::no_delay(true), error);  // an answer does not wait for receipts
    if (!error) std::make_shared<Connection>(self, std::move(socket))->read();
    if (!error && connections.size() < terms.most_connections) return accept(self);
    pause.expires_after(before_accept);  // those that come now wait in the system
    pause.async_wait([this, self](Error) {
      if (!drained) accept(self);
    });
  });
}

HttpServer::HttpServer(asio::io_context& loop, const HttpTerms& terms, Handler handler)
    : state_(std::make_shared<State>(loop, terms, std::move(handler))) {
  state_->listen();
  state_->accept(state_);
}

HttpServer::~HttpServer() {
  Error ignored;
  state_->acceptor.close(ignored);
}

int HttpServer::port() const { return state_->acceptor.local_endpoint().port(); }
std::size_t HttpServer::connections() const { return state_->connections.size(); }
std::size_t HttpServer::held_bytes() const { return state_->held; }

void HttpServer::drain(std::function<void()> then) {
  Error ignored;
  state_->acceptor.close(ignored);
  state_->pause.cancel();
  state_->drained = std::move(then);
  for (Connection* connection : std::set(state_->connections)) connection->close_if_idle();
  if (state_->connections.empty()) state_->drained();
}

}  // namespace mazefolio::http
