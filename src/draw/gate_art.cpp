// Idea: possible places are flush with the arrow's ends, and on a grid over the area. The nearest one to the
// arrow that is free is taken. Pictures become smaller until both find one beside their arrow or word; where
// that fails, they stand further away.
#include "draw/gate_art.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"
#include "draw/gate_marks.h"
#include "draw/gate_sites.h"
#include "draw/looks.h"

namespace mazefolio::draw {
namespace {

constexpr double shrink = 0.9;      ///< from one trial to the next
constexpr double air_share = 0.35;  ///< around pictures, by the type size
constexpr double rim_air = 1.5;     ///< between pictures and the rim, points
constexpr int grid_steps = 12;      ///< to the height of a picture

struct Place {
  double cost;
  Rect box;
};

class ArtPlacer {
 public:
  ArtPlacer(std::vector<GateMark>& marks, const Rings& rings, const Rect& area, const MazeStyle& style)
      : marks_(marks), rings_(rings), area_(area), style_(style), air_(air_share * style.label.size_pt) {
    for (GateMark& mark : marks)
      if (mark.icon && !mark.inside) pictures_.push_back(&mark);
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
    for (GateMark* mark : pictures_) place_one(*mark, least);
  }

 private:
  bool place_all(double height) {
    for (GateMark* mark : pictures_) mark->icon_box = {};
    return std::all_of(pictures_.begin(), pictures_.end(),
                       [&](GateMark* mark) { return place_one(*mark, height); });
  }

  bool place_one(GateMark& mark, double height) const {
    const Size size = picture_size(*mark.icon, height);
    std::vector<Place> places = places_of(mark, size);
    std::stable_sort(places.begin(), places.end(),
                     [](const Place& a, const Place& b) { return a.cost < b.cost; });
    const auto found =
        std::find_if(places.begin(), places.end(), [&](const Place& p) { return is_free(mark, p.box); });
    if (found == places.end()) return false;
    mark.icon_box = found->box;
    mark.mirrored = looks_away(*mark.icon, box_of(mark.arrow).center().x - found->box.center().x);
    return true;
  }

  std::vector<Place> places_of(const GateMark& mark, Size size) const {
    const Rect arrow = arrow_box(mark), &word = mark.word_box;
    const bool upright = arrow.height() > arrow.width(), worded = !mark.word.text.empty();
    std::vector<double> xs, ys;
    for (const Rect& beside : {arrow, worded ? word : arrow}) {
      xs.insert(xs.end(), {beside.x0 - air_ - size.width, beside.x1 + air_});
      ys.insert(ys.end(), {beside.y0 - air_ - size.height, beside.y1 + air_});
    }
    xs.insert(xs.end(), {arrow.x0, arrow.x1 - size.width, arrow.center().x - size.width / 2, area_.x0,
                         area_.x1 - size.width});
    ys.insert(ys.end(), {arrow.y0, arrow.y1 - size.height, arrow.center().y - size.height / 2, area_.y0,
                         area_.y1 - size.height});
    const double step = size.height / grid_steps;
    for (double x = area_.x0; x <= area_.x1 - size.width; x += step) xs.push_back(x);
    for (double y = area_.y0; y <= area_.y1 - size.height; y += step) ys.push_back(y);
    std::vector<Place> places;
    for (const double y : ys)
      for (const double x : xs) {
        const Rect box{x, y, x + size.width, y + size.height};
        if (holds(inset(area_, -0.01), box) && (!near_ || is_near(mark, box)))
          places.push_back({cost(mark, box, upright), box});
      }
    return places;
  }

  /// Whether it seems to belong to the mark.
  bool is_near(const GateMark& mark, const Rect& box) const {
    const Rect around = inset(box, -2 * air_);
    return overlap(arrow_box(mark), around) || (!mark.word.text.empty() && overlap(mark.word_box, around));
  }

  /// How far it is from its arrow; beside it and on the same ground is best.
  double cost(const GateMark& mark, const Rect& box, bool upright) const {
    const Point way = box.center() - box_of(mark.arrow).center();
    double cost = std::sqrt(dot(way, way));
    if (upright) {
      const Rect arrow = arrow_box(mark);
      const double ground = std::min(std::fabs(box.y1 - arrow.y1), std::fabs(box.y0 - arrow.y0));
      cost += 0.5 * ground;
    }
    for (const GateMark* other : pictures_)
      if (other != &mark) {
        const Point far = box.center() - box_of(other->arrow).center();
        if (dot(far, far) < dot(way, way)) cost += area_.width() + area_.height();  // it would belong there
      }
    return cost;
  }

  bool is_free(const GateMark& mark, const Rect& box) const {
    const Rect around = inset(box, -0.8 * air_);
    for (const GateMark& other : marks_) {
      if (!other.arrow.empty() && overlap(arrow_box(other), around)) return false;
      if (!other.inside && !other.word.text.empty() && overlap(other.word_box, around)) return false;
      if (&other != &mark && other.pictured() && overlap(other.icon_box, around)) return false;
    }
    return !hits_maze(rings_, inset(box, -rim_air - style_.wall.pt * style_.rim_factor / 2));
  }

  std::vector<GateMark>& marks_;
  const Rings& rings_;
  const Rect& area_;
  const MazeStyle& style_;
  double air_;
  bool near_ = false;
  std::vector<GateMark*> pictures_;
};

}  // namespace

void place_gate_art(std::vector<GateMark>& marks, const Rings& rings, const Rect& area,
                    const MazeStyle& style) {
  ArtPlacer(marks, rings, area, style).place();
}

}  // namespace mazefolio::draw
