#include "book/printed_ink.h"

#include <utility>

#include "base/geometry/turn.h"
#include "draw/crossing.h"
#include "draw/draw_maze.h"
#include "draw/draw_tangle.h"
#include "draw/walk_line.h"

namespace mazefolio::book {

PrintedInk printed_ink(const Maze& maze, const PlacedMaze& placed, const Rect& slot) {
  const MazeStyle style = printed_style(maze, placed.fit, placed.style);
  PrintedInk ink{placed.fit.transform,
                 style.wall.pt,
                 style.wall.pt * style.rim_factor,
                 placed.fit.corridor,
                 style.wall_gray,
                 corner_radius(style),
                 {},
                 {},
                 slot};
  ink.colors = style.colors;
  if (style.details && !style.details->solid) ink.details = style.details;
  if (has_widths(style)) ink.wall_widths = wall_widths(maze, style);
  if (style.borders) ink.border_pt = style.thickest.pt;
  if (style.details && style.details->solid) ink.rock = RockTexture::solid;
  if (style.thick) ink.rock = rock_texture(style);
  if (!crossings_of(*maze.topology).empty()) ink.rail_pt = rail_width(style, placed.fit.transform.scale);
  if (placed.fit.tangle) {
    ink.wall_pt = ink.rim_pt = string_width(placed.fit, style);
    for (const StringEnd& end : placed.fit.tangle->ends)
      if (end.picture.width() > 0) ink.marks.push_back(end.picture);
  }
  for (const GateMark& mark : placed.fit.gates) {
    if (mark.open_pt > 0) ink.open_arrow = ink.arrows.size();
    if (!mark.arrow.empty()) ink.arrows.push_back(mark.arrow);
    if (mark.inside)
      ink.marks.push_back(
          mark.pictured() ? mark.icon_box
                          : inset({mark.disc.x, mark.disc.y, mark.disc.x, mark.disc.y}, -mark.disc_radius));
  }
  for (const PlacedSign& sign : placed.fit.signs)
    ink.marks.insert(ink.marks.end(), sign.boxes.begin(), sign.boxes.end());
  for (const PlacedLetter& letter : placed.fit.letters) ink.marks.push_back(letter.box);
  return ink;
}

PrintedInk answer_ink(const BookPuzzle& puzzle, const Rect& slot) {
  PrintedInk ink = printed_ink(puzzle.puzzle.maze, puzzle.answer, slot);
  for (const Arrowhead& head :
       arrowheads(puzzle.puzzle.maze, puzzle.puzzle.strokes, puzzle.answer.fit, puzzle.answer.style))
    ink.marks.push_back(head.box);
  return ink;
}

std::vector<PrintedArt> printed_art(const MazeFit& fit, const PuzzleSpec& entry) {
  std::vector<PrintedArt> art;
  for (std::size_t i = 0; i < fit.gates.size(); ++i) {
    const GateMark& mark = fit.gates[i];
    if (!mark.pictured()) continue;
    const bool first = i == 0, last = i + 1 == fit.gates.size();
    const std::string icon = first  ? entry.start_icon.value_or("")
                             : last ? entry.finish_icon.value_or("")
                                    : entry.goal_icons[(i - 1) % entry.goal_icons.size()];
    art.push_back({first ? "start" : last ? "finish" : "goal", icon, mark.inside, mark.icon_box});
  }
  if (fit.tangle)
    for (const StringEnd& end : fit.tangle->ends)
      if (end.picture.width() > 0)
        art.push_back({end.first ? "start" : "finish",
                       (end.first ? entry.start_icon : entry.finish_icon).value_or(""), true, end.picture});
  return art;
}

PrintedInk turned(PrintedInk ink, const Transform& turn) {
  ink.to_page = {ink.to_page.scale * turn.scale, turn(ink.to_page.shift), ink.to_page.stretch};
  for (Rect& mark : ink.marks) mark = in_order(turn(mark));
  for (std::vector<Point>& arrow : ink.arrows)
    for (Point& p : arrow) p = turn(p);
  ink.slot = in_order(turn(ink.slot));
  return ink;
}

}  // namespace mazefolio::book
