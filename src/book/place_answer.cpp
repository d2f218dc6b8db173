#include "book/place_answer.h"

#include <algorithm>
#include <cmath>

#include "base/system/parallel.h"
#include "book/maze_rooms.h"
#include "draw/crossing.h"
#include "draw/draw_solution.h"
#include "draw/draw_tangle.h"
#include "draw/field_lines.h"
#include "draw/fit_maze.h"
#include "draw/gate_sites.h"
#include "draw/pursuer_line.h"
#include "puzzle/shape_details.h"

namespace mazefolio::book {
namespace {

constexpr double line_floor_pt = 0.75;  // what printers promise to hold
constexpr double crowded_share = 0.6, beside_crowded_way = 0.65;
constexpr double line_beside_itself = 0.16;  // by the corridor: else it is a dark block
constexpr std::size_t crowded_cells = 100;
constexpr double answer_label = 0.75;  ///< size of arrows, by that on the puzzle's page

/// Letters and numbers in cells may be smaller than type, as they stand alone.
Length least_mark(const Setting& setting) {
  constexpr Length least = points(6);
  constexpr double by_type = 0.6;
  return std::max(least, setting.text_floor * by_type);
}

/// That of letters and numbers on the puzzle's page, points; 0: it has none.
double mark_size(const BookPuzzle& puzzle) {
  const std::vector<PlacedLetter>& letters = puzzle.placed.fit.letters;
  return letters.empty() ? 0 : letters.front().run.font.size_pt;
}

double wall_at(const BookPuzzle& puzzle, double scale) {
  return std::max(line_floor_pt, puzzle.placed.style.wall.pt * scale);
}

/// The solution goes through nearly all cells, and these are many, as in a maze with one way only.
bool is_crowded(const Puzzle& puzzle) {
  return puzzle.solution.size() > crowded_cells &&
         static_cast<double>(puzzle.solution.size()) >
             crowded_share * static_cast<double>(puzzle.metrics.cells);
}

MazeStyle style_at(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle, double scale) {
  MazeStyle style = answer_style(house.look, points(wall_at(puzzle, scale)),
                                 label_size(setting) * answer_label, setting.right_to_left);
  style.least_type = setting.text_floor;
  style.least_letter = least_mark(setting);
  const Marks* const marks = puzzle.puzzle.maze.marks.get();
  // Where they would be too small, what they spell stands beside the answer alone.
  style.letters = marks && (has_signs(*marks) || mark_size(puzzle) * scale >= style.least_letter.pt);
  if (style.letters && (marks->shapes || !has_signs(*marks))) use_line_behind_marks(style, *marks);
  style.walls = puzzle.placed.style.walls;
  style.rock = puzzle.placed.style.rock;
  style.borders = puzzle.placed.style.borders;
  const auto lines = field_lines(puzzle.puzzle.maze), &details = puzzle.placed.style.details;
  style.details = lines ? lines : details && details->solid ? details : needed_details(details);
  if (puzzle.puzzle.pictures) style.path = PathStyle::fill;
  // Rails must stay darker than the mouths of the lanes below them, and a filled way would fall apart there.
  const auto has_bridges = [&] { return !crossings_of(*puzzle.puzzle.maze.topology).empty(); };
  if (style.path == PathStyle::fill && has_bridges()) style.path = PathStyle::line;
  if (style.path == PathStyle::fill) style.wall_gray = beside_filled_way;
  if (has_strings(puzzle.puzzle.maze)) {
    style.path = PathStyle::line;
    style.icons = puzzle.placed.style.icons;  // they take room, there and here
  }
  const bool crowded = !walls_grow(style) && is_crowded(puzzle.puzzle);
  if (crowded) style.line_share = line_beside_itself;
  style.line_share = line_share_of(puzzle.puzzle.maze, puzzle.puzzle.strokes, style.line_share);
  if (crowded && style.path == PathStyle::dots) style.path = PathStyle::line;
  if (crowded && !has_bridges()) style.wall_gray = std::max(style.wall_gray, beside_crowded_way);
  return style;
}

void add_pursuer(const Puzzle& puzzle, PlacedMaze& placed) {
  if (puzzle.pursuer.empty()) return;
  placed.fit.signs.push_back(pursuer_line(puzzle.maze, puzzle.pursuer, placed.fit, placed.style));
}

PlacedMaze placed_at(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle,
                     const Rect& box, double scale, bool measures_corridor) {
  throw_if_canceled();
  const PageTransform& own = puzzle.placed.fit.transform;
  PlacedMaze placed{style_at(house, setting, puzzle, scale), {}};
  placed.fit = fit_maze(puzzle.puzzle.maze, box, placed.style, {}, *setting.measurer,
                        points(own.scale * scale), own.stretch, puzzle.known.get(), measures_corridor);
  add_pursuer(puzzle.puzzle, placed);
  return placed;
}

}  // namespace

double readable_scale(const Corridor& c) {
  const double scale = readable_corridor_pt / c.width;
  if (c.wall * scale >= line_floor_pt || c.narrowed <= 0) return scale;
  // The walls stay at the finest line, and take as much more as they do on the puzzle's page.
  return (readable_corridor_pt + line_floor_pt * c.narrowed / c.wall) / (c.width + c.narrowed);
}

double readable_width(double scale, double wall, double narrowed) {
  if (wall * scale >= line_floor_pt || narrowed <= 0) return readable_corridor_pt / scale;
  return (readable_corridor_pt + line_floor_pt * narrowed / wall) / scale - narrowed;
}

double readable_answer(const BookPuzzle& puzzle) {
  const MazeFit& own = puzzle.placed.fit;
  const MazeStyle& style = puzzle.placed.style;
  // An answer shows no tone: its walls are thin.
  const double narrowed = has_tone(style) ? narrowing(style).pt : own.passage - own.corridor;
  return readable_scale({own.passage - narrowed, style.wall.pt, narrowed});
}

double scale_for_marks(const Setting& setting, const BookPuzzle& puzzle) {
  constexpr double most = 0.5;  // two beside each other
  const double size = mark_size(puzzle), scale = size > 0 ? least_mark(setting).pt / size : 0;
  return scale <= most ? scale : 0;
}

double arrow_reach_at(const Setting& setting, const Audience& audience, double scale) {
  const MazeStyle style =
      answer_style(setting.look, points(std::max(line_floor_pt, thickest_wall(audience).pt * scale)),
                   label_size(setting) * answer_label);
  const double length = longest_arrow(style);
  return arrow_gap(length, style) + length;
}

ArrowReach arrow_reach(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle) {
  constexpr Rect no_limits{0, 0, 1e5, 1e5};
  ArrowReach reach;
  const double least = std::min(1.0, readable_answer(puzzle));
  // Arrows are shorter in small mazes, but stand further out where a gate lies back from the outline's box.
  for (const double scale : {least, std::sqrt(least), 1.0}) {
    const MazeFit fit = placed_at(house, setting, puzzle, no_limits, scale, false).fit;
    for (const GateMark& mark : fit.gates) {
      if (mark.arrow.empty()) continue;
      const Rect ink = arrow_box(mark);
      reach = {
          std::max(reach.left, fit.maze_box.x0 - ink.x0), std::max(reach.right, ink.x1 - fit.maze_box.x1),
          std::max(reach.above, fit.maze_box.y0 - ink.y0), std::max(reach.below, ink.y1 - fit.maze_box.y1)};
    }
  }
  return reach;
}

Size answer_size(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle, double scale,
                 const ArrowReach& arrows) {
  const MazeFit& own = puzzle.placed.fit;
  const MazeStyle style = inked(style_at(house, setting, puzzle, scale), points(own.passage * scale));
  const double rim = style.wall.pt * style.rim_factor / 2;
  const double length = arrow_length(own.transform.scale * scale, style),
               most = arrow_gap(length, style) + length;
  const auto beyond = [&](double a, double b) {
    return std::max(rim, std::min(a, most)) + std::max(rim, std::min(b, most));
  };
  return {own.maze_box.width() * scale + beyond(arrows.left, arrows.right),
          own.maze_box.height() * scale + beyond(arrows.above, arrows.below)};
}

PlacedMaze place_answer(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle,
                        const Rect& box, double scale) {
  return placed_at(house, setting, puzzle, box, scale, true);
}

PlacedMaze answer_in_place(const HouseData& house, const Setting& setting, const BookPuzzle& puzzle) {
  const MazeStyle answer = style_at(house, setting, puzzle, 1);
  PlacedMaze placed = puzzle.placed;
  MazeStyle& style = placed.style;
  style.path = answer.path;
  style.path_ink = answer.path_ink;
  style.path_factor = answer.path_factor;
  style.line_share = answer.line_share;
  style.on_ground = answer.on_ground;
  style.wall_gray = std::max(style.wall_gray, answer.wall_gray);
  if (style.path == PathStyle::fill) style.details = answer.details;
  add_pursuer(puzzle.puzzle, placed);
  return placed;
}

}  // namespace mazefolio::book
