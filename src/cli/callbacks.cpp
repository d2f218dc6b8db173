#include "cli/callbacks.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>

#include "base/system/file.h"
#include "base/text/amounts.h"
#include "cli/console.h"
#include "cli/run.h"

namespace mazefolio::cli {

Progress console_progress(bool quiet) {
  const auto bar = std::make_shared<std::optional<ProgressBar>>();
  return {[bar, quiet](std::string_view phase, std::size_t steps) {
            bar->emplace(std::string(phase), steps, quiet);
          },
          [bar] { (*bar)->step(); }, [bar] { bar->reset(); }};
}

Notices console_notices(bool strict) {
  return {strict,
          [](const Diagnostic& d) { report(d); },
          {},
          [](const Place& at, const std::string& text) {
            say(fmt::format("{}:{}:{}: notice: {}", at.file, at.line, at.column, text));
          }};
}

RunEvents console_events(bool quiet) {
  RunEvents events;

  if (quiet) return events;
  const auto line = std::make_shared<std::optional<RunLine>>();
  events.on_begin = [line](std::size_t books) { line->emplace(books); };
  events.on_book = [line](bool failed) { (*line)->step(failed); };
  events.on_end = [line] { line->reset(); };
  events.on_news = [](const std::string& news) { say(news); };
  return events;
}

namespace {

// "book.pdf: 40 pages, 24 mazes, levels 1 to 6, 0.4 s"
std::string summary_of(const Produced& made) {
  const std::string& path = made.files.front().path;
  std::string line =
      fmt::format("{}: {}, {}", path == standard_output ? "standard output" : path,
                  counted(static_cast<std::size_t>(made.pages), "page"), counted(made.mazes.size(), "maze"));
  int low = 0, high = 0;
  for (const MadeMaze& maze : made.mazes) {
    if (maze.level > 0 && (low == 0 || maze.level < low)) low = maze.level;
    high = std::max(high, maze.level);
  }
  if (high > 0)
    line += low == high ? fmt::format(", level {}", low) : fmt::format(", levels {} to {}", low, high);
  return line + fmt::format(", {:.1f} s", made.seconds);
}

}  // namespace

int report_build(const Produced& produced, bool stats, bool quiet) {
  for (const std::string& finding : produced.findings) say(finding);
  if (!produced.findings.empty()) return ExitCode::fell_short;
  const auto on_standard_output = [](const OutputFile& file) { return file.path == standard_output; };
  const bool taken = std::any_of(produced.files.begin(), produced.files.end(), on_standard_output);
  if (!quiet) say(summary_of(produced));
  if (stats && taken) say(produced.stats);
  if (stats && !taken) print(produced.stats);
  return ExitCode::done;
}

int report_run(const RunResult& result, bool no_table) {
  report(result.found);
  if (!no_table) print(result.table);
  if (!result.message.empty()) say(result.message);
  switch (result.status) {
    case RunStatus::done:
      return ExitCode::done;
    case RunStatus::fell_short:
      return ExitCode::fell_short;
    case RunStatus::world_failed:
      return ExitCode::world_failed;
    case RunStatus::interrupted:
      return ExitCode::interrupted;
  }
  return ExitCode::done;
}

}  // namespace mazefolio::cli
