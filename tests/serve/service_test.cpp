// The service as clients meet it.
#include <unistd.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <csignal>
#include <future>
#include <thread>

#include "base/system/file.h"
#include "base/system/stopwatch.h"
#include "running_service.h"
#include "support/run_program.h"

using namespace mazefolio::tests;
using namespace std::chrono_literals;
using mazefolio::base::Stopwatch;

namespace {

constexpr const char* small = R"({"size": "8x6", "format": "text"})";
constexpr const char* yaml = "application/yaml";

/// A book that takes a while: `mazes` of them.
std::string book_of(int mazes) {
  return "title: Many\naudience: adult\nchapters:\n  - title: One\n    puzzles:\n      - {count: " +
         std::to_string(mazes) + ", grid: penrose}\n";
}

template <class Is>
void wait_until(const Is& is) {
  for (int i = 0; i < 1000 && !is(); ++i) std::this_thread::sleep_for(10ms);
  REQUIRE(is());
}

/// A figure of /metrics.
double figure(const RunningService& service, const std::string& name) {
  const std::string text = service.get("/metrics").body;
  const std::size_t at = text.find("\nmazefolio_" + name + " ");
  return at == std::string::npos ? -1 : std::stod(text.substr(at + 12 + name.size()));
}

}  // namespace

TEST_CASE("a book is that of the command line, with its files as a ZIP archive where that is asked for") {
  const RunningService service;
  const auto folder = scratch_folder();
  const std::string spec = book_of(1);
  mazefolio::base::write_file(folder / "book.yaml", spec);
  const std::string built = (folder / "built.pdf").string();
  REQUIRE(run_program({MAZEFOLIO_PROGRAM, "build", (folder / "book.yaml").string(), "-o", built, "-q"})
              .exit_code == 0);
  const auto pdf = service.post("/v1/book?prove=true", spec, yaml);
  CHECK(pdf.type == "application/pdf");
  CHECK(pdf.body == mazefolio::base::read_file(built));
  const auto zip = service.post("/v1/book?as=zip", spec, yaml);
  CHECK(zip.type == "application/zip");
  for (const char* file : {"book.pdf", "book.json", "found.json"})
    CHECK(zip.body.find(file) != std::string::npos);
  CHECK(service.post("/v1/check", spec, yaml).body.find("\"valid\": true") != std::string::npos);
  const auto wrong = service.post("/v1/book", "title: A\naudience: kidz\n", yaml);
  CHECK(wrong.status == 422);
  CHECK(wrong.body.find("\"line\": 2") != std::string::npos);
  const auto away = service.post("/v1/book", "title: A\ntemplate: ../../secret.yaml\n", yaml);
  CHECK(away.status == 422);
  CHECK(away.body.find("leads out of the folder") != std::string::npos);
  wait_until([&] {  // nothing of it stays
    const auto workers = service.workers();
    return std::ranges::all_of(workers, [&](int worker) {
      for (const auto& scratch : std::filesystem::directory_iterator(service.folder))
        if (!std::filesystem::is_empty(scratch.path() / std::to_string(worker))) return false;
      return true;
    });
  });
}

TEST_CASE("files are sent as a form beside the spec that names them") {
  const RunningService service({"--workers", "1"});
  const auto form = [](const std::string& name) {
    return "--x\r\nContent-Disposition: form-data; name=\"spec\"\r\n\r\ntitle: A\naudience: kids\nchapters:\n"
           "  - title: One\n    puzzles:\n      - {shape: {mask: star.txt}}\n\r\n"
           "--x\r\nContent-Disposition: form-data; name=\"f\"; filename=\"" +
           name + "\"\r\n\r\n" + std::string("..####..\n.######.\n########\n########\n.######.\n..####..\n") +
           "\r\n--x--\r\n";
  };
  const std::string type = "multipart/form-data; boundary=x";
  const auto there = service.post("/v1/check", form("star.txt"), type);
  INFO(there.body);
  CHECK(there.body.find("\"valid\": true") != std::string::npos);
  const auto missing = service.post("/v1/check", form("moon.txt"), type);
  INFO(missing.body);
  CHECK(missing.body.find("star.txt") != std::string::npos);
  CHECK(missing.body.find("\"valid\": false") != std::string::npos);
  for (const char* name : {"../star.txt", "/tmp/star.txt", ".star", "book.yaml", ""})
    CHECK(service.post("/v1/check", form(name), type).status == 422);
}

TEST_CASE("calls from other sites, by other names, for what is not there and too large ones are refused") {
  const RunningService service({"--workers", "1"});
  CHECK(service.get("/healthz").body == "{\"status\": \"ok\"}\n");
  CHECK(service.get("/healthz", "Origin", "http://127.0.0.1:" + std::to_string(service.port)).status == 200);
  CHECK(service.get("/healthz", "Origin", "http://evil.example").status == 403);
  CHECK(service.get("/healthz", "Origin", "null").status == 403);
  CHECK(service.get("/healthz", "Host", "evil.example").status == 403);
  for (const char* path : {"/", "/../etc/passwd", "/v1/../../etc/passwd", "/%2e%2e/etc/passwd", "/v1/maze/"})
    CHECK(service.get(path).status == 404);
  CHECK(service.get("/v1/maze").status == 405);
  CHECK(service.post("/v1/maze", std::string((1 << 20) + 1, ' ')).status == 413);
  CHECK(service.post("/healthz", "x").status == 413);
  const int head = service.open_line("HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  CHECK(RunningService::rest_of(head).starts_with("HTTP/1.1 405 "));
  ::close(head);
  const int line = service.open_line("nonsense\r\n\r\n");
  CHECK(RunningService::rest_of(line).starts_with("HTTP/1.1 400 "));
  ::close(line);
  CHECK(service.post("/v1/maze", small).status == 200);
}

TEST_CASE("a body without end and a thousand slow clients keep nobody from being answered") {
  const RunningService service({"--workers", "1"});
  const int endless =
      service.open_line("POST /v1/maze HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
  const std::string block = "8000\r\n" + std::string(0x8000, 'x') + "\r\n";
  for (int i = 0; i < 64; ++i)
    if (::write(endless, block.data(), block.size()) <= 0) break;
  CHECK(RunningService::rest_of(endless).starts_with("HTTP/1.1 413 "));
  ::close(endless);
  std::vector<int> slow;
  for (int i = 0; i < 900; ++i) slow.push_back(service.open_line("POST /v1/maze HTTP/1.1\r\nHost: loc"));
  const Stopwatch clock;
  CHECK(service.post("/v1/maze", small).status == 200);
  CHECK(clock.seconds() < 5);
  for (const int line : slow) ::close(line);
}

TEST_CASE("where too many wait, a call is refused and told when to come again") {
  const RunningService service({"--workers", "1", "--queue", "1"});
  const auto call = [&] { return service.post("/v1/book", book_of(6), yaml); };
  auto first = std::async(std::launch::async, call);
  wait_until([&] { return figure(service, "busy") == 1; });
  auto second = std::async(std::launch::async, call);
  wait_until([&] { return figure(service, "waiting") == 1; });
  const auto third = service.post("/v1/maze", small);
  CHECK(third.status == 503);
  CHECK(std::stoi(third.retry_after) >= 1);
  CHECK(first.get().status == 200);
  CHECK(second.get().status == 200);
}

TEST_CASE("a call whose process is killed is answered by another one, and the same") {
  const RunningService service({"--workers", "1"});
  const std::string expected = service.post("/v1/book", book_of(4), yaml).body;
  auto again = std::async(std::launch::async, [&] { return service.post("/v1/book", book_of(4), yaml); });
  wait_until([&] { return figure(service, "busy") == 1; });
  std::this_thread::sleep_for(50ms);
  for (const int worker : service.workers()) ::kill(worker, SIGKILL);
  const auto answer = again.get();
  CHECK(answer.status == 200);
  CHECK(answer.body == expected);
  CHECK(figure(service, "started_total") == 2);
}

TEST_CASE("a call that takes too long or too much is refused, and the next is answered") {
  const RunningService service({"--workers", "1", "--max-seconds", "0.5", "--max-memory", "200MiB"});
  const auto slow = service.post("/v1/book", book_of(200), yaml);
  CHECK(slow.status == 422);
  CHECK(slow.body.find("--max-seconds") != std::string::npos);
  CHECK(service.post("/v1/maze", small).status == 200);
  const auto large = service.post("/v1/maze", R"({"size": "300x300", "format": "png", "dpi": 600})");
  CHECK(large.status == 422);
  CHECK(service.post("/v1/maze", small).status == 200);
}

TEST_CASE("at its end the service finishes what it has begun, and takes nothing new") {
  RunningService service({"--workers", "1"});
  auto call = std::async(std::launch::async, [&] { return service.post("/v1/book", book_of(6), yaml); });
  wait_until([&] { return figure(service, "busy") == 1; });
  const int line = service.open_line("");
  CHECK(service.program.end(SIGTERM) == 0);
  CHECK(call.get().status == 200);
  ::close(line);
  CHECK(service.get("/healthz").status == 0);
  CHECK(std::filesystem::is_empty(service.folder));
}
