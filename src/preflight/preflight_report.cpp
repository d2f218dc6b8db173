#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "base/text/amounts.h"
#include "base/text/printable.h"
#include "preflight/preflight.h"

namespace mazefolio::preflight {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t most_lines_of_a_rule = 5;

const char* word_of(Severity severity) { return severity == Severity::error ? "error" : "warning"; }
double tenth(double v) { return std::round(v * 10) / 10; }

std::string asked_by(const PreflightReport& report) {
  return report.printer.empty() ? "asked is" : printable(report.printer) + " asks for";
}

std::string line_of(const Fault& fault, const PreflightReport& report) {
  std::string where = printable(report.pdf) + ":";
  if (fault.page > 0) where += fmt::format(" page {}:", fault.page);
  std::string what = fault.measured;
  if (fault.place) what += fmt::format(" at {:.1f}, {:.1f} pt", fault.place->x0, fault.place->y0);
  if (fault.count > 1) what += fmt::format(", the worst of {}", fault.count);
  return fmt::format("{} {}: {}: {}; {} {}", where, word_of(fault.severity), fault.rule->id, what,
                     asked_by(report), fault.required);
}

}  // namespace

std::vector<std::string> report_lines(const PreflightReport& report) {
  std::vector<std::string> out;
  const PreflightRule* rule = nullptr;
  std::size_t of_rule = 0;
  const auto end_rule = [&] {
    if (of_rule > most_lines_of_a_rule)
      out.push_back(
          fmt::format("  and {} of {}", counted(of_rule - most_lines_of_a_rule, "more page"), rule->id));
  };
  for (const Fault& fault : report.faults) {
    if (fault.rule != rule) {
      end_rule();
      rule = fault.rule;
      of_rule = 0;
    }
    if (++of_rule <= most_lines_of_a_rule) out.push_back(line_of(fault, report));
  }
  end_rule();
  return out;
}

std::string report_summary(const PreflightReport& report) {
  std::size_t errors = 0;
  for (const Fault& f : report.faults) errors += f.severity == Severity::error ? 1 : 0;
  const std::size_t warnings = report.faults.size() - errors;
  const std::string whom = report.printer.empty() ? "without a printer" : "for " + printable(report.printer);
  const std::string found =
      report.faults.empty() ? "nothing found"
                            : fmt::format("{}, {}", counted(errors, "error"), counted(warnings, "warning"));
  return fmt::format("{}: {} of {}, {}: {}", printable(report.pdf), counted(report.pages, "page"),
                     inches(report.trim), whom, found);
}

std::string report_json(const PreflightReport& report) {
  Json out{{"file", printable(report.pdf)},
           {"pages", report.pages},
           {"trim_pt", {tenth(report.trim.width), tenth(report.trim.height)}},
           {"printer", report.printer},
           {"source", report.source},
           {"verified", report.verified},
           {"findings", Json::array()}};
  for (const Fault& f : report.faults) {
    Json row{{"rule", f.rule->id}, {"severity", word_of(f.severity)}, {"measures", f.rule->measures}};
    if (f.page > 0) row["page"] = f.page;
    if (f.place)
      row["place_pt"] = {tenth(f.place->x0), tenth(f.place->y0), tenth(f.place->x1), tenth(f.place->y1)};
    row["measured"] = f.measured;
    row["required"] = f.required;
    row["count"] = f.count;
    out["findings"].push_back(std::move(row));
  }
  return out.dump(1) + "\n";
}

}  // namespace mazefolio::preflight
