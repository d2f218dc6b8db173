#include "publish/color_icons.h"

#include <algorithm>
#include <array>

#include "cover/colored_art.h"
#include "cover/cover_brief.h"
#include "publish/cover_brief_of.h"

namespace mazefolio::publish {

void color_icons(const BookSpec& spec, HouseData& house) {
  const CoverInks ink = inks_of(*std::ranges::find(palettes(), palette_of(spec, house), &PaletteRow::name));
  const std::array bodies{ink.second, ink.accent, ink.third};
  std::size_t next = 0;
  for (auto& [name, svg] : house.icons)
    if (svg) svg = colored_art(*svg, {bodies[next++ % bodies.size()], ink.deep, white});
}

}  // namespace mazefolio::publish
