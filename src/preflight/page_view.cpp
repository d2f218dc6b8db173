#include "preflight/page_view.h"

#include "preflight/drawn_path.h"
#include "preflight/interpreter.h"

namespace mazefolio::preflight {
namespace {

constexpr double bleed_slack = 1;  // points

/// The trim of a page without a trim box: the paper, or what is left of it without a bleed that the printer
/// asks.
Rect trim_by_size(const PageView& page, const PrinterLimits& limits) {
  const Rect& paper = page.paper;
  if (limits.bleed <= 0 || limits.trim(paper.size())) return paper;
  Rect trim = inset(paper, limits.bleed);
  if (!limits.bleed_at_spine) (page.inner_left ? trim.x0 : trim.x1) = page.inner_left ? paper.x0 : paper.x1;
  return limits.trim(trim.size()) ? trim : paper;
}

}  // namespace

PageView page_view(const PageFacts& facts, int number, bool right_to_left, const PrinterLimits& limits) {
  PageView out;
  out.number = number;
  out.facts = facts;
  out.facts.resources = nullptr;
  out.facts.content = nullptr;
  out.to_paper = page_matrix(facts);
  out.paper = paper_of(facts);
  out.inner_left = (number % 2 == 1) != right_to_left;
  out.trim = facts.trim ? image_of(*facts.trim, out.to_paper) : trim_by_size(out, limits);
  out.bleeds = !holds(inset(out.trim, -bleed_slack), out.paper);
  return out;
}

}  // namespace mazefolio::preflight
