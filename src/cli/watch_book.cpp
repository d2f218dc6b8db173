#include "cli/watch_book.h"

#include <fmt/format.h>

#include <chrono>
#include <vector>

#include "base/failure.h"
#include "base/system/parallel.h"
#include "base/system/watched_files.h"
#include "base/text/printable.h"
#include "cli/console.h"
#include "cli/run.h"

namespace mazefolio::cli {
namespace {

constexpr std::chrono::hours long_while{1};

void report_wrong(const std::function<void()>& work) {
  try {
    work();
  } catch (const std::exception& thrown) {
    report(errors_of(thrown));
  }
}

}  // namespace

int watch_book(const std::filesystem::path& spec, bool quiet,
               const std::function<void(const FileListener& listener)>& build) {
  WatchedFiles watched;
  for (bool begin = true;; begin = false) {
    std::vector<std::filesystem::path> files{spec};
    watched.add(spec);
    report_wrong([&] {
      build([&](const std::string& used) {
        if (!used.starts_with("./")) return;  // of the house
        files.push_back(spec.parent_path() / used.substr(2));
        watched.add(files.back());
      });
    });
    watched.watch(files);
    if (begin && !quiet)
      say(fmt::format("{} is built again when it changes; Ctrl+C ends this", printable(spec.string())));
    try {
      while (!watched.wait(long_while)) continue;
    } catch (const Canceled&) {
      return ExitCode::interrupted;
    }
  }
}

}  // namespace mazefolio::cli
