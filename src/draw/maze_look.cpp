#include "draw/maze_look.h"

#include <algorithm>

namespace mazefolio {

MazeLook puzzle_look(const Look& look, Length wall, Length label) {
  MazeLook out;
  out.wall = wall;
  out.rim_factor = look.rim_factor;
  out.rounding = look.wall_rounding;
  out.path_factor = look.answer_path_factor;
  out.path = look.answer_path;
  out.label = look.label.at(label.pt);
  out.label.bold = true;
  return out;
}

MazeLook answer_look(const Look& look, Length wall, Length label, bool right_to_left) {
  MazeLook out = puzzle_look(look, wall, label);
  out.anchor = {look.composition == Composition::centred ? 0.5 : right_to_left ? 1.0 : 0.0, 0};
  out.wall_ink = grey(look.answer_wall_grey);
  return out;
}

Length pitch_for(const MazeLook& look, Length corridor, double passage) {
  return (corridor + narrowing(look)) * (1 / passage);
}

Length narrowing(const MazeLook& look) { return look.wall * ((1 + std::max(1.0, look.rim_factor)) / 2); }

}  // namespace mazefolio
