#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/diagnostic.h"
#include "base/system/stopwatch.h"

namespace mazefolio::cli {

/// Writes data to standard output. Throws WorldError if it cannot be written (a full disk), ReaderGone.
void print(std::string_view data);

/// Writes messages to standard error; severities are colored on a terminal unless NO_COLOR is set.
void report(const Diagnostic& d);
void report(const Diagnostics& found);
void say(std::string_view message);
/// The error that ends the program while others still work, perhaps on a progress bar.
void report_at_the_end(const std::string& error);

/// A progress bar on standard error; silent unless that is a terminal.
class ProgressBar {
 public:
  ProgressBar(std::string what, std::size_t total, bool quiet);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  void step();  ///< from one thread at a time

 private:
  std::string what_;
  std::size_t total_, done_ = 0;
  bool shown_;
};

/// A line on standard error about a run of many books: done, failed, books a minute, time left. Silent unless
/// that is a terminal.
class RunLine {
 public:
  explicit RunLine(std::size_t books);
  ~RunLine();
  RunLine(const RunLine&) = delete;
  RunLine& operator=(const RunLine&) = delete;
  void step(bool failed);  ///< from one thread at a time

 private:
  void show() const;
  std::size_t books_, done_ = 0, failed_ = 0;
  bool shown_;
  Stopwatch watch_;
};

}  // namespace mazefolio::cli
