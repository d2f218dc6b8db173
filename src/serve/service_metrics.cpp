#include "serve/service_metrics.h"

#include <fmt/format.h>

namespace mazefolio::serve {
namespace {

std::string head(const std::string& name, const std::string& help, const char* type) {
  return fmt::format("# HELP mazefolio_{0} {1}\n# TYPE mazefolio_{0} {2}\n", name, help, type);
}

}  // namespace

void Metrics::count(const std::string& route, int status, double seconds) {
  ++answers_[{route, status}];
  Times& times = times_[route];
  for (std::size_t i = 0; i < bounds.size(); ++i) times.below[i] += seconds <= bounds[i];
  ++times.all;
  times.sum += seconds;
}

std::string Metrics::text(const std::vector<Gauge>& gauges) const {
  std::string out = head("answers_total", "Answers by route and status.", "counter");
  for (const auto& [key, count] : answers_)
    out += fmt::format("mazefolio_answers_total{{route=\"{}\",status=\"{}\"}} {}\n", key.first, key.second,
                       count);
  out += head("answer_seconds", "From the whole request to the answer.", "histogram");
  for (const auto& [route, times] : times_) {
    for (std::size_t i = 0; i < bounds.size(); ++i)
      out += fmt::format("mazefolio_answer_seconds_bucket{{route=\"{}\",le=\"{}\"}} {}\n", route, bounds[i],
                         times.below[i]);
    out += fmt::format(
        "mazefolio_answer_seconds_bucket{{route=\"{0}\",le=\"+Inf\"}} {1}\n"
        "mazefolio_answer_seconds_sum{{route=\"{0}\"}} {2}\n"
        "mazefolio_answer_seconds_count{{route=\"{0}\"}} {1}\n",
        route, times.all, times.sum);
  }
  for (const Gauge& gauge : gauges)
    out += head(gauge.name, gauge.help, gauge.name.ends_with("_total") ? "counter" : "gauge") +
           fmt::format("mazefolio_{} {}\n", gauge.name, gauge.value);
  return out;
}

}  // namespace mazefolio::serve
