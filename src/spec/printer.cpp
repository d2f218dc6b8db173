#include "spec/printer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mazefolio::spec {
namespace {

constexpr Length slack = millimeters(0.5);  ///< of sizes that are written in inches or in millimeters

bool is_near(Length a, Length b) { return std::fabs(a.pt - b.pt) <= slack.pt; }
bool holds(const PrinterTrim& trim, const PageSize& page) {
  return trim.width.pt + slack.pt >= page.width.pt && trim.height.pt + slack.pt >= page.height.pt;
}
bool is_in(const LengthRange& range, Length length) {
  return length.pt >= range.low.pt - slack.pt && length.pt <= range.high.pt + slack.pt;
}

// Of several that hold the page, the one with the smallest area.
const PrinterTrim* holding_trim(const Printer& printer, const PageSize& page) {
  const PrinterTrim* best = nullptr;
  for (const PrinterTrim& trim : printer.trims)
    if (holds(trim, page) && (!best || trim.width.pt * trim.height.pt < best->width.pt * best->height.pt))
      best = &trim;
  return best;
}

}  // namespace

Length Printer::gutter(int pages) const {
  for (const GutterBand& band : gutters)
    if (pages <= band.pages) return band.gutter;
  return gutters.empty() ? outside : gutters.back().gutter;
}

std::string trim_text(Length width, Length height) {
  const double w = width.pt / 72, h = height.pt / 72;
  const auto is_round = [](double inches) {
    return std::fabs(inches * 1000 - std::round(inches * 1000)) < 1e-3;
  };
  if (is_round(w) && is_round(h)) return fmt::format("{:g} x {:g} in", w, h);
  const auto mm = [](Length length) { return std::round(to_mm(length) * 10) / 10; };
  return fmt::format("{:g} x {:g} mm", mm(width), mm(height));
}

std::string page_value(Length width, Length height) {
  std::string text = trim_text(width, height);
  std::erase(text, ' ');
  return text;
}

const PrinterTrim* listed_trim(const Printer& printer, const PageSize& page) {
  for (const PrinterTrim& trim : printer.trims)
    if (is_near(trim.width, page.width) && is_near(trim.height, page.height)) return &trim;
  return nullptr;
}

std::vector<const PrinterTrim*> nearest_trims(const Printer& printer, const PageSize& page,
                                              std::size_t most) {
  std::vector<const PrinterTrim*> all;
  for (const PrinterTrim& trim : printer.trims) all.push_back(&trim);
  const auto distance = [&](const PrinterTrim* trim) {
    const double x = trim->width.pt - page.width.pt, y = trim->height.pt - page.height.pt;
    return x * x + y * y;
  };
  std::ranges::stable_sort(all, {}, distance);
  all.resize(std::min(all.size(), most));
  return all;
}

bool is_custom_trim(const Printer& printer, const PageSize& page) {
  return printer.custom_trim && is_in(printer.custom_trim->width, page.width) &&
         is_in(printer.custom_trim->height, page.height);
}

const PrinterPaper* find_paper(const Printer& printer, const std::string& name, Inks ink) {
  for (const PrinterPaper& paper : printer.papers)
    if (name.empty() ? paper.ink == ink : paper.name == name) return &paper;
  return nullptr;
}

PageLimits page_limits(const Printer& printer, const PageSize& page, const PrinterPaper* paper) {
  PageLimits limits{printer.min_pages, printer.max_pages};
  if (!paper) return limits;
  limits.least = paper->min_pages.value_or(limits.least);
  limits.most = paper->max_pages.value_or(limits.most);
  const PrinterTrim* listed = listed_trim(printer, page);
  const PrinterTrim* trim = listed ? listed : holding_trim(printer, page);
  if (!trim || trim->most_pages.empty()) return limits;
  const auto known = trim->most_pages.find(paper->name);
  limits.most = known == trim->most_pages.end() ? 0 : std::min(limits.most, known->second);
  return limits;
}

}  // namespace mazefolio::spec
