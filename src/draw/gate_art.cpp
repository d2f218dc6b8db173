// Idea: possible places are flush with the arrow's ends, and on a grid over the area. The nearest one to the
// arrow that is free is taken. Pictures become smaller until both find one beside their arrow or word; where
// that fails, they stand further away.
#include "draw/gate_art.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/geometry/edges.h"
#include "draw/gate_marks.h"
#include "draw/gate_sites.h"
#include "draw/looks.h"

namespace mazefolio::draw {
namespace {

constexpr double shrink = 0.9;        ///< from one trial to the next
constexpr double picture_air = 0.35;  ///< around pictures, by the type size
constexpr double rim_air = 1.5;       ///< between pictures and the rim, points
constexpr int grid_steps = 12;        ///< to the height of a picture

/// From one end to the other, along one side.
struct Span {
  double low, high;
};
bool meet(Span a, Span b) { return a.low < b.high && b.low < a.high; }

/// A mark with what every place for its picture is compared with.
struct Pictured {
  GateMark* mark;
  Rect arrow;    ///< its ink
  Point middle;  ///< of the arrow
};

class ArtPlacer {
 public:
  ArtPlacer(std::vector<GateMark>& marks, const Rings& rings, const Rect& area, const MazeStyle& style)
      : marks_(marks), rings_(rings), area_(area), style_(style), air_(picture_air * style.label.size_pt) {
    for (GateMark& mark : marks) {
      if (!mark.arrow.empty()) taken_.push_back(arrow_box(mark));
      if (!mark.inside && !mark.word.text.empty()) taken_.push_back(mark.word_box);
      if (mark.icon && !mark.inside)
        pictures_.push_back({&mark, arrow_box(mark), box_of(mark.arrow).center()});
    }
  }

  void place() {
    if (pictures_.empty() || style_.art_pt <= 0) return;
    const double small = std::min(style_.art_pt, std::max(least_art(style_), 0.5 * style_.art_pt)),
                 least = std::min(style_.art_pt, style_.label.size_pt);
    near_ = true;
    for (double height = style_.art_pt; height >= small; height *= shrink)
      if (place_all(height)) return;
    near_ = false;
    for (double height = style_.art_pt; height >= least; height *= shrink)
      if (place_all(height)) return;
    for (const Pictured& picture : pictures_) place_one(picture, least);
  }

 private:
  bool place_all(double height) {
    for (const Pictured& picture : pictures_) picture.mark->icon_box = {};
    return std::all_of(pictures_.begin(), pictures_.end(),
                       [&](const Pictured& picture) { return place_one(picture, height); });
  }

  bool place_one(const Pictured& picture, double height) const {
    GateMark& mark = *picture.mark;
    const std::optional<Rect> box = nearest_place(picture, picture_size(*mark.icon, height));
    if (!box) return false;
    mark.icon_box = *box;
    mark.mirrored = looks_away(*mark.icon, picture.middle.x - box->center().x);
    return true;
  }

  /// The free place of the least cost. Whether one is free is asked last, because it takes longest.
  std::optional<Rect> nearest_place(const Pictured& picture, Size size) const {
    const GateMark& mark = *picture.mark;
    const Rect &arrow = picture.arrow, &word = mark.word.text.empty() ? arrow : mark.word_box;
    const bool upright = arrow.height() > arrow.width();
    const double step = size.height / grid_steps;
    const std::vector<double> xs = starts({arrow.x0, arrow.x1}, {word.x0, word.x1}, {area_.x0, area_.x1},
                                          size.width, step),
                              ys = starts({arrow.y0, arrow.y1}, {word.y0, word.y1}, {area_.y0, area_.y1},
                                          size.height, step);
    std::optional<Rect> nearest;
    double least = HUGE_VAL;
    for (const double y : ys)
      for (const double x : xs) {
        const Rect box{x, y, x + size.width, y + size.height};
        if (near_ && !is_near(picture, box)) continue;
        const double cost = cost_of(picture, box, upright);
        if (cost >= least || !is_free(mark, box)) continue;
        least = cost;
        nearest = box;
      }
    return nearest;
  }

  /// Where a picture can begin along one side of the area: within it, and not too far from its mark.
  std::vector<double> starts(Span arrow, Span word, Span area, double length, double step) const {
    std::vector<double> at{arrow.low - air_ - length,
                           arrow.high + air_,
                           word.low - air_ - length,
                           word.high + air_,
                           arrow.low,
                           arrow.high - length,
                           (arrow.low + arrow.high) / 2 - length / 2,
                           area.low,
                           area.high - length};
    for (double low = area.low; low <= area.high - length; low += step) at.push_back(low);
    std::erase_if(at, [&](double low) {
      const double high = low + length;
      const Span around{low - 2 * air_, high + 2 * air_};
      return low < area.low - 0.01 || high > area.high + 0.01 ||
             (near_ && !meet(arrow, around) && !meet(word, around));
    });
    return at;
  }

  /// Whether it seems to belong to the mark.
  bool is_near(const Pictured& picture, const Rect& box) const {
    const Rect around = inset(box, -2 * air_);
    return overlap(picture.arrow, around) ||
           (!picture.mark->word.text.empty() && overlap(picture.mark->word_box, around));
  }

  /// How far it is from its arrow; beside it and on the same ground is best.
  double cost_of(const Pictured& picture, const Rect& box, bool upright) const {
    const Point way = box.center() - picture.middle;
    double cost = std::sqrt(dot(way, way));
    if (upright) {
      const Rect& arrow = picture.arrow;
      const double ground = std::min(std::fabs(box.y1 - arrow.y1), std::fabs(box.y0 - arrow.y0));
      cost += 0.5 * ground;
    }
    for (const Pictured& other : pictures_)
      if (other.mark != picture.mark) {
        const Point far = box.center() - other.middle;
        if (dot(far, far) < dot(way, way)) cost += area_.width() + area_.height();  // it would belong there
      }
    return cost;
  }

  bool is_free(const GateMark& mark, const Rect& box) const {
    const Rect around = inset(box, -0.8 * air_);
    for (const Rect& taken : taken_)
      if (overlap(taken, around)) return false;
    for (const GateMark& other : marks_)
      if (&other != &mark && other.pictured() && overlap(other.icon_box, around)) return false;
    return !hits_maze(rings_, inset(box, -rim_air - style_.wall.pt * style_.rim_factor / 2));
  }

  std::vector<GateMark>& marks_;
  const Rings& rings_;
  const Rect& area_;
  const MazeStyle& style_;
  double air_;
  bool near_ = false;
  std::vector<Pictured> pictures_;
  std::vector<Rect> taken_;  ///< by arrows and words
};

}  // namespace

void place_gate_art(std::vector<GateMark>& marks, const Rings& rings, const Rect& area,
                    const MazeStyle& style) {
  ArtPlacer(marks, rings, area, style).place();
}

}  // namespace mazefolio::draw
