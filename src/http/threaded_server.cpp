#include "http/threaded_server.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>
#include <thread>
#include <utility>

namespace mazefolio::http {

struct ThreadedServer::State {
  explicit State(const HttpTerms& terms)
      : server(loop, terms,
               {[this](const Call& head) { return handler.refuse(head); },
                [this](const Call& head) { return handler.most_body(head); },
                [this](Call call, HttpServer::Done done) { answer(std::move(call), std::move(done)); },
                [] { return 1; }}) {}

  void answer(Call call, HttpServer::Done done) {
    boost::asio::post(*threads, [this, call = std::move(call), done = std::move(done)]() mutable {
      // The connection is the loop's, and so is its end.
      boost::asio::post(loop, [done = std::move(done), reply = handler.answer(call)]() mutable {
        std::exchange(done, nullptr)(std::move(reply));
      });
    });
  }

  boost::asio::io_context loop;
  Handler handler;
  HttpServer server;
  std::optional<boost::asio::thread_pool> threads;
  std::thread listener;
};

ThreadedServer::ThreadedServer(const HttpTerms& terms) : state_(std::make_unique<State>(terms)) {}

ThreadedServer::~ThreadedServer() {
  if (!state_->threads) return;
  state_->loop.stop();
  state_->listener.join();
  state_->threads->stop();  // calls that wait for a thread
  state_->threads->join();
}

int ThreadedServer::port() const { return state_->server.port(); }

void ThreadedServer::start(unsigned threads, Handler handler) {
  state_->handler = std::move(handler);
  state_->threads.emplace(threads);
  state_->listener = std::thread([&loop = state_->loop] { loop.run(); });
}

}  // namespace mazefolio::http
