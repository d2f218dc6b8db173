#include "draw/place_letters.h"

#include <algorithm>

#include "draw/place_signs.h"
#include "maze/mark_shapes.h"
#include "topology/inner_room.h"

namespace mazefolio::draw {
namespace {

constexpr double letter_share = 0.55;    ///< size of letters, by the distance from cell to cell
constexpr double share_of_room = 1.5;    ///< and by the room around the middle of the smallest cell
constexpr double least_share = 0.45;     ///< that is as small as it gets, but for marks that are wide
constexpr double width_share = 0.78;     ///< of a cell, the widest mark
constexpr double wide_character = 0.55;  ///< by the type size
constexpr double half_capital = 0.35;    ///< by the type size: all letters of a row stand on one line
constexpr double unit_size = 10;         ///< points: widths are measured at this size
constexpr double letter_air = 0.4;       ///< points around the ink
constexpr double ground_air = 0.8;       ///< and where it interrupts a line

struct Letter {
  Point at;
  const std::string& text;
};

std::vector<Letter> letters_of(const Maze& maze) {
  std::vector<Letter> letters;
  const Point off = maze.marks->look == MarkLook::key ? key_letter : Point{};
  for (const CellMark& mark : maze.marks->cells)
    if (mark.text != block_mark && !shape_of_mark(mark.text))
      letters.push_back({center(*maze.topology, mark.cell) + off, mark.text});
  for (const PassageMark& mark : maze.marks->passages)
    if (!mark.text.empty()) letters.push_back({middle_of(maze, mark), mark.text});
  return letters;
}

}  // namespace

double least_mark_share(int characters) {
  return std::min(least_share, width_share / (wide_character * characters));
}

std::vector<PlacedLetter> place_letters(const Maze& maze, const PageTransform& to_page,
                                        const MazeStyle& style, TextMeasurer& measurer) {
  if (!maze.marks || !style.letters) return {};
  const std::vector<Letter> marks = letters_of(maze);
  if (marks.empty()) return {};
  Font font = style.label;
  font.italic = false;
  double share =
      maze.marks->look == MarkLook::key ? ring_letter_share(ring_radius(maze, to_page, style)) : letter_share;
  for (const CellMark& mark : maze.marks->cells)
    share = std::min(share, share_of_room * inner_room(*maze.topology, mark.cell));
  if (maze.marks->look != MarkLook::key) share = std::max(least_share, share);
  font.size_pt = unit_size;
  double widest = 0;
  for (const Letter& mark : marks) widest = std::max(widest, measurer.ink(mark.text, font).width());
  share = std::min(share, width_share * unit_size / widest);
  font.size_pt = share * to_page.scale * std::min(1.0, to_page.stretch);
  if (has_signs(*maze.marks) && font.size_pt < style.least_letter.pt) return {};
  std::vector<PlacedLetter> letters;
  for (const Letter& mark : marks) {
    const Rect ink = measurer.ink(mark.text, font);
    const Point middle = to_page(mark.at),
                begin{middle.x - ink.center().x, middle.y + half_capital * font.size_pt};
    letters.push_back({{begin, mark.text, font, style.gate_ink, Align::left, 0},
                       inset({begin.x + ink.x0, begin.y + ink.y0, begin.x + ink.x1, begin.y + ink.y1},
                             -(style.on_ground ? ground_air : letter_air))});
  }
  return letters;
}

}  // namespace mazefolio::draw
