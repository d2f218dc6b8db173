#include "base/system/fork_server.h"

#include <unistd.h>

#include <catch2/catch.hpp>
#include <csignal>
#include <cstdlib>
#include <thread>
#include <vector>

#include "base/system/messages.h"
#include "support/namespaces.h"

using namespace mazefolio::tests;

namespace {

// Answers every message with its number and the message; ends itself when asked to.
void echo(int line) {
  int count = 0;
  while (const std::optional<std::string> message = receive_message(line)) {
    if (*message == "die") ::raise(SIGKILL);
    if (*message == "leave") std::_Exit(7);
    send_message(line, std::to_string(++count) + *message);
  }
}

std::optional<std::string> ask(const ForkServer::Process& process, const std::string& message) {
  send_message(process.line, message);
  return receive_message(process.line);
}

}  // namespace

TEST_CASE("processes are started on demand, each with a line and a state of its own") {
  ForkServer server(echo);
  const ForkServer::Process one = server.start(), other = server.start();
  CHECK(one.id != other.id);
  CHECK(ask(one, "a") == "1a");
  CHECK(ask(one, "b") == "2b");
  CHECK(ask(other, "") == "1");
  const std::string long_message(3'000'000, 'x');
  CHECK(ask(other, long_message) == "2" + long_message);
  ::close(one.line);
  CHECK(server.end_of(one.id) == "ended with exit code 0");
  ::close(other.line);
}

TEST_CASE("a process that dies closes its line, and others go on") {
  ForkServer server(echo);
  const ForkServer::Process one = server.start(), two = server.start();
  CHECK(ask(one, "die") == std::nullopt);
  CHECK(server.end_of(one.id) == "was ended by signal 9 (Killed)");
  CHECK(ask(two, "a") == "1a");
  CHECK(ask(two, "leave") == std::nullopt);
  CHECK(server.end_of(two.id) == "ended with exit code 7");
  const ForkServer::Process three = server.start();
  CHECK(ask(three, "a") == "1a");
  for (const ForkServer::Process& process : {one, two, three}) ::close(process.line);
}

TEST_CASE("threads may start processes") {
  ForkServer server(echo);
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([&] {
      const ForkServer::Process process = server.start();
      if (ask(process, "a") != "1a") std::abort();
      ::close(process.line);
      server.end_of(process.id);
    });
  for (std::thread& thread : threads) thread.join();
}

TEST_CASE("no process outlives the server") {
  ForkServer::Process process;
  {
    ForkServer server(echo);
    process = server.start();
  }
  CHECK(::kill(process.id, 0) != 0);
  CHECK(receive_message(process.line) == std::nullopt);
  CHECK_FALSE(send_message(process.line, "a"));
  ::close(process.line);
}
