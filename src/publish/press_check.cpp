#include "publish/press_check.h"

#include "book/printer_checks.h"
#include "preflight/preflight.h"
#include "publish/printer_rules.h"

namespace mazefolio::publish {

std::vector<std::string> refused_by_printer(const Book& book, const std::string& pdf,
                                            const std::string& name) {
  const BookSpec& spec = *book.spec;
  const PrinterLimits limits =
      limits_of(book.house.printer, spec.paper, is_black(spec) ? Inks::black : Inks::color);
  if (!limits.press) return {};
  PreflightReport report = preflight_pdf(pdf, limits, {false, 1});
  report.pdf = name;
  std::erase_if(report.faults, [](const Fault& fault) { return fault.severity == Severity::warning; });
  return report_lines(report);
}

}  // namespace mazefolio::publish
