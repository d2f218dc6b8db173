#include "draw/maze_style.h"

#include <algorithm>

namespace mazefolio::draw {
namespace {

constexpr double rounded_radius = 0.35, cave_radius = 0.5;
constexpr double block_gray = 0.3;  ///< wide black areas would soak the paper

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
  return out;
}

MazeStyle answer_style(const Look& look, Length wall, Length label, bool right_to_left) {
  MazeStyle out = puzzle_style(look, wall, label);
  out.anchor = {look.composition == Composition::centered ? 0.5 : right_to_left ? 1.0 : 0.0, 0};
  out.wall_ink = gray(look.answer_wall_gray);
  return out;
}

bool walls_grow(const MazeStyle& look) { return look.style == WallStyle::block && !look.thick; }

RockTexture rock_texture(const MazeStyle& look) {
  return look.rock.value_or(look.style == WallStyle::block ? RockTexture::solid : RockTexture::hatch);
}

double corner_radius(const MazeStyle& look) {
  return look.style == WallStyle::line ? look.rounding
         : look.style == WallStyle::rounded
             ? std::max(look.rounding, look.thick ? cave_radius : rounded_radius)
             : 0;
}

MazeStyle inked(MazeStyle look, Length passage) {
  look.rounding = corner_radius(look);
  if (walls_grow(look)) look.wall = std::max(look.wall, passage * 0.5);
  if (look.style == WallStyle::block) {
    look.rim_factor = 1;
    look.wall_ink = gray(std::max(look.wall_ink.r, block_gray));
  }
  return look;
}

Length narrowing(const MazeStyle& look) {
  return look.thick ? look.wall : look.wall * ((1 + std::max(1.0, look.rim_factor)) / 2);
}

Length pitch_for(const MazeStyle& look, Length corridor, double passage) {
  const Length walls = walls_grow(look) ? std::max(look.wall, corridor) : narrowing(look);
  return (corridor + walls) * (1 / passage);
}

}  // namespace mazefolio::draw
