#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::base {

/// The figures of --stats: lines of "name: value" in the order in which they were added.
class Stats {
 public:
  void add(std::string name, double seconds_or_rate);
  void add(std::string name, std::size_t count);
  std::string text() const;

 private:
  std::vector<std::pair<std::string, std::string>> lines_;
};

/// The largest resident set of this process so far, in KiB.
std::size_t peak_rss_kib();

}  // namespace mazefolio::base
