#include "cli/limits.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <utility>

#include "cli/console.h"

namespace mazefolio::cli {

void add_size_option(CLI::App& app, const std::string& name, std::size_t& bytes, const std::string& summary) {
  app.add_option(name, bytes, summary)
      ->transform(CLI::AsSizeValue(true))
      ->transform(CLI::Validator(  // checked first
          [](std::string& text) { return text.starts_with('-') ? "must not be negative" : ""; }, ""));
}

void add_limits(CLI::App& app, Limits& limits, const std::string& whom) {
  add_size_option(app, "--max-memory", limits.memory_bytes,
                  "end " + whom + " with an error beyond this memory, such as 256MiB; default: no limit");
  app.add_option("--max-seconds", limits.seconds,
                 "end " + whom + " with an error after this time; default: no limit")
      ->check(CLI::NonNegativeNumber);
}

std::function<int()> within_limits(CLI::App& app, std::function<int()> run) {
  const auto limits = std::make_shared<Limits>();
  add_limits(app, *limits, "the program");
  return [limits, run = std::move(run)] {
    const Watch watch(*limits, report_at_the_end);
    return run();
  };
}

}  // namespace mazefolio::cli
