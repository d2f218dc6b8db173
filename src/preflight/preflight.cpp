#include "preflight/preflight.h"

#include <algorithm>
#include <array>

#include "base/system/parallel.h"
#include "pdf/pdf_file.h"
#include "preflight/drawn_path.h"
#include "preflight/ink_boxes.h"
#include "preflight/interpreter.h"

namespace mazefolio::preflight {
namespace {

constexpr std::size_t most_of_a_page = std::size_t{128} << 20, most_of_a_file = std::size_t{1} << 30,
                      longest_text = std::size_t{1} << 16;

/// A rule that the printer has, and what it found so far.
struct Running {
  const PreflightRule* rule;
  RuleRun run;
};

std::vector<Running> rules_for(const PrinterLimits& limits) {
  std::vector<Running> out;
  for (const PreflightRule& rule : preflight_rules())
    if (std::string asks = rule.asks(limits); !asks.empty()) out.push_back({&rule, {rule, std::move(asks)}});
  return out;
}

/// What the page itself remembers of a mark.
void take_note(const PaintMark& mark, PageView& page) {
  if (mark.kind == PaintMark::Kind::text && page.text.size() < longest_text) page.text += mark.text;
  const std::optional<Rect> seen = visible_part(mark, page.paper);
  if (!seen) return;
  page.blank = false;
  if (mark.kind == PaintMark::Kind::text) page.type = page.type ? enclosing(*page.type, *seen) : *seen;
}

class PageReader {
 public:
  PageReader(const PdfFile& pdf, const PrinterLimits& limits, std::vector<Running>& rules)
      : pdf_(pdf), limits_(limits) {
    for (Running& r : rules)
      if (r.rule->on_mark) rules_.push_back(&r);
  }

  PageView read(std::size_t index) {
    const PageFacts facts = pdf_.page(index);
    PageView page = page_view(facts, static_cast<int>(index) + 1, pdf_.facts().right_to_left, limits_);
    for (Running* r : rules_) r->run.turn_to(page.number);
    RunBudget budget{std::min(most_of_a_page, left_), false};
    const std::size_t before = budget.left;
    for_each_mark(facts, codes_, budget, [&](const PaintMark& mark) {
      take_note(mark, page);
      const MarkView view{mark, page, pdf_.facts(), limits_};
      for (Running* r : rules_) r->rule->on_mark(view, r->run);
    });
    page.unread = budget.exceeded;
    left_ -= before - budget.left;
    return page;
  }

 private:
  const PdfFile& pdf_;
  const PrinterLimits& limits_;
  std::vector<Running*> rules_;
  CodeTables codes_;
  std::size_t left_ = most_of_a_file;
};

bool any_unread(const std::vector<PageView>& pages) {
  return std::any_of(pages.begin(), pages.end(), [](const PageView& page) { return page.unread; });
}

}  // namespace

std::span<const PreflightRule> preflight_rules() {
  static const std::vector<PreflightRule> all = [] {
    std::vector<PreflightRule> out;
    for (const auto part :
         {box_rules(), page_rules(), margin_rules(), ink_rules(), mark_rules(), file_rules(), pdfx_rules()})
      out.insert(out.end(), part.begin(), part.end());
    return out;
  }();
  return all;
}

bool looks_like_pdf(const std::string& path) { return begins_as_pdf(path); }

bool PreflightReport::has(Severity severity) const {
  return std::any_of(faults.begin(), faults.end(), [&](const Fault& f) { return f.severity == severity; });
}

PreflightReport preflight_pdf(const std::string& path, const PrinterLimits& limits,
                              const PreflightOptions& options) {
  const PdfFile pdf(path);
  std::vector<Running> rules = rules_for(limits);
  FileView file{pdf.facts(), limits, {}};
  PageReader reader(pdf, limits, rules);
  for (std::size_t i = 0; i < pdf.facts().pages; ++i) {
    throw_if_canceled();
    file.pages.push_back(reader.read(i));
  }
  if (options.raster && !limits.gutters.empty() && !any_unread(file.pages))
    measure_ink(path, file.pages, options.jobs);
  PreflightReport report{
      path, limits.name, limits.source, limits.verified, file.pages.size(), file.pages.front().trim.size(),
      {}};
  for (Running& r : rules) {
    for (const PageView& page : file.pages) {
      if (!r.rule->on_page) break;
      r.run.turn_to(page.number);
      r.rule->on_page(page, file, r.run);
    }
    r.run.turn_to(0);
    if (r.rule->on_file) r.rule->on_file(file, r.run);
    const std::vector<Fault> found = r.run.faults();
    report.faults.insert(report.faults.end(), found.begin(), found.end());
  }
  return report;
}

}  // namespace mazefolio::preflight
