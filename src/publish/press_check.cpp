#include "publish/press_check.h"

#include <algorithm>
#include <utility>

#include "preflight/preflight.h"
#include "publish/notices.h"
#include "publish/printer_rules.h"

namespace mazefolio::publish {

std::vector<std::string> refused_by_printer(const Book& book, const std::string& pdf, const std::string& name,
                                            Notices& notices) {
  const BookSpec& spec = *book.spec;
  const PrinterLimits limits = limits_of(book.house.printer, spec.paper, spec.ink);
  if (!limits.press) return {};
  PreflightReport report = preflight_pdf(pdf, limits, {false, 1});
  report.pdf = name;
  PreflightReport passed = report;
  std::erase_if(report.faults, [](const Fault& fault) { return fault.severity == Severity::warning; });
  std::erase_if(passed.faults, [](const Fault& fault) { return fault.severity == Severity::error; });
  Diagnostics found;
  for (std::string& line : report_lines(passed)) found.warning(spec.printer_place, std::move(line));
  announce(found, notices);
  return report_lines(report);
}

}  // namespace mazefolio::publish
