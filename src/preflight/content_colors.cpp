#include "preflight/content_run.h"

namespace mazefolio::preflight {
namespace {

constexpr int most_inks = 32;

}  // namespace

void ContentRun::set(InkSpace& space, PaintInk& ink, InkSpace chosen) {
  if (!scene_.colored) return;
  double values[most_inks];
  int n = 0;
  for (const Token& o : operands_)
    if (o.kind == Token::Kind::number && n < most_inks) values[n++] = o.number;
  space = chosen;
  if (chosen.kind != InkKind::pattern) {
    ink = ink_of(chosen, values, n);
    return;
  }
  ink = PaintInk{};
  ink.known = false;
  ink.pattern = scene_.resources ? scene_.resources->pattern(name()) : nullptr;
}

void ContentRun::choose(InkSpace& space, PaintInk& ink) {
  const std::string chosen = name();
  InkSpace to;
  if (chosen == "DeviceRGB")
    to = device_rgb;
  else if (chosen == "DeviceCMYK")
    to = device_cmyk;
  else if (chosen == "Pattern")
    to = pattern_space;
  else if (const InkSpace* named = scene_.resources ? scene_.resources->space(chosen) : nullptr)
    to = *named;
  if (!scene_.colored) return;
  space = to;
  const double black_of_cmyk[] = {0, 0, 0, 1}, full[] = {1};
  const bool cmyk = to.kind == InkKind::cmyk, one = to.kind == InkKind::spot || to.kind == InkKind::black;
  ink = ink_of(to, cmyk ? black_of_cmyk : full, cmyk ? 4 : one ? 1 : 0);
}

}  // namespace mazefolio::preflight
