#include "http/threaded_server.h"

#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <future>
#include <latch>
#include <thread>

#include "base/diagnostic.h"
#include "support/http_client.h"

using namespace mazefolio::tests;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t most = 1000;

/// Terms of a server on any port.
HttpTerms small_terms() { return {"127.0.0.1", 0, most, 10 * most}; }

/// Refuses what is not below "/mine", and reads bodies of PUT.
ThreadedServer::Handler handler_with(std::function<Reply(const Call&)> answer) {
  return {[](const Call& head) {
            return head.path.starts_with("/mine")
                       ? std::nullopt
                       : std::optional(message_reply(forbidden, "this is not yours"));
          },
          [](const Call& head) { return head.method == "PUT" ? most : 0; }, std::move(answer)};
}

}  // namespace

TEST_CASE("calls that wait for each other are answered, each by a thread") {
  ThreadedServer server(small_terms());
  std::latch both(2);
  server.start(2, handler_with([&](const Call& call) {
                 both.arrive_and_wait();
                 return Reply{ok, "text/plain", call.path};
               }));
  auto first = std::async(std::launch::async, ask, server.port(), HttpQuestion{"GET", "/mine/1"});
  CHECK(ask(server.port(), {"GET", "/mine/2"}).body == "/mine/2");
  CHECK(first.get().body == "/mine/1");
}

TEST_CASE("a call has its parts, and bodies that nobody asked for or that are too long are not read") {
  ThreadedServer server(small_terms());
  server.start(1, handler_with([&](const Call& call) {
                 if (call.method == "DELETE") return Reply{no_content};
                 return Reply{ok, "text/plain", call.method + call.query + call.body + call.origin};
               }));
  const int port = server.port();
  CHECK(ask(port, {"PUT", "/mine?a=b", "text"}).body == "PUTa=btext");
  CHECK(ask(port, {"GET", "/mine", "", "", "Origin", "there"}).body == "GETthere");
  CHECK(ask(port, {"DELETE", "/mine"}).status == 204);
  CHECK(ask(port, {"DELETE", "/mine"}).type.empty());
  CHECK(ask(port, {"PUT", "/other", std::string(most, 'x')}).status == 403);
  CHECK(ask(port, {"PUT", "/mine", std::string(most + 1, 'x')}).status == 413);
  CHECK(ask(port, {"POST", "/mine", "x"}).status == 413);
}

TEST_CASE("a server that ends waits for what it does, and its clients do not wait for it") {
  std::latch asked(1);
  std::atomic<bool> is_answered = false;
  std::future<HttpAnswer> waiting;
  {
    ThreadedServer server(small_terms());
    server.start(1, handler_with([&](const Call&) {
                   asked.count_down();
                   std::this_thread::sleep_for(20ms);
                   is_answered = true;
                   return Reply{};
                 }));
    waiting = std::async(std::launch::async, ask, server.port(), HttpQuestion{"GET", "/mine"});
    asked.wait();
  }
  CHECK(is_answered);
  CHECK(waiting.wait_for(10s) == std::future_status::ready);
}

TEST_CASE("a port that is taken is told") {
  const ThreadedServer first(small_terms());
  HttpTerms same = small_terms();
  same.port = first.port();
  CHECK_THROWS_AS(ThreadedServer(same), WorldError);
}
