#include "base/system/stats.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <cstdlib>
#include <fstream>

namespace mazefolio::base {

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

// getrusage may report the peak of the program that started this one.
std::size_t peak_rss_kib() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("VmHWM:")) return std::strtoull(line.c_str() + 6, nullptr, 10);
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::size_t>(usage.ru_maxrss);
}

}  // namespace mazefolio::base
