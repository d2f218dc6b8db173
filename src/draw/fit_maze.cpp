// Arrows and words take room, the room decides the scale, and the scale decides the arrows: the scale only
// goes down from the largest thinkable one until everything is inside.
#include "draw/fit_maze.h"

#include <algorithm>
#include <cmath>

#include "base/diagnostic.h"
#include "base/edges.h"
#include "draw/gate_marks.h"
#include "draw/outline.h"

namespace mazefolio {
namespace {

struct Trial {
  double scale = 0;
  std::vector<GateMark> marks;
};

Trial shrink_until_inside(const Maze& maze, const std::vector<std::vector<Point>>& rings, Size room,
                          double scale, const MazeLook& look, const GateWords& words, double word_scale,
                          TextMeasurer& measurer) {
  const Rect b = bounds(*maze.topology);
  for (int i = 0; i < 24; ++i) {
    Trial trial{scale, place_gate_marks(maze, rings, scale, room, look, words, word_scale, measurer)};
    const Rect ink = ink_box_of(wall_ink_box(b, scale, look), trial.marks);
    const double over =
        std::max((ink.width() - room.width) / b.width(), (ink.height() - room.height) / b.height());
    if (over <= 1e-9) return trial;
    scale -= over;
    if (scale <= 0) break;
  }
  return {};
}

void shift(GateMark& mark, Point by) {
  for (Point& p : mark.arrow) p = p + by;
  mark.disc = mark.disc + by;
  mark.word.at = mark.word.at + by;
  mark.word_box = Transform{1, by}(mark.word_box);
}

/// Clear width of the narrowest doorway, in maze units.
double doorway(const Maze& maze) {
  double least = HUGE_VAL;
  std::visit(
      [&](const auto& t) {
        maze.open.for_each_set([&](std::size_t i) {
          least = std::min(least, edge_length(t.edge(Wall{static_cast<std::uint32_t>(i)})));
        });
      },
      *maze.topology);
  return std::min(least, 1.0);
}

}  // namespace

MazeFit fit_maze(const Maze& maze, const Rect& area, const MazeLook& look, const GateWords& words,
                 TextMeasurer& measurer, std::optional<Length> max_pitch) {
  const Rect b = bounds(*maze.topology);
  if (!(b.width() > 0 && b.height() > 0)) throw InternalError("a maze without cells cannot be drawn");
  const double rim = look.wall.pt * look.rim_factor;
  const double bare = std::min((area.width() - rim) / b.width(), (area.height() - rim) / b.height());
  const double widest = max_pitch ? std::min(bare, max_pitch->pt) : bare;
  const std::vector<std::vector<Point>> rings = outline_rings(*maze.topology);

  // Words that would cost more than half of the maze become smaller, and in a very small box they go.
  Trial best;
  for (const double word_scale : {1.0, 0.85, 0.7, 0.0}) {
    const Trial trial =
        shrink_until_inside(maze, rings, area.size(), widest, look, words, word_scale, measurer);
    if (trial.scale > best.scale * 1.2) best = trial;
    if (best.scale > 0.5 * widest) break;
  }
  if (best.scale <= 0) best.scale = widest;  // no room even for arrows

  const Rect walls = wall_ink_box(b, best.scale, look), ink = ink_box_of(walls, best.marks);
  // `anchor` 0.5 brings the middle of the walls, not of the ink, to the middle of the area, as far as the ink
  // allows.
  const auto place = [](double low, double high, double from, double to, double middle, double anchor) {
    const double first = from - low, last = std::max(first, to - high);
    return anchor == 0.5 ? std::clamp((from + to) / 2 - middle, first, last)
                         : first + anchor * (last - first);
  };
  const Point by{place(ink.x0, ink.x1, area.x0, area.x1, walls.center().x, look.anchor.x),
                 place(ink.y0, ink.y1, area.y0, area.y1, walls.center().y, look.anchor.y)};
  for (GateMark& m : best.marks) shift(m, by);

  MazeFit fit;
  fit.transform = {best.scale, by};
  fit.maze_box = fit.transform(b);
  fit.ink_box = Transform{1, by}(ink);
  fit.pitch = best.scale;
  fit.corridor = best.scale * doorway(maze) - narrowing(look).pt;
  fit.gates = std::move(best.marks);
  return fit;
}

Size maze_room(Size box, const MazeLook& look, const GateWords& words, Length pitch, TextMeasurer& measurer) {
  const double length = arrow_length(pitch.pt, look), gap = arrow_gap(length, look);
  const double word =
      std::max(measurer.width(words.start, look.label), measurer.width(words.finish, look.label));
  const double height = words.start.empty() && words.finish.empty() ? 0 : 1.25 * look.label.size_pt;
  const double beside = word > 0 ? word * side_word_scale(word, length) : 0;
  return {std::max(0.0, box.width - 2 * (gap + std::max(length, beside))),
          std::max(0.0, box.height - 2 * (gap + std::max(length, height)))};
}

}  // namespace mazefolio
