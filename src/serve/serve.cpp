#include "serve/serve.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <optional>

#include "base/system/stats.h"
#include "base/system/stopwatch.h"
#include "http/server.h"
#include "serve/routes.h"
#include "serve/service_metrics.h"

namespace mazefolio::serve {
namespace {

namespace asio = boost::asio;

bool is_loopback(const std::string& address) { return address.starts_with("127.") || address == "::1"; }

/// "shop.example" of "shop.example:8080" or "http://shop.example:8080".
std::string host_of(std::string text) {
  if (const std::size_t scheme = text.find("://"); scheme != std::string::npos) text.erase(0, scheme + 3);
  return text.substr(0, text.find(':', text.starts_with('[') ? text.find(']') : 0));
}

/// Who listens to this machine alone is called by its names; who listens to others, by any unless told.
std::vector<std::string> names_of_service(const ServeRequest& request) {
  std::vector<std::string> names = request.names;
  if (is_loopback(request.address) || !names.empty())
    names.insert(names.end(), {"localhost", "127.0.0.1", "[::1]", request.address});
  return names;
}

/// Pages of other sites must not speak to it through their readers' browsers. No names: any will do.
bool is_for_service(const Call& head, const std::vector<std::string>& names) {
  const std::string host = host_of(head.host);
  if (!names.empty() && std::ranges::find(names, host) == names.end()) return false;
  return head.origin.empty() || host_of(head.origin) == host;
}

class Service {
 public:
  Service(asio::io_context& loop, const ServeRequest& request)
      : names_(names_of_service(request)),
        crew_(loop, request.crew),
        http_(loop, {request.address, request.port, most_body_of_all(), request.most_held},
              {[this](const Call& head) { return refused(head); },
               [](const Call& head) { return most_body(head); },
               [this](Call call, HttpServer::Done done) { answer(std::move(call), std::move(done)); },
               [this] { return crew_.retry_after(); }}) {}

  int port() const { return http_.port(); }
  void drain(std::function<void()> then) {
    drains_ = true;
    http_.drain(std::move(then));
  }

 private:
  std::optional<Reply> refused(const Call& head) const {
    if (head.method != "GET" && head.method != "POST")
      return message_reply(not_allowed, "GET and POST are what is answered");
    if (!is_for_service(head, names_)) return message_reply(forbidden, "this service has another name");
    return std::nullopt;
  }
  static std::size_t most_body_of_all() {
    std::size_t most = 0;
    for (const RouteRow& row : routes()) most = std::max(most, row.most_bytes);
    return most;
  }
  static std::size_t most_body(const Call& head) {
    const RouteRow* row = find_route(head.method, head.path);
    return row ? row->most_bytes : 0;
  }

  void answer(Call call, HttpServer::Done done) {
    if (call.path == "/healthz" && call.method == "GET") return done(health());
    if (call.path == "/metrics" && call.method == "GET") return done(figures());
    const RouteRow* row = find_route(call.method, call.path);
    const std::string route = row ? row->path : "other";
    done = [this, route, since = Stopwatch(), done = std::move(done)](Reply reply) {
      metrics_.count(route, reply.status, since.seconds());
      done(std::move(reply));
    };
    if (row) return crew_.answer(call, std::move(done));
    for (const RouteRow& other : routes())
      if (other.path == call.path)
        return done(refusal(not_allowed, fmt::format("{} is asked by {}", call.path, other.method)));
    done(refusal(not_found, "there is nothing of this name; /v1/openapi.json tells what there is"));
  }

  Reply health() const {
    return {drains_ ? unavailable : ok, "application/json",
            drains_ ? "{\"status\": \"draining\"}\n" : "{\"status\": \"ok\"}\n"};
  }

  Reply figures() const {
    const Crew::Figures crew = crew_.figures();
    const auto number = [](auto n) { return static_cast<double>(n); };
    return {ok, "text/plain; version=0.0.4; charset=utf-8",
            metrics_.text(
                {{"waiting", "Calls that wait for a process.", number(crew.waiting)},
                 {"busy", "Processes that work.", number(crew.busy)},
                 {"workers", "Processes that there are to be.", number(crew.workers)},
                 {"started_total", "Processes since the beginning.", number(crew.started)},
                 {"connections", "Open connections.", number(http_.connections())},
                 {"held_bytes", "Bytes of bodies and answers that are held.", number(http_.held_bytes())}})};
  }

  const std::vector<std::string> names_;
  Metrics metrics_;
  bool drains_ = false;
  Crew crew_;
  HttpServer http_;
};

}  // namespace

void serve(const ServeRequest& request) {
  asio::io_context loop(1);
  {
    Service service(loop, request);
    asio::signal_set signals(loop, SIGTERM, SIGINT);
    signals.async_wait([&](boost::system::error_code error, int) {
      if (error) return;
      service.drain([&] { loop.stop(); });
      signals.async_wait([&](boost::system::error_code again, int) {
        if (!again) loop.stop();
      });
    });
    if (request.ready)
      request.ready(fmt::format(
          "http://{}:{}",
          request.address.find(':') == std::string::npos ? request.address : "[" + request.address + "]",
          service.port()));
    loop.run();
  }
  loop.restart();
  loop.poll();  // what is aborted is told to those who waited
}

}  // namespace mazefolio::serve
