#include <CLI/CLI.hpp>
#include <memory>
#include <thread>

#include "cli/command.h"
#include "cli/console.h"
#include "cli/limits.h"
#include "cli/run.h"
#include "serve/serve.h"

namespace mazefolio::cli {
namespace {

std::function<int()> declare_serve(CLI::App& app) {
  auto a = std::make_shared<serve::ServeRequest>();
  a->port = 8080;
  a->crew.workers = std::max(1u, std::thread::hardware_concurrency());
  a->crew.limits = {std::size_t{1} << 30, 30};
  app.add_option("--address", a->address, "the address on which it listens; 0.0.0.0: all of this machine")
      ->capture_default_str();
  app.add_option("--port", a->port, "the port; 0: any that is free")
      ->check(CLI::Range(0, 65535))
      ->capture_default_str();
  app.add_option("--name", a->names,
                 "a name by which it may be called, such as mazes.example; may be repeated; default: on "
                 "127.0.0.1 localhost, elsewhere any")
      ->type_name("HOST")
      ->allow_extra_args(false);
  app.add_option("--workers", a->crew.workers, "processes that make mazes; default: one a core")
      ->check(CLI::Range(1u, 256u));
  app.add_option("--queue", a->crew.queue, "requests that may wait for a process; others are refused")
      ->check(CLI::Range(0u, 100'000u))
      ->capture_default_str();
  add_size_option(app, "--max-memory", a->crew.limits.memory_bytes,
                  "refuse a request beyond this memory of a process; default: 1GiB");
  app.add_option("--max-seconds", a->crew.limits.seconds, "refuse a request after this time")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  return [a] {
    a->ready = [](const std::string& url) { say("serving " + url + " until SIGTERM ends it"); };
    serve::serve(*a);
    return static_cast<int>(ExitCode::done);
  };
}

}  // namespace

CommandRow serve_command() {
  return {"serve", "make mazes and books for other programs, over HTTP",
          "  mazefolio serve\n"
          "  mazefolio serve --port 80 --address 0.0.0.0 --name mazes.example --workers 8\n"
          "  curl -d '{\"size\": \"20x20\", \"format\": \"svg\"}' http://127.0.0.1:8080/v1/maze",
          declare_serve};
}

}  // namespace mazefolio::cli
