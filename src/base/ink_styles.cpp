#include "base/ink_styles.h"

#include <vector>

#include "base/diagnostic.h"

namespace mazefolio::base {

std::span<const WallStyleRow> wall_styles() {
  static const std::vector<WallStyleRow> table{
      {"line", "thin lines", WallStyle::line},
      {"block", "as thick as corridors are wide", WallStyle::block},
      {"rounded", "lines with round corners and ends", WallStyle::rounded},
  };
  return table;
}

std::span<const RockTextureRow> rock_textures() {
  static const std::vector<RockTextureRow> table{
      {"hatch", "sloping lines", RockTexture::hatch}, {"dots", "rows of dots", RockTexture::dots},
      {"grey", "even gray", RockTexture::gray},       {"solid", "black", RockTexture::solid},
      {"none", "only outlines", RockTexture::none},
  };
  return table;
}

std::span<const BorderLinesRow> border_lines() {
  static const std::vector<BorderLinesRow> table{
      {"none", "no lines", BorderLines::none},
      {"single", "a line", BorderLines::single},
      {"double", "a thick line and a thin one inside it", BorderLines::doubled},
      {"panel", "a line with round corners", BorderLines::panel},
      {"steps", "three lines, each thinner than the one outside it", BorderLines::steps},
      {"night", "a black band with white stars", BorderLines::night},
  };
  return table;
}

std::span<const PathStyleRow> path_styles() {
  static const std::vector<PathStyleRow> table{
      {"line", "line", "a line over the maze", PathStyle::line, true},
      {"dots", "dashed", "a dotted line", PathStyle::dots, true},
      {"fill", "fill", "gray cells below the walls", PathStyle::fill, false},
  };
  return table;
}

std::string_view name_of(PathStyle style) {
  for (const PathStyleRow& row : path_styles())
    if (row.value == style) return row.name;
  throw InternalError("a path style without a row");
}

}  // namespace mazefolio::base
