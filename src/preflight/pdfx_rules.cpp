// PDF/X (ISO 15930): what a file must hold that says it is one.
#include <fmt/format.h>

#include <algorithm>

#include "base/text/printable.h"
#include "preflight/preflight_rules.h"

namespace mazefolio::preflight {
namespace {

/// The parts of the standard, by how their names begin.
struct Part {
  const char* version;
  const char* conformance;  ///< "": none is asked
  const char* newest_pdf;
  bool transparency, device_colors_only;
};
constexpr Part parts[] = {
    {"PDF/X-1:2001", "PDF/X-1a:2001", "1.3", false, true},
    {"PDF/X-1a:2003", "", "1.4", false, true},
    {"PDF/X-3:2002", "", "1.3", false, false},
    {"PDF/X-3:2003", "", "1.4", false, false},
    {"PDF/X-4", "", "1.6", true, false},
};

/// The part that the file says it is; null where it says none, or one that is not known.
const Part* part_of(const FileFacts& file) {
  for (const Part& part : parts)
    if (file.pdfx_version == part.version) return &part;
  return nullptr;
}
bool claims(const FileFacts& file) { return !file.pdfx_version.empty(); }

std::string ask_part(const PrinterLimits&) { return "a part of PDF/X that exists, with its conformance"; }
void check_part(const FileView& file, RuleRun& run) {
  const FileFacts& f = file.facts;
  if (!claims(f)) {
    if (file.limits.pdfx)
      run.found(Severity::warning, 1, std::nullopt, "PDF/X-1a:2001 or PDF/X-3:2002",
                [] { return std::string("no PDF/X"); });
    return;
  }
  const Part* part = part_of(f);
  if (!part || (*part->conformance && f.pdfx_conformance != part->conformance))
    run.found(1, std::nullopt, [&] {
      return printable(f.pdfx_version +
                       (part ? " without conformance " + std::string(part->conformance) : ""));
    });
}

std::string ask_intent(const PrinterLimits&) { return "an output intent GTS_PDFX that names its condition"; }
void check_intent(const FileView& file, RuleRun& run) {
  const auto& intents = file.facts.intents;
  const bool good = std::any_of(intents.begin(), intents.end(), [](const OutputIntent& i) {
    return i.kind == "GTS_PDFX" && (!i.condition.empty() || i.profile);
  });
  if (claims(file.facts) && !good) run.found(1, std::nullopt, [] { return std::string("none"); });
}

std::string ask_info(const PrinterLimits&) { return "Title, CreationDate, ModDate and Trapped"; }
void check_info(const FileView& file, RuleRun& run) {
  const FileFacts& f = file.facts;
  if (!claims(f)) return;
  const char* missing = !f.created    ? "CreationDate"
                        : !f.modified ? "ModDate"
                        : f.trapped != "True" && f.trapped != "False"
                            ? "Trapped"
                            : nullptr;  // meta.title tells the title
  if (missing) run.found(1, std::nullopt, [&] { return fmt::format("no {}", missing); });
}

std::string ask_boxes(const PrinterLimits&) { return "a trim box or an art box, not both"; }
void check_boxes(const PageView& page, const FileView& file, RuleRun& run) {
  if (claims(file.facts) && page.facts.trim.has_value() == page.facts.art.has_value())
    run.found(1, std::nullopt, [&] { return std::string(page.facts.trim ? "both" : "none"); });
}

std::string ask_id(const PrinterLimits&) { return "an ID in the trailer"; }
void check_id(const FileView& file, RuleRun& run) {
  if (claims(file.facts) && !file.facts.id) run.found(1, std::nullopt, [] { return std::string("none"); });
}

std::string ask_pdf(const PrinterLimits&) { return "a version of PDF that its part allows, not encrypted"; }
void check_pdf(const FileView& file, RuleRun& run) {
  const Part* part = part_of(file.facts);
  if (part && file.facts.version > part->newest_pdf)
    run.found(1, std::nullopt, [&] {
      return fmt::format("PDF {}, {} is of {}", printable(file.facts.version), part->version,
                         part->newest_pdf);
    });
}

std::string ask_group(const PrinterLimits&) { return "no transparency group in PDF/X-1a and PDF/X-3"; }
void check_group(const PageView& page, const FileView& file, RuleRun& run) {
  const Part* part = part_of(file.facts);
  if (part && !part->transparency && page.facts.transparency_group)
    run.found(1, std::nullopt, [] { return std::string("a transparency group"); });
}

std::string ask_color(const PrinterLimits&) { return "no RGB in PDF/X-1a"; }
void check_color(const MarkView& view, RuleRun& run) {
  const Part* part = part_of(view.file);
  if (part && part->device_colors_only && view.mark.ink.kind == InkKind::rgb)
    run.found(1, view.mark.box, [] { return std::string("RGB"); });
}

constexpr PreflightRule pdfx_rows[] = {
    {"pdfx.version", Severity::error, "the part of PDF/X that the file says it is", ask_part, nullptr,
     nullptr, check_part},
    {"pdfx.intent", Severity::error, "the output intent", ask_intent, nullptr, nullptr, check_intent},
    {"pdfx.info", Severity::error, "dates and trapping", ask_info, nullptr, nullptr, check_info},
    {"pdfx.boxes", Severity::error, "trim and art boxes", ask_boxes, nullptr, check_boxes, nullptr},
    {"pdfx.id", Severity::error, "the identity of the file", ask_id, nullptr, nullptr, check_id},
    {"pdfx.pdf", Severity::error, "the version of PDF", ask_pdf, nullptr, nullptr, check_pdf},
    {"pdfx.transparency", Severity::error, "transparency groups of pages", ask_group, nullptr, check_group,
     nullptr},
    {"pdfx.color", Severity::error, "colors of PDF/X-1a", ask_color, check_color, nullptr, nullptr},
};

}  // namespace

std::span<const PreflightRule> pdfx_rules() { return pdfx_rows; }

}  // namespace mazefolio::preflight
