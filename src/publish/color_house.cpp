#include "publish/color_house.h"

#include <algorithm>
#include <array>

#include "cover/colored_art.h"
#include "cover/cover_brief.h"
#include "publish/cover_brief_of.h"

namespace mazefolio::publish {
namespace {

int saturation(Color color) {
  const auto [least, most] = std::minmax({color.r, color.g, color.b});
  return most - least;
}

/// The most saturated color of a palette that is seen well on paper as a thick line.
Ink line_ink(const CoverInks& inks) {
  constexpr double least = 3;  // WCAG 2.1: of what is drawn
  Ink out = inks.deep;
  int best = 0;
  for (const Ink& ink : {inks.accent, inks.ground, inks.second, inks.third}) {
    const Color color = color_of(ink);
    if (contrast(color, color_white) < least || saturation(color) <= best) continue;
    best = saturation(color);
    out = ink;
  }
  return out;
}

}  // namespace

void color_house(const BookSpec& spec, HouseData& house) {
  const CoverInks ink = inks_of(*std::ranges::find(palettes(), palette_of(spec, house), &PaletteRow::name));
  const std::array bodies{ink.second, ink.accent, ink.third};
  std::size_t next = 0;
  for (auto& [name, svg] : house.icons)
    if (svg) svg = colored_art(*svg, {bodies[next++ % bodies.size()], ink.deep, white});
  constexpr double apart = 0.2;  // of the grays of walls and way, for who sees no color
  house.look.answer_ink = line_ink(ink);
  house.look.answer_wall_gray = std::max(house.look.answer_wall_gray, gray_of(house.look.answer_ink) + apart);
}

}  // namespace mazefolio::publish
