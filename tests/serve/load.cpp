// Loads a service and looks at every answer; for people, not for the gate (CONTRIBUTING.md).
//   load_service MAZES BOOKS CLIENTS WORKERS KILLS_A_SECOND
// Each maze is made by the library, too, and each book by `mazefolio build --prove`: what is answered must be
// the same bytes. A call that is refused (503) is made again.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <mutex>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "base/system/file.h"
#include "base/system/stopwatch.h"
#include "running_service.h"
#include "serve/answer_calls.h"
#include "serve/exchange.h"
#include "support/run_program.h"

namespace mazefolio::tests {
namespace {

constexpr int kinds_of_books = 10;

std::string maze_body(int i) {
  const char* algorithms[] = {"backtracker", "wilson", "kruskal", "prim"};
  return fmt::format(R"({{"size": "30x20", "algorithm": "{}", "seed": {}}})", algorithms[i % 4], i);
}

std::string book_spec(int kind) {
  return fmt::format(
      "title: Load {0}\nseed: s{0}\naudience: kids\nchapters:\n  - title: One\n    puzzles:\n      - "
      "{{count: 6}}\n",
      kind);
}

struct Tally {
  std::mutex mutex;
  std::vector<double> seconds;
  std::atomic<int> refused = 0, wrong = 0, lost = 0;
};

/// Calls until it is answered.
std::string answered(const RunningService& service, const std::string& path, const std::string& body,
                     const char* type, Tally& tally) {
  for (;;) {
    const base::Stopwatch clock;
    const auto answer = service.post(path, body, type);
    if (answer.status == serve::unavailable) {
      ++tally.refused;
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      continue;
    }
    if (answer.status != serve::ok) {
      ++tally.lost;
      std::printf("%d: %s\n", answer.status, answer.body.c_str());
    }
    const std::lock_guard lock(tally.mutex);
    tally.seconds.push_back(clock.seconds());
    return answer.body;
  }
}

void print_tally(const char* what, Tally& tally, double seconds) {
  std::ranges::sort(tally.seconds);
  const auto at = [&](double share) {
    return tally.seconds.empty() ? 0
                                 : 1e3 * tally.seconds[static_cast<std::size_t>(
                                             share * static_cast<double>(tally.seconds.size() - 1))];
  };
  fmt::print(
      "{}: {} in {:.1f} s, {:.0f}/s; p50 {:.1f} ms, p99 {:.1f} ms; refused and asked again {}, lost {}, "
      "wrong {}\n",
      what, tally.seconds.size(), seconds, static_cast<double>(tally.seconds.size()) / seconds, at(.5),
      at(.99), tally.refused.load(), tally.lost.load(), tally.wrong.load());
}

/// Makes `n` calls from several clients; call(i) makes one.
template <class Call>
void load(const char* what, int n, int clients, Tally& tally, const Call& call) {
  const base::Stopwatch clock;
  std::atomic<int> next = 0;
  std::vector<std::jthread> threads;
  for (int c = 0; c < clients; ++c)
    threads.emplace_back([&] {
      for (int i; (i = next++) < n;) call(i);
    });
  threads.clear();
  print_tally(what, tally, clock.seconds());
}

std::vector<std::string> proven_books() {
  const auto folder = scratch_folder();
  std::vector<std::string> books;
  for (int kind = 0; kind < kinds_of_books; ++kind) {
    base::write_file(folder / "book.yaml", book_spec(kind));
    const Run run = run_program({MAZEFOLIO_PROGRAM, "build", (folder / "book.yaml").string(), "-o",
                                 (folder / "book.pdf").string(), "--prove", "-q"});
    if (run.exit_code != 0) throw std::runtime_error(run.err);
    books.push_back(base::read_file(folder / "book.pdf"));
  }
  return books;
}

int run(int mazes, int books, int clients, int workers, int kills) {
  const std::vector<std::string> expected = proven_books();
  const RunningService service(
      {"--workers", std::to_string(workers), "--queue", std::to_string(2 * clients)});
  std::jthread killer([&](const std::stop_token& stop) {
    std::mt19937 any(1);
    while (kills > 0 && !stop.stop_requested()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1000 / kills));
      if (const std::vector<int> all = service.workers(); !all.empty())
        ::kill(all[any() % all.size()], SIGKILL);
    }
  });
  Tally of_mazes, of_books;
  load("mazes", mazes, clients, of_mazes, [&](int i) {
    const std::string body = maze_body(i);
    const std::string answer = answered(service, "/v1/maze", body, "application/json", of_mazes);
    if (answer != serve::answer_to({"POST", "/v1/maze", "", "application/json", body}).body) ++of_mazes.wrong;
  });
  load("books", books, clients, of_books, [&](int i) {
    const int kind = i % kinds_of_books;
    if (answered(service, "/v1/book", book_spec(kind), "application/yaml", of_books) !=
        expected[static_cast<std::size_t>(kind)])
      ++of_books.wrong;
  });
  killer.request_stop();
  killer.join();
  std::fputs(service.get("/metrics").body.c_str(), stderr);
  return of_mazes.wrong + of_mazes.lost + of_books.wrong + of_books.lost == 0 ? 0 : 1;
}

}  // namespace
}  // namespace mazefolio::tests

int main(int argc, char** argv) {
  if (argc != 6) {
    std::fputs("load_service MAZES BOOKS CLIENTS WORKERS KILLS_A_SECOND\n", stderr);
    return 2;
  }
  const auto number = [&](int i) { return std::stoi(argv[i]); };
  return mazefolio::tests::run(number(1), number(2), number(3), number(4), number(5));
}
