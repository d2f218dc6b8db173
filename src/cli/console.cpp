#include "cli/console.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace mazefolio {
namespace {

bool coloured() {
  static const bool yes = ::isatty(STDERR_FILENO) && !std::getenv("NO_COLOR");
  return yes;
}

// Where nobody can read the messages, the work still goes on.
void tell(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

}  // namespace

void print(std::string_view data) {
  const bool written =
      std::fwrite(data.data(), 1, data.size(), stdout) == data.size() && std::fflush(stdout) == 0;
  if (!written) throw WorldError(fmt::format("cannot write to standard output: {}", std::strerror(errno)));
}

void report(const Diagnostic& d) {
  std::string text = to_text(d);
  if (coloured()) {
    const std::string_view word = d.severity == Severity::error ? "error:" : "warning:";
    const std::string_view colour = d.severity == Severity::error ? "\x1b[1;31m" : "\x1b[1;33m";
    if (const std::size_t at = text.find(word); at != std::string::npos)
      text = fmt::format("{}{}{}\x1b[0m{}", text.substr(0, at), colour, word, text.substr(at + word.size()));
  }
  say(text);
}

void report(const Diagnostics& found) {
  for (const Diagnostic& d : found.all()) report(d);
}

void say(std::string_view message) { tell(fmt::format("{}\n", message)); }

Progress::Progress(std::string what, std::size_t total, bool quiet)
    : what_(std::move(what)), total_(total), shown_(!quiet && total > 0 && ::isatty(STDERR_FILENO)) {}

Progress::~Progress() {
  if (shown_) tell("\r\x1b[K");
}

void Progress::step() {
  ++done_;
  if (!shown_ || (done_ != total_ && done_ * 50 / total_ == (done_ - 1) * 50 / total_)) return;
  const std::size_t filled = done_ * 30 / total_;
  tell(fmt::format("\r{} [{}{}] {}/{}", what_, std::string(filled, '#'), std::string(30 - filled, '.'), done_,
                   total_));
}

void Stats::add(std::string name, double value) {
  lines_.emplace_back(std::move(name), fmt::format("{:.6g}", value));
}
void Stats::add(std::string name, std::size_t count) {
  lines_.emplace_back(std::move(name), std::to_string(count));
}

std::string Stats::text() const {
  std::string out;
  for (const auto& [name, value] : lines_) out += fmt::format("{}: {}\n", name, value);
  return out;
}

std::size_t peak_rss_kib() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::size_t>(usage.ru_maxrss);
}

}  // namespace mazefolio
