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

MazeLook answer_look(const Look& look, Length wall, Length label) {
  MazeLook out = puzzle_look(look, wall, label);
  out.wall_ink = grey(look.answer_wall_grey);
  return out;
}

}  // namespace mazefolio
