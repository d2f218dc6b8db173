// Sizes of pages and their boxes.
#include <fmt/format.h>

#include <cmath>

#include "preflight/drawn_path.h"
#include "preflight/preflight_rules.h"

namespace mazefolio::preflight {
namespace {

constexpr double slack = 0.5, box_slack = 0.1, trim_slack = 1;

bool alike(const Size& a, const Size& b, double by) {
  return std::abs(a.width - b.width) <= by && std::abs(a.height - b.height) <= by;
}

std::string nearest_trim(const PrinterLimits& limits, const Size& size) {
  const TrimLimit* best = nullptr;
  const auto far = [&](const TrimLimit& t) {
    return std::abs(t.size.width - size.width) + std::abs(t.size.height - size.height);
  };
  for (const TrimLimit& t : limits.trims)
    if (!best || far(t) < far(*best)) best = &t;
  return best ? inches(best->size) : "";
}

std::string ask_size(const PrinterLimits& limits) {
  return limits.trims.empty() ? "one size for all pages"
                              : "one size for all pages, with a trim that is listed";
}

void check_trim_size(const FileView& file, RuleRun& run) {
  const PrinterLimits& limits = file.limits;
  const Size size = file.pages.front().trim.size();
  if (limits.trims.empty() || limits.trim(size)) return;
  const bool made = size.width >= limits.least_trim.width - trim_slack &&
                    size.height >= limits.least_trim.height - trim_slack &&
                    size.width <= limits.largest_trim.width + trim_slack &&
                    size.height <= limits.largest_trim.height + trim_slack;
  run.turn_to(0);
  run.found(made ? Severity::warning : Severity::error, 1, std::nullopt,
            fmt::format("a trim that is listed, such as {}", nearest_trim(limits, size)),
            [&] { return fmt::format("a trim of {}", inches(size)); });
}

void check_size(const FileView& file, RuleRun& run) {
  const Size first = file.pages.front().paper.size();
  for (const PageView& page : file.pages) {
    const Size size = page.paper.size();
    run.turn_to(page.number);
    if (!alike(size, first, slack))
      run.found(Severity::error, std::abs(size.width - first.width) + std::abs(size.height - first.height),
                std::nullopt, fmt::format("{}, as on page 1", inches(first)), [&] { return inches(size); });
  }
  check_trim_size(file, run);
}

std::string ask_trim(const PrinterLimits&) { return "a trim box inside the media box and the crop box"; }

void check_trim(const PageView& page, const FileView&, RuleRun& run) {
  const PageFacts& f = page.facts;
  if (!f.trim) return;
  const bool in_media = holds(inset(f.media, -box_slack), *f.trim);
  if (!in_media || (f.crop && !holds(inset(*f.crop, -box_slack), *f.trim)))
    run.found(1, page.trim, [&] {
      return fmt::format("a trim of {} that leaves the {} box", inches(page.trim.size()),
                         in_media ? "crop" : "media");
    });
}

std::string ask_bleed(const PrinterLimits& limits) {
  if (!limits.press) return "a bleed box around the trim box, inside the media box";
  return fmt::format("pages of the trim size, or with {:g} in of bleed {}", limits.bleed / 72,
                     limits.bleed_at_spine ? "on all sides" : "at top, bottom and outside");
}

void check_bleed(const PageView& page, const FileView& file, RuleRun& run) {
  const PageFacts& f = page.facts;
  const PrinterLimits& limits = file.limits;
  if (f.bleed && !holds(inset(f.media, -box_slack), *f.bleed))
    return run.found(1, std::nullopt, [] { return std::string("a bleed box that leaves the media box"); });
  if (f.bleed && f.trim && !holds(inset(*f.bleed, -box_slack), *f.trim) && holds(f.media, *f.trim))
    return run.found(1, std::nullopt,
                     [] { return std::string("a bleed box that is not around the trim box"); });
  if (!limits.press || !page.bleeds) return;
  const double left = page.trim.x0 - page.paper.x0, right = page.paper.x1 - page.trim.x1,
               above = page.trim.y0 - page.paper.y0, below = page.paper.y1 - page.trim.y1;
  const double inner = page.inner_left ? left : right, outer = page.inner_left ? right : left;
  const double at_spine = limits.bleed_at_spine ? limits.bleed : 0;
  const double wrong = std::max({std::abs(inner - at_spine), std::abs(outer - limits.bleed),
                                 std::abs(above - limits.bleed), std::abs(below - limits.bleed)});
  if (wrong > slack && holds(inset(page.paper, -box_slack), page.trim))
    run.found(wrong, page.trim, [&] {
      return fmt::format("{:.3f} in inside, {:.3f} in outside, {:.3f} in above and {:.3f} in below",
                         inner / 72, outer / 72, above / 72, below / 72);
    });
}

constexpr PreflightRule rows[] = {
    {"boxes.size", Severity::error, "the size of every page and its trim", ask_size, nullptr, nullptr,
     check_size},
    {"boxes.trim", Severity::error, "the trim box of every page", ask_trim, nullptr, check_trim, nullptr},
    {"boxes.bleed", Severity::error, "the bleed box, and the paper around the trim", ask_bleed, nullptr,
     check_bleed, nullptr},
};

}  // namespace

std::string inches(const Size& size) {
  const auto text = [](double pt) { return fmt::format("{:g}", std::round(pt / 72 * 1000) / 1000); };
  return text(size.width) + " x " + text(size.height) + " in";
}

std::span<const PreflightRule> box_rules() { return rows; }

}  // namespace mazefolio::preflight
