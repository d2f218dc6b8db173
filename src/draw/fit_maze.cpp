// Arrows and words need space, the space decides the scale, and the scale decides the arrows. The scale
// therefore starts at an upper bound and only decreases until everything fits.
#include "draw/fit_maze.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/diagnostic.h"
#include "base/geometry/edges.h"
#include "draw/draw_tangle.h"
#include "draw/gate_art.h"
#include "draw/gate_marks.h"
#include "draw/known_fit.h"
#include "draw/outline.h"
#include "maze/thick.h"

namespace mazefolio::draw {
namespace {

/// What is larger than its room shrinks by the share of its size that the outline is.
struct Trial {
  double scale = 0;
  std::vector<GateMark> marks;
};

class Fitter {
 public:
  Fitter(const Maze& maze, MazeStyle style, const GateWords& words, TextMeasurer& measurer, KnownMaze* known)
      : maze_(maze),
        style_(std::move(style)),
        words_(words),
        measurer_(measurer),
        known_(known ? *known : own_),
        b_(bounds_with_art(maze, style_)) {
    style_.thick = is_thick(*maze.topology);
    if (!(b_.width() > 0 && b_.height() > 0)) throw InternalError("a maze without cells cannot be drawn");
    if (walls_grow(style_) || has_tone(style_)) passage_ = open({});
  }

  double open(HalfWalls half) const { return known_.width(maze_, half); }
  const Rings& rings() const { return known_.rings(maze_); }
  void in_band(bool on) { in_band_ = on; }
  void stretch(double by) { stretch_ = by; }
  double stretch() const { return stretch_; }
  PageTransform at(double scale) const { return {scale, {}, stretch_}; }
  MazeStyle style_at(double scale) const { return inked(style_, points(passage_ * scale)); }

  /// The largest scale at which the walls alone have room.
  double bare_scale(Size room) const {
    double scale = std::min(room.width / b_.width(), room.height / (b_.height() * stretch_));
    for (int i = 0; i < 24; ++i) {
      const double over = too_large(wall_ink_box(b_, at(scale), style_at(scale)), room);
      if (over <= 1e-9) break;
      scale -= over;
    }
    return scale;
  }

  /// The scale at which the outline fills the frame, stretched where that is enough. Walls that grow belong
  /// to the outline: they are as wide as corridors.
  double framed_scale(Size frame) {
    const double growing = walls_grow(style_) ? passage_ / 2 : 0;
    const double across = frame.width / (b_.width() + growing),
                 down = (frame.height - across * growing) / b_.height();
    const double needed = down / across;
    if (std::fabs(needed - 1) <= most_stretch + 1e-9) {
      stretch_ = needed;
      return across;
    }
    return std::min(across, frame.height / (b_.height() + growing));
  }

  Trial shrink_until_inside(double scale, double label_scale, Size room) const {
    for (int i = 0; i < 24; ++i) {
      const GateStyle style{style_at(scale), words_, label_scale, in_band_};
      Trial trial{scale, place_gate_marks(maze_, rings(), at(scale), room, style, measurer_)};
      const double over = too_large(ink_box_of(wall_ink_box(b_, at(scale), style.maze), trial.marks), room);
      if (over <= 1e-9) return trial;
      scale -= over;
      if (scale <= 0) break;
    }
    return {};
  }

  /// Labels that would cost more than half of the maze become smaller; in a very small box they are left out.
  Trial with_marks(double widest, Size room) const {
    Trial best;
    for (const double label_scale : {1.0, 0.85, 0.7, 0.0}) {
      if (label_scale > 0 && label_scale * style_.label.size_pt < style_.least_type.pt - 1e-6) continue;
      const Trial trial = shrink_until_inside(widest, label_scale, room);
      if (trial.scale > best.scale * 1.2) best = trial;
      if (best.scale > 0.5 * widest) break;
    }
    if (best.scale <= 0) best.scale = widest;  // not even arrows fit
    return best;
  }

 private:
  double too_large(const Rect& ink, Size room) const {
    // Blocks shrink with the maze.
    const double walls = walls_grow(style_) ? passage_ / 2 : 0;
    return std::max((ink.width() - room.width) / (b_.width() + walls),
                    (ink.height() - room.height) / (b_.height() * stretch_ + walls));
  }

  const Maze& maze_;
  MazeStyle style_;
  const GateWords& words_;
  TextMeasurer& measurer_;
  KnownMaze own_;  ///< where none is given
  KnownMaze& known_;
  Rect b_;
  double passage_ = 1, stretch_ = 1;
  bool in_band_ = false;
};

/// All arrows stand above or below the maze.
bool all_upright(const std::vector<GateMark>& marks) {
  return std::all_of(marks.begin(), marks.end(), [](const GateMark& mark) {
    return !mark.arrow.empty() && box_of(mark.arrow).height() > box_of(mark.arrow).width();
  });
}

void shift(GateMark& mark, Point by) {
  for (Point& p : mark.arrow) p = p + by;
  mark.disc = mark.disc + by;
  mark.word.at = mark.word.at + by;
  mark.word_box = Transform{1, by}(mark.word_box);
  if (mark.pictured()) mark.icon_box = Transform{1, by}(mark.icon_box);
}

/// The trial on the page: `anchor` is where the middle of the walls should be, as far as the ink allows; else
/// the share of the free space before the ink.
MazeFit settled(const Maze& maze, const Fitter& fitter, Trial trial, const MazePlace& place, Point anchor) {
  const MazeStyle style = fitter.style_at(trial.scale);
  const Rect b = bounds_with_art(maze, style), &area = place.area;
  const Rect walls = wall_ink_box(b, fitter.at(trial.scale), style), ink = ink_box_of(walls, trial.marks);
  const auto along = [](double low, double high, double from, double to, double center, double middle,
                        double share) {
    const double first = from - low, last = std::max(first, to - high);
    return share == 0.5 ? std::clamp(center - middle, first, last) : first + share * (last - first);
  };
  const Point middle = place.frame.center();
  const Point by{along(ink.x0, ink.x1, area.x0, area.x1, middle.x, walls.center().x, anchor.x),
                 along(ink.y0, ink.y1, area.y0, area.y1, middle.y, walls.center().y, anchor.y)};
  for (GateMark& m : trial.marks) shift(m, by);

  MazeFit fit;
  fit.transform = {trial.scale, by, fitter.stretch()};
  fit.maze_box = fit.transform(bounds(*maze.topology));
  fit.ink_box = Transform{1, by}(ink);
  fit.pitch = trial.scale * std::min(1.0, fitter.stretch());
  fit.passage = fit.pitch * fitter.open({});
  fit.gates = std::move(trial.marks);
  return fit;
}

/// Only of the fit that is taken: to measure costs more than to place.
MazeFit with_corridor(MazeFit fit, const Fitter& fitter) {
  const MazeStyle style = fitter.style_at(fit.transform.scale);
  // Wherever the thickest wall of a tone or a border stands, as wide a corridor as between two of them is
  // left.
  const double half_wall = style.wall.pt / 2 / fit.pitch, half_rim = half_wall * style.rim_factor,
               half_thickest = style.thickest.pt / 2 / fit.pitch;
  fit.corridor =
      fit.pitch * fitter.open(has_widths(style) ? HalfWalls{half_thickest, std::max(half_thickest, half_rim)}
                                                : HalfWalls{half_wall, half_rim});
  return fit;
}

void place_marks(const Maze& maze, MazeFit& fit, const MazeStyle& style, TextMeasurer& measurer) {
  if (!maze.marks) return;
  const MazeStyle ink_style = printed_style(maze, fit, style);
  fit.letters = place_letters(maze, fit.transform, ink_style, measurer);
  fit.signs = place_signs(maze, fit.transform, ink_style, fit.letters.empty());
}

std::ptrdiff_t words_of(const MazeFit& fit) {
  return std::count_if(fit.gates.begin(), fit.gates.end(),
                       [](const GateMark& mark) { return !mark.word.text.empty(); });
}

/// The box of a tangle in an area, where the style anchors it.
Rect box_of_strings(const Maze& maze, const Rect& area, const MazeStyle& style,
                    std::optional<Length> max_pitch, double stretch) {
  const Size field = bounds(*maze.topology).size();
  double scale = std::min(area.width() / field.width, area.height() / (field.height * stretch));
  if (max_pitch) scale = std::min(scale, max_pitch->pt);
  const Size size{field.width * scale, field.height * scale * stretch};
  const Point at{area.x0 + style.anchor.x * (area.width() - size.width),
                 area.y0 + style.anchor.y * (area.height() - size.height)};
  return {at.x, at.y, at.x + size.width, at.y + size.height};
}

/// The outline in its frame with arrows and words.
MazeFit with_words(const Maze& maze, const MazePlace& place, const MazeStyle& style, const GateWords& words,
                   TextMeasurer& measurer, KnownMaze* known) {
  Fitter fitter(maze, style, words, measurer, known);
  const double widest = fitter.framed_scale(place.frame.size());
  const auto fit = [&](bool in_band) {
    fitter.in_band(in_band);
    return settled(maze, fitter, fitter.with_marks(widest, place.area.size()), place, {0.5, 0.5});
  };
  const auto in_place = [&](const MazeFit& f) {
    const Point off = f.transform(bounds_with_art(maze, style)).center() - place.frame.center();
    return dot(off, off) < 0.25;
  };
  MazeFit usual = fit(false);
  if (in_place(usual) || !all_upright(usual.gates)) return with_corridor(std::move(usual), fitter);
  // Two words that stand above each other have moved it, or side by side. Alone on its page it may move;
  // among others one arrow can do without.
  MazeFit banded = fit(true);
  const auto is_better = [&](const MazeFit& f) {
    return in_place(f) && f.pitch >= usual.pitch && (place.shared || words_of(f) == words_of(usual));
  };
  if (is_better(banded)) return with_corridor(std::move(banded), fitter);
  if (!place.shared || words.finish.empty()) return with_corridor(std::move(usual), fitter);
  GateWords fewer = words;
  fewer.finish.clear();
  banded = with_words(maze, place, style, fewer, measurer, known);
  return is_better(banded) ? banded : with_corridor(std::move(usual), fitter);
}

/// fit_in_frame, whether it is known or not.
MazeFit new_fit(const Maze& maze, const MazePlace& place, const MazeStyle& style, const GateWords& words,
                TextMeasurer& measurer, KnownMaze* known) {
  if (has_strings(maze)) return fit_tangle(maze, place.area, style, measurer);
  MazeFit fit = with_words(maze, place, style, words, measurer, known);
  Rings rings = with_art(known ? known->rings(maze) : printed_rings(maze), style.details);
  for (auto& ring : rings)
    for (Point& p : ring) p = fit.transform(p);
  place_gate_art(fit.gates, rings, place.area, style);
  fit.ink_box = ink_box_of(fit.ink_box, fit.gates);
  place_marks(maze, fit, style, measurer);
  return fit;
}

}  // namespace

Rect arrow_box(const GateMark& mark) { return inset(box_of(mark.arrow), -mark.open_pt / 2); }

MazeFit fit_in_frame(const Maze& maze, const MazePlace& place, const MazeStyle& style, const GateWords& words,
                     TextMeasurer& measurer, KnownMaze* known) {
  if (!known) return new_fit(maze, place, style, words, measurer, nullptr);
  return known->fit({place, style, words},
                    [&] { return new_fit(maze, place, style, words, measurer, known); });
}

MazeFit fit_maze(const Maze& maze, const Rect& area, const MazeStyle& style, const GateWords& words,
                 TextMeasurer& measurer, std::optional<Length> max_pitch, double stretch, KnownMaze* known,
                 bool measures_corridor) {
  if (has_strings(maze))
    return fit_tangle(maze, box_of_strings(maze, area, style, max_pitch, stretch), style, measurer);
  Fitter fitter(maze, style, words, measurer, known);
  fitter.stretch(stretch);
  const double bare = fitter.bare_scale(area.size()),
               widest = max_pitch ? std::min(bare, max_pitch->pt) : bare;
  MazeFit fit = settled(maze, fitter, fitter.with_marks(widest, area.size()), {area, area}, style.anchor);
  place_marks(maze, fit, style, measurer);
  return measures_corridor ? with_corridor(std::move(fit), fitter) : fit;
}

MazeStyle printed_style(const Maze& maze, const MazeFit& fit, MazeStyle style) {
  style.thick = is_thick(*maze.topology);
  return inked(std::move(style), points(fit.passage));
}

double least_art(const MazeStyle& style) { return 2 * style.label.size_pt; }

double gate_band(const MazeStyle& style, const GateWords& words) {
  const double length = longest_arrow(style);
  double height = length;
  if (!words.start.empty() || !words.finish.empty()) height = std::max(height, tallest_word(style));
  if (style.icons.start || style.icons.finish) height = std::max(height, style.art_pt);
  return arrow_gap(length, style) + height;
}

}  // namespace mazefolio::draw
