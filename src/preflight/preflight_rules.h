#pragma once

#include <span>
#include <string>

#include "preflight/page_view.h"
#include "preflight/paint_mark.h"
#include "preflight/rule_run.h"

namespace mazefolio::preflight {

/// What a rule sees while the pages are read.
struct MarkView {
  const PaintMark& mark;
  const PageView& page;
  const FileFacts& file;
  const PrinterLimits& limits;
};

/// One rule: a row of the table. It looks at marks, at pages, or at the whole file.
struct PreflightRule {
  const char* id;
  Severity severity;                          ///< the worst that it gives
  const char* measures;                       ///< for people
  std::string (*asks)(const PrinterLimits&);  ///< the printer's number; "": the printer does not ask it
  void (*on_mark)(const MarkView&, RuleRun&);
  void (*on_page)(const PageView&, const FileView&, RuleRun&);
  void (*on_file)(const FileView&, RuleRun&);
};

/// All rules, in the order in which their findings are listed.
std::span<const PreflightRule> preflight_rules();

// The rules of each file of rules.
std::span<const PreflightRule> box_rules();
std::span<const PreflightRule> page_rules();
std::span<const PreflightRule> margin_rules();
std::span<const PreflightRule> ink_rules();
std::span<const PreflightRule> mark_rules();
std::span<const PreflightRule> file_rules();
std::span<const PreflightRule> pdfx_rules();

/// "6 x 9 in"
std::string inches(const Size& size);

}  // namespace mazefolio::preflight
