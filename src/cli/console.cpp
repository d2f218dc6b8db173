#include "cli/console.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "base/system/file.h"
#include "base/text/amounts.h"
#include "base/text/printable.h"

namespace mazefolio::cli {
namespace {

bool colored() {
  static const bool yes = ::isatty(STDERR_FILENO) && !std::getenv("NO_COLOR");
  return yes;
}

// Ignores failure: if messages cannot be written, the work still goes on.
void write_message(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

bool is_shown(std::size_t total, bool quiet) { return !quiet && total > 0 && ::isatty(STDERR_FILENO); }
constexpr const char* wipe = "\r\x1b[K";

}  // namespace

void print(std::string_view data) {
  const bool written =
      std::fwrite(data.data(), 1, data.size(), stdout) == data.size() && std::fflush(stdout) == 0;
  if (!written && errno == EPIPE) throw ReaderGone();
  if (!written) throw WorldError(fmt::format("cannot write to standard output: {}", std::strerror(errno)));
}

void report(const Diagnostic& d) {
  std::string text = to_text(d);
  if (colored()) {
    const std::string_view word = d.severity == Severity::error ? "error:" : "warning:";
    const std::string_view color = d.severity == Severity::error ? "\x1b[1;31m" : "\x1b[1;33m";
    if (const std::size_t at = text.find(word); at != std::string::npos)
      text = fmt::format("{}{}{}\x1b[0m{}", text.substr(0, at), color, word, text.substr(at + word.size()));
  }
  write_message(text + "\n");
}

void report(const Diagnostics& found) {
  for (const Diagnostic& d : found.all()) report(d);
}

void say(std::string_view message) { write_message(printable(message, true) + "\n"); }

void report_at_the_end(const std::string& error) {
  if (::isatty(STDERR_FILENO)) write_message(wipe);
  report({Severity::error, {}, error, ""});
}

ProgressBar::ProgressBar(std::string what, std::size_t total, bool quiet)
    : what_(std::move(what)), total_(total), shown_(is_shown(total, quiet)) {}

ProgressBar::~ProgressBar() {
  if (shown_) write_message(wipe);
}

void ProgressBar::step() {
  ++done_;
  if (!shown_ || (done_ != total_ && done_ * 50 / total_ == (done_ - 1) * 50 / total_)) return;
  const std::size_t filled = done_ * 30 / total_;
  write_message(fmt::format("\r{} [{}{}] {}/{}", what_, std::string(filled, '#'),
                            std::string(30 - filled, '.'), done_, total_));
}

RunLine::RunLine(std::size_t books) : books_(books), shown_(is_shown(books, false)) { show(); }

RunLine::~RunLine() {
  if (shown_) write_message(wipe);
}

void RunLine::step(bool failed) {
  ++done_;
  failed_ += failed;
  show();
}

void RunLine::show() const {
  if (!shown_) return;
  std::string line = fmt::format("{}{} of {} books done", wipe, done_, books_);
  if (failed_ > 0) line += fmt::format(", {} failed", failed_);
  if (const double seconds = watch_.seconds(); done_ > 0 && seconds > 0) {
    const double each = seconds / static_cast<double>(done_);
    line += fmt::format(", {:.0f} books/min, {} left", 60 / each,
                        about_duration(each * static_cast<double>(books_ - done_)));
  }
  write_message(line);
}

}  // namespace mazefolio::cli
