#include "draw/maze_style.h"

#include <algorithm>

namespace mazefolio::draw {
namespace {

constexpr double border_factor = 2.2;  ///< heavier than any rim
constexpr double rounded_radius = 0.35, cave_radius = 0.5;

Ink mixed(Color from, Color to, double share) {
  const auto channel = [&](std::uint8_t a, std::uint8_t b) {
    return a / 255.0 + (b / 255.0 - a / 255.0) * share;
  };
  return {channel(from.r, to.r), channel(from.g, to.g), channel(from.b, to.b)};
}

}  // namespace

MazeStyle puzzle_style(const Look& look, Length wall, Length label) {
  MazeStyle out;
  out.wall = wall;
  out.rim_factor = look.rim_factor;
  out.rounding = look.wall_rounding;
  out.path_factor = look.answer_path_factor;
  out.path = look.answer_path;
  out.label = look.label.at(label.pt);
  out.label.bold = true;
  out.badges = look.gate_badges;
  return out;
}

Font gate_font(const MazeStyle& style) {
  constexpr double most = 1.5, by_art = 0.3;  // a word beside a large picture is larger
  constexpr double by_arrow = 0.75;           // and so is one beside a long arrow
  Font font = style.label;
  if (!style.badges && style.arrow_pt > 0) {
    font.size_pt = std::max(font.size_pt, by_arrow * style.arrow_pt);
    font.italic = false;
  }
  if (style.badges) font.size_pt *= std::clamp(by_art * style.art_pt / font.size_pt, 1.0, most);
  return font;
}

MazeStyle answer_style(const Look& look, Length wall, Length label, bool right_to_left) {
  MazeStyle out = puzzle_style(look, wall, label);
  out.anchor = {look.composition == Composition::centered ? 0.5 : right_to_left ? 1.0 : 0.0, 0};
  out.wall_gray = look.answer_wall_gray;
  out.path_ink = look.answer_ink;
  return out;
}

bool walls_grow(const MazeStyle& style) { return style.walls == WallStyle::block && !style.thick; }

bool has_tone(const MazeStyle& style) { return style.tone && style.tone->picture; }

bool has_widths(const MazeStyle& style) { return has_tone(style) || style.borders; }

RockTexture rock_texture(const MazeStyle& style) {
  return style.rock.value_or(style.walls == WallStyle::block ? RockTexture::solid : RockTexture::hatch);
}

Ink on_ground(const MazeStyle& style, double gray) {
  return mixed(style.colors.walls, style.colors.ground, gray);
}
Ink on_paper(const MazeStyle& style, double gray) { return mixed(style.colors.walls, color_white, gray); }

double corner_radius(const MazeStyle& style) {
  return style.walls == WallStyle::line ? style.rounding
         : style.walls == WallStyle::rounded
             ? std::max(style.rounding, style.thick ? cave_radius : rounded_radius)
             : 0;
}

MazeStyle inked(MazeStyle style, Length passage) {
  style.rounding = corner_radius(style);
  if (walls_grow(style)) style.wall = std::max(style.wall, passage * 0.5);
  if (style.walls == WallStyle::block) style.rim_factor = 1;
  if (has_tone(style))
    style.thickest = std::max(narrowing(style), passage * (style.tone->weight / (1 + style.tone->weight)));
  else if (style.borders)
    style.thickest = style.wall * border_factor;
  return style;
}

Length narrowing(const MazeStyle& style) {
  const double rim = (1 + std::max(1.0, style.rim_factor)) / 2;
  return style.thick ? style.wall : style.wall * (style.borders ? std::max(rim, border_factor) : rim);
}

Length pitch_for(const MazeStyle& style, Length corridor, double passage) {
  const Length walls = walls_grow(style) ? std::max(style.wall, corridor)
                       : has_tone(style) ? std::max(narrowing(style), corridor * style.tone->weight)
                                         : narrowing(style);
  return (corridor + walls) * (1 / passage);
}

}  // namespace mazefolio::draw
