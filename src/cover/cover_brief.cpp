#include "cover/cover_brief.h"

#include <algorithm>
#include <cmath>

namespace mazefolio::cover {
namespace {

Ink ink_of(Color c) { return {c.r / 255.0, c.g / 255.0, c.b / 255.0}; }

}  // namespace

CoverInks inks_of(const PaletteRow& palette) {
  return {ink_of(palette.ground), ink_of(palette.deep),   ink_of(palette.light),
          ink_of(palette.accent), ink_of(palette.second), ink_of(palette.third)};
}

Color color_of(Ink ink) {
  const auto part = [](double v) { return static_cast<std::uint8_t>(std::lround(v * 255)); };
  return {part(ink.r), part(ink.g), part(ink.b)};
}

Ink mixed(Ink from, Ink to, double share) {
  return {from.r + (to.r - from.r) * share, from.g + (to.g - from.g) * share,
          from.b + (to.b - from.b) * share};
}

Ink bright_on(const CoverInks& inks, Ink ground) {
  constexpr double enough = 3;  // of large words
  const Color on = color_of(ground);
  if (contrast(color_of(inks.accent), on) >= enough) return inks.accent;
  return std::max({inks.accent, inks.second, inks.third, inks.ground},
                  [&](Ink a, Ink b) { return contrast(color_of(a), on) < contrast(color_of(b), on); });
}

Ink words_on(const CoverInks& inks, Ink ground) {
  const Color on = color_of(ground);
  return contrast(color_of(inks.deep), on) >= contrast(color_of(inks.light), on) ? inks.deep : inks.light;
}

}  // namespace mazefolio::cover
