// Colors, and how much ink they are. Pictures are judged by their color space, not by their pixels.
#include <fmt/format.h>

#include "preflight/preflight_rules.h"

namespace mazefolio::preflight {
namespace {

constexpr double share_slack = 0.004, total_slack = 0.005;

const char* name_of(InkKind kind) {
  switch (kind) {
    case InkKind::rgb:
      return "RGB";
    case InkKind::cmyk:
      return "CMYK";
    case InkKind::spot:
      return "spot color";
    case InkKind::pattern:
      return "pattern";
    default:
      return "gray";
  }
}
const char* name_of(PaintMark::Kind kind) {
  switch (kind) {
    case PaintMark::Kind::text:
      return "words";
    case PaintMark::Kind::picture:
      return "a picture";
    case PaintMark::Kind::shade:
      return "a gradient";
    case PaintMark::Kind::stroke:
      return "a line";
    default:
      return "an area";
  }
}

std::optional<Rect> seen(const MarkView& view) { return visible_part(view.mark, view.page.paper); }

bool is_black_ink(const PaintInk& ink) {
  if (ink.kind == InkKind::gray || ink.kind == InkKind::black) return true;
  return ink.kind == InkKind::cmyk && ink.known && !ink.colored;
}

std::string ask_black(const PrinterLimits& limits) {
  return limits.press && limits.black ? "gray or black ink alone; --ink color for a book in color" : "";
}
void check_black(const MarkView& view, RuleRun& run) {
  if (is_black_ink(view.mark.ink)) return;
  if (const auto part = seen(view))
    run.found(1, part,
              [&] { return fmt::format("{} in {}", name_of(view.mark.kind), name_of(view.mark.ink.kind)); });
}

std::string ask_total(const PrinterLimits& limits) {
  return limits.ink_error > 0 ? fmt::format("{:.0f} % or less", limits.ink_warning * 100) : "";
}
void check_total(const MarkView& view, RuleRun& run) {
  const PaintInk& ink = view.mark.ink;
  if (ink.kind != InkKind::cmyk || !ink.known || ink.total <= view.limits.ink_warning + total_slack) return;
  if (const auto part = seen(view))
    run.found(ink.total > view.limits.ink_error + total_slack ? Severity::error : Severity::warning,
              ink.total, part, run.required(),
              [&] { return fmt::format("{:.0f} % of ink", ink.total * 100); });
}

std::string ask_gray(const PrinterLimits& limits) {
  return limits.gray > 0 ? fmt::format("{:.0f} % of black or more", limits.gray * 100) : "";
}
void check_gray(const MarkView& view, RuleRun& run) {
  const PaintInk& ink = view.mark.ink;
  if (!ink.known || ink.pattern || ink.share >= view.limits.gray - share_slack) return;
  if (const auto part = seen(view))
    run.found(1 - ink.share, part,
              [&] { return fmt::format("{} of {:.1f} %", name_of(view.mark.kind), ink.share * 100); });
}

std::string ask_opaque(const PrinterLimits& limits) { return limits.press ? "everything opaque" : ""; }
void check_opaque(const MarkView& view, RuleRun& run) {
  if (!view.mark.transparent) return;
  if (const auto part = seen(view))
    run.found(1, part,
              [&] { return fmt::format("{} that lets through what is below", name_of(view.mark.kind)); });
}

constexpr PreflightRule ink_rows[] = {
    {"ink.color", Severity::error, "the color space of everything that is painted", ask_black, check_black,
     nullptr, nullptr},
    {"ink.total", Severity::error, "the sum of the four inks of a color", ask_total, check_total, nullptr,
     nullptr},
    {"grey.floor", Severity::warning, "how dark a gray is", ask_gray, check_gray, nullptr, nullptr},
    {"transparency", Severity::error, "opacity, blending and masks of what is painted", ask_opaque,
     check_opaque, nullptr, nullptr},
};

}  // namespace

std::span<const PreflightRule> ink_rules() { return ink_rows; }

}  // namespace mazefolio::preflight
