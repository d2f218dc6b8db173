#include "render/bounded.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <new>
#include <stdexcept>
#include <thread>
#include <vector>

#include "base/diagnostic.h"
#include "base/system/file.h"
#include "render/bounded_helper.h"
#include "support/namespaces.h"
#include "support/temporary_folder.h"

using namespace mazefolio::tests;

TEST_CASE("work in a process of its own gives its bytes back, however many") {
  std::string bytes(3'000'000, 'x');
  bytes[17] = '\0';
  CHECK(run_bounded("it", [&] { return bytes; }) == bytes);
  CHECK(run_bounded("it", [] { return std::string(); }).empty());
}

TEST_CASE("a refusal comes through with its hint") {
  try {
    run_bounded("it", []() -> std::string { throw InputError("too blue", "paint it red"); });
    FAIL("nothing was thrown");
  } catch (const InputError& wrong) {
    CHECK(wrong.found().all().at(0).message == "too blue");
    CHECK(wrong.found().all().at(0).hint == "paint it red");
  }
}

TEST_CASE("work without end, without measure or that crashes is refused", "[unsanitized]") {
  CHECK_THROWS_WITH(run_bounded("it",
                                []() -> std::string {
                                  volatile int i = 0;
                                  for (;;) i = 1 - i;
                                },
                                {0.1, 1 << 20}),
                    Catch::Contains("it takes more than 0.1 s"));
  CHECK_THROWS_WITH(run_bounded("it", [] { return std::string(std::size_t{100} << 20, 'x'); }, {1, 1 << 20}),
                    Catch::Contains("more than 1 MiB"));
  CHECK_THROWS_AS(run_bounded("it", []() -> std::string { std::abort(); }), InputError);
}

TEST_CASE("stopping the program does not make a picture invalid") {
  CHECK(run_bounded("it", [] {
          for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::raise(signal);
          return std::string("drawn");
        }) == "drawn");
}

TEST_CASE("bounded work can read files and start threads, and change or reach nothing else") {
  const TemporaryFolder folder;
  const std::string file = folder.path() / "file", other = folder.path() / "other";
  write_file(file, "x");
  const auto can_open = [&](const std::string& path, int flags) {
    return ::open(path.c_str(), flags, 0600) >= 0;
  };
  const std::vector<std::pair<std::string, std::function<bool()>>> deeds{
      {"write", [&] { return can_open(file, O_WRONLY); }},
      {"append", [&] { return can_open(file, O_RDWR | O_APPEND); }},
      {"make a file", [&] { return can_open(other, O_CREAT | O_WRONLY); }},
      {"make a folder", [&] { return ::mkdir(other.c_str(), 0700) == 0; }},
      {"make a link", [&] { return ::symlink(file.c_str(), other.c_str()) == 0; }},
      {"rename", [&] { return ::rename(file.c_str(), other.c_str()) == 0; }},
      {"remove", [&] { return ::unlink(file.c_str()) == 0; }},
      {"run", [] { return ::execl("/bin/true", "true", nullptr) == 0; }},
      {"fork", [] { return ::fork() >= 0; }},
      {"reach the network", [] { return ::socket(AF_INET, SOCK_STREAM, 0) >= 0; }},
      {"reach a server here", [] { return ::socket(AF_UNIX, SOCK_STREAM, 0) >= 0; }},
      {"end its parent", [] { return ::kill(::getppid(), SIGTERM) == 0; }},
  };
  CHECK(run_bounded("it", [&] {
          std::string done;
          for (const auto& [name, deed] : deeds)
            if (deed()) done += name + "; ";
          return done;
        }).empty());
  CHECK(run_bounded("it", [&] {
          std::string text;
          std::thread([&] { text = read_file(file); }).join();
          return text;
        }) == "x");
}

TEST_CASE("a WorldError of the helper is passed on") {
  BoundedHelper helper([](const std::string& request) -> std::string {
    if (request == "world") throw WorldError("no process to be had");
    if (request == "memory") throw std::bad_alloc();
    return request;
  });
  CHECK_THROWS_AS(helper.ask("memory"), WorldError);
  CHECK_THROWS_AS(helper.ask("world"), WorldError);
  CHECK_THROWS_WITH(helper.ask("world"), Catch::Contains("no process to be had"));
  CHECK(helper.ask("ab") == "ab");
}

TEST_CASE("a helper without memory for a request ends, and nowhere else", "[unsanitized]") {
  int escaped[2];
  REQUIRE(::pipe(escaped) == 0);
  const pid_t here = ::getpid();
  try {
    BoundedHelper helper([](const std::string& request) {
      const rlimit nothing{1, 1};
      ::setrlimit(RLIMIT_AS, &nothing);
      return request;
    });
    CHECK(helper.ask("ab") == "ab");
    CHECK_THROWS_AS(helper.ask(std::string(std::size_t{64} << 20, 'x')), WorldError);
  } catch (...) {
    if (::getpid() == here) throw;
    ::_exit(::write(escaped[1], "x", 1) == 1 ? 0 : 1);
  }
  ::close(escaped[1]);
  char word = 0;
  CHECK(::read(escaped[0], &word, 1) == 0);
  ::close(escaped[0]);
}

TEST_CASE("a helper answers many threads, passes refusals on and outlives work that crashes") {
  BoundedHelper helper([](const std::string& request) {
    return run_bounded("it", [&]() -> std::string {
      if (request == "crash") std::abort();
      if (request == "refuse") throw InputError("too blue", "paint it red");
      return request + request;
    });
  });
  std::vector<std::string> answers(8);
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < answers.size(); ++i)
    threads.emplace_back([&, i] { answers[i] = helper.ask(std::string(100'000 * i, 'x')); });
  for (std::thread& thread : threads) thread.join();
  for (std::size_t i = 0; i < answers.size(); ++i) CHECK(answers[i].size() == 200'000 * i);
  CHECK_THROWS_AS(helper.ask("crash"), InputError);
  CHECK_THROWS_WITH(helper.ask("refuse"), Catch::Contains("too blue"));
  CHECK(helper.ask("ab") == "abab");
}
