#include "cli/callbacks.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>

#include "base/system/file.h"
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
  return {strict, [](const Diagnostic& d) { report(d); }};
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

int report_build(const Produced& produced, bool stats) {
  for (const std::string& finding : produced.findings) say(finding);
  if (!produced.findings.empty()) return ExitCode::fell_short;
  const auto on_standard_output = [](const OutputFile& file) { return file.path == standard_output; };
  const bool taken = std::any_of(produced.files.begin(), produced.files.end(), on_standard_output);
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
