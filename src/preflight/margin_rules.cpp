// How far ink stays from the trim. With a bleed pictures may go to the edge, so only words are measured.
#include <fmt/format.h>

#include "preflight/preflight_rules.h"

namespace mazefolio::preflight {
namespace {

constexpr double pixel_slack = 0.48 + 0.01;  // a pixel of 150 dpi, in points

/// Ink on one side of a page.
struct Side {
  const char* name;
  double has, asked;
  Point at;
};

void found_side(const Side& side, RuleRun& run) {
  if (side.asked - side.has <= pixel_slack) return;
  run.found(Severity::error, side.asked - side.has, Rect{side.at.x, side.at.y, side.at.x, side.at.y},
            fmt::format("{:.3f} in or more", side.asked / 72),
            [&] { return fmt::format("{:.3f} in at the {}", side.has / 72, side.name); });
}

/// What counts on this page, if anything: pixels, or words where it bleeds.
std::optional<InkBox> measured_ink(const PageView& page) {
  if (!page.bleeds) return page.ink;
  if (!page.type) return std::nullopt;
  const Rect& r = *page.type;
  const Point c = r.center();
  return InkBox{r, {r.x0, c.y}, {r.x1, c.y}, {c.x, r.y0}, {c.x, r.y1}};
}

std::string ask_inner(const PrinterLimits& limits) {
  return limits.gutters.empty() ? "" : fmt::format("{:.3f} in or more", limits.gutters.front().inner / 72);
}
void check_inner(const PageView& page, const FileView& file, RuleRun& run) {
  const std::optional<InkBox> ink = measured_ink(page);
  if (!ink) return;
  const double asked = file.limits.inner(static_cast<int>(file.pages.size()));
  if (page.inner_left)
    found_side({"spine", ink->box.x0 - page.trim.x0, asked, ink->left}, run);
  else
    found_side({"spine", page.trim.x1 - ink->box.x1, asked, ink->right}, run);
}

std::string ask_outer(const PrinterLimits& limits) {
  return limits.outside > 0 ? fmt::format("{:.3f} in or more", limits.outside / 72) : "";
}
void check_outer(const PageView& page, const FileView& file, RuleRun& run) {
  const std::optional<InkBox> ink = measured_ink(page);
  if (!ink) return;
  const PrinterLimits& limits = file.limits;
  const Rect &box = ink->box, &trim = page.trim;
  if (page.inner_left)
    found_side({"outside", trim.x1 - box.x1, limits.outside, ink->right}, run);
  else
    found_side({"outside", box.x0 - trim.x0, limits.outside, ink->left}, run);
  found_side({"top", box.y0 - trim.y0, limits.top, ink->top}, run);
  found_side({"bottom", trim.y1 - box.y1, limits.bottom, ink->bottom}, run);
}

std::string ask_inside(const PrinterLimits& limits) {
  return limits.press ? "nothing beyond the trim or its bleed, neither white nor clipped" : "";
}
void check_inside(const MarkView& view, RuleRun& run) {
  const Rect &box = view.mark.box, &paper = view.page.paper;
  const double out = std::max({paper.x0 - box.x0, paper.y0 - box.y0, box.x1 - paper.x1, box.y1 - paper.y1});
  if (out > 0.5) run.found(out, box, [&] { return fmt::format("a mark that goes {:.1f} pt beyond", out); });
}

constexpr PreflightRule margin_rows[] = {
    {"margin.inner", Severity::error, "from the spine to the nearest ink", ask_inner, nullptr, check_inner,
     nullptr},
    {"margin.outer", Severity::error, "from the other edges to the nearest ink", ask_outer, nullptr,
     check_outer, nullptr},
    {"marks.beyond-trim", Severity::error, "everything that a page draws, seen or not", ask_inside,
     check_inside, nullptr, nullptr},
};

}  // namespace

std::span<const PreflightRule> margin_rules() { return margin_rows; }

}  // namespace mazefolio::preflight
