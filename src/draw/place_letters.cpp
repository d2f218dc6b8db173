#include "draw/place_letters.h"

#include <algorithm>

#include "topology/inner_room.h"

namespace mazefolio::draw {
namespace {

constexpr double letter_share = 0.55;  ///< size of letters, by the distance from cell to cell
constexpr double share_of_room = 1.5;  ///< and by the room around the middle of the smallest cell
constexpr double half_capital = 0.35;  ///< by the type size: all letters of a row stand on one line
constexpr double air = 0.4;            ///< points around the ink

}  // namespace

std::vector<PlacedLetter> place_letters(const Maze& maze, const PageTransform& to_page,
                                        const MazeStyle& style, TextMeasurer& measurer) {
  if (!maze.marks || !style.letters) return {};
  Font font = style.label;
  font.italic = false;
  double share = letter_share;
  for (const CellMark& mark : maze.marks->cells)
    share = std::min(share, share_of_room * inner_room(*maze.topology, mark.cell));
  font.size_pt = std::max(least_letter_share, share) * to_page.scale * std::min(1.0, to_page.stretch);
  std::vector<PlacedLetter> letters;
  for (const CellMark& mark : maze.marks->cells) {
    const Rect ink = measurer.ink(mark.text, font);
    const Point middle = to_page(center(*maze.topology, mark.cell)),
                begin{middle.x - ink.center().x, middle.y + half_capital * font.size_pt};
    letters.push_back(
        {{begin, mark.text, font, style.gate_ink, Align::left, 0},
         inset({begin.x + ink.x0, begin.y + ink.y0, begin.x + ink.x1, begin.y + ink.y1}, -air)});
  }
  return letters;
}

}  // namespace mazefolio::draw
