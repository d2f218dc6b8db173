#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/namespaces.h"

namespace mazefolio::serve {

/// A figure of the moment, as /metrics shows it.
struct Gauge {
  std::string name, help;
  double value = 0;
};

/// What is counted of the answers, in the text format of Prometheus.
class Metrics {
 public:
  /// `route` is a row of the table, or "other".
  void count(const std::string& route, int status, double seconds);
  std::string text(const std::vector<Gauge>& gauges) const;

 private:
  static constexpr std::array bounds{.005, .01, .025, .05, .1, .25, .5, 1., 2.5, 5., 10., 30.};
  struct Times {
    std::array<std::uint64_t, bounds.size()> below{};
    std::uint64_t all = 0;
    double sum = 0;
  };
  std::map<std::pair<std::string, int>, std::uint64_t> answers_;
  std::map<std::string, Times> times_;
};

}  // namespace mazefolio::serve
