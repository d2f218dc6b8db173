// Arrows and words need space, the space decides the scale, and the scale decides the arrows. The scale
// therefore starts at an upper bound and only decreases until everything fits.
#include "draw/fit_maze.h"

#include <algorithm>
#include <cmath>

#include "base/diagnostic.h"
#include "draw/gate_marks.h"
#include "draw/open_width.h"
#include "draw/outline.h"
#include "maze/thick.h"

namespace mazefolio::draw {
namespace {

struct Trial {
  double scale = 0;
  std::vector<GateMark> marks;
};

class Fitter {
 public:
  Fitter(const Maze& maze, const MazeStyle& style, const GateWords& words, Size room, TextMeasurer& measurer)
      : maze_(maze),
        style_(style),
        words_(words),
        room_(room),
        measurer_(measurer),
        b_(bounds(*maze.topology)) {
    style_.thick = is_thick(*maze.topology);
    if (!(b_.width() > 0 && b_.height() > 0)) throw InternalError("a maze without cells cannot be drawn");
    rings_ = printed_rings(maze);
    if (walls_grow(style_)) passage_ = open_width(maze);
  }

  MazeStyle style_at(double scale) const { return inked(style_, points(passage_ * scale)); }

  /// The largest scale for the walls alone.
  double bare_scale() const {
    double scale = std::min(room_.width / b_.width(), room_.height / b_.height());
    for (int i = 0; i < 24; ++i) {
      const double over = too_large(wall_ink_box(b_, scale, style_at(scale)));
      if (over <= 1e-9) break;
      scale -= over;
    }
    return scale;
  }

  Trial shrink_until_inside(double scale, double label_scale) const {
    for (int i = 0; i < 24; ++i) {
      const GateStyle style{style_at(scale), words_, label_scale};
      Trial trial{scale, place_gate_marks(maze_, rings_, scale, room_, style, measurer_)};
      const double over = too_large(ink_box_of(wall_ink_box(b_, scale, style.maze), trial.marks));
      if (over <= 1e-9) return trial;
      scale -= over;
      if (scale <= 0) break;
    }
    return {};
  }

 private:
  double too_large(const Rect& ink) const {
    // Blocks shrink with the maze.
    const double walls = walls_grow(style_) ? passage_ / 2 : 0;
    return std::max((ink.width() - room_.width) / (b_.width() + walls),
                    (ink.height() - room_.height) / (b_.height() + walls));
  }

  const Maze& maze_;
  MazeStyle style_;
  const GateWords& words_;
  Size room_;
  TextMeasurer& measurer_;
  Rect b_;
  Rings rings_;
  double passage_ = 1;
};

void shift(GateMark& mark, Point by) {
  for (Point& p : mark.arrow) p = p + by;
  mark.disc = mark.disc + by;
  mark.word.at = mark.word.at + by;
  mark.word_box = Transform{1, by}(mark.word_box);
}

}  // namespace

MazeFit fit_maze(const Maze& maze, const Rect& area, const MazeStyle& style, const GateWords& words,
                 TextMeasurer& measurer, std::optional<Length> max_pitch) {
  const Rect b = bounds(*maze.topology);
  const Fitter fitter(maze, style, words, area.size(), measurer);
  const double bare = fitter.bare_scale(), widest = max_pitch ? std::min(bare, max_pitch->pt) : bare;

  // Labels that would cost more than half of the maze become smaller; in a very small box they are left out.
  Trial best;
  for (const double label_scale : {1.0, 0.85, 0.7, 0.0}) {
    const Trial trial = fitter.shrink_until_inside(widest, label_scale);
    if (trial.scale > best.scale * 1.2) best = trial;
    if (best.scale > 0.5 * widest) break;
  }
  if (best.scale <= 0) best.scale = widest;  // not even arrows fit

  const MazeStyle ink_style = fitter.style_at(best.scale);
  const Rect walls = wall_ink_box(b, best.scale, ink_style), ink = ink_box_of(walls, best.marks);
  // `anchor` 0.5 moves the center of the walls, not of the ink, to the center of the area, as far as the ink
  // allows.
  const auto place = [](double low, double high, double from, double to, double middle, double anchor) {
    const double first = from - low, last = std::max(first, to - high);
    return anchor == 0.5 ? std::clamp((from + to) / 2 - middle, first, last)
                         : first + anchor * (last - first);
  };
  const Point by{place(ink.x0, ink.x1, area.x0, area.x1, walls.center().x, style.anchor.x),
                 place(ink.y0, ink.y1, area.y0, area.y1, walls.center().y, style.anchor.y)};
  for (GateMark& m : best.marks) shift(m, by);

  MazeFit fit;
  fit.transform = {best.scale, by};
  fit.maze_box = fit.transform(b);
  fit.ink_box = Transform{1, by}(ink);
  fit.pitch = best.scale;
  const double half_wall = ink_style.wall.pt / 2 / best.scale;
  fit.passage = best.scale * open_width(maze);
  fit.corridor = best.scale * open_width(maze, {half_wall, half_wall * ink_style.rim_factor});
  fit.gates = std::move(best.marks);
  return fit;
}

MazeStyle printed_style(const Maze& maze, const MazeFit& fit, MazeStyle style) {
  style.thick = is_thick(*maze.topology);
  return inked(std::move(style), points(fit.passage));
}

Size maze_room(Size box, const MazeStyle& style, const GateWords& words, Length pitch,
               TextMeasurer& measurer) {
  const double length = arrow_length(pitch.pt, style), gap = arrow_gap(length, inked(style, pitch));
  double beside = 0, height = 0;
  for (const auto& [icon, word] :
       {std::pair(style.icons.start, words.start), {style.icons.finish, words.finish}}) {
    const double width = icon ? icon_size(length) : measurer.width(word, style.label);
    if (width == 0) continue;
    beside = std::max(beside, icon ? width : width * side_word_scale(width, length));
    height = std::max(height, icon ? width : 1.25 * style.label.size_pt);
  }
  return {std::max(0.0, box.width - 2 * (gap + std::max(length, beside))),
          std::max(0.0, box.height - 2 * (gap + std::max(length, height)))};
}

}  // namespace mazefolio::draw
