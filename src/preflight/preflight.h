#pragma once

#include <string>
#include <vector>

#include "preflight/preflight_rules.h"

namespace mazefolio::preflight {

struct PreflightOptions {
  bool raster = true;  ///< look at the pixels of the pages, for their margins
  unsigned jobs = 0;
};

/// What is wrong with a PDF for a printer.
struct PreflightReport {
  std::string pdf, printer, source, verified;
  std::size_t pages = 0;
  Size trim;
  std::vector<Fault> faults;  ///< by rule, then by page
  bool has(Severity severity) const;
};

/// Holds any PDF against every rule that the printer has. Time and memory are bounded, whatever is in it.
/// Throws InputError for what is no PDF, is broken or needs a password; WorldError for what cannot be read.
PreflightReport preflight_pdf(const std::string& pdf, const PrinterLimits& limits,
                              const PreflightOptions& options);

/// Whether the file begins as a PDF does. Throws WorldError where it cannot be read.
bool looks_like_pdf(const std::string& path);

/// A line each: where, what and what is asked instead; of many pages with one fault only the first.
std::vector<std::string> report_lines(const PreflightReport& report);
/// "24 pages of 6 x 9 in, for kdp: nothing found"
std::string report_summary(const PreflightReport& report);
std::string report_json(const PreflightReport& report);

}  // namespace mazefolio::preflight
