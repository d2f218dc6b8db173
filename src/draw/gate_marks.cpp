// Idea: every gate has a few places for its label: on both sides of its arrow and beyond it, free of walls.
// Among all combinations whose labels do not touch, the one with the largest maze wins.
#include "draw/gate_marks.h"

#include <algorithm>
#include <limits>

#include "base/geometry/edges.h"

namespace mazefolio::draw {
namespace {

/// Points per unit that fit into `room` when the ink extends beyond the outline as far as in `all`.
double reachable_scale(const Rect& bounds, const PageTransform& to_page, const Rect& all, Size room) {
  return std::min((room.width - all.width()) / bounds.width(),
                  (room.height - all.height()) / (bounds.height() * to_page.stretch)) +
         to_page.scale;
}

/// One choice of places for the labels: by site the chosen place, or none.
class Arrangement {
 public:
  /// A site without its label costs `no_label`.
  Arrangement(const std::vector<GateSite>& sites, double type_size, double no_label)
      : sites_(sites), type_size_(type_size), no_label_(no_label) {
    for (const GateSite& site : sites) marks_.push_back(site.mark);
  }

  void set_label(std::size_t site, std::size_t place) {
    const GateSite& at = sites_[site];
    if (at.places.empty()) return;
    if (place == at.places.size()) {
      penalty_ += site == 0 ? 2 * no_label_ : no_label_;  // the start needs its word more
      return;
    }
    marks_[site] = labeled(at, at.places[place]);
    const Rect around = inset(marks_[site].word_box, -0.12 * type_size_),
               near = inset(marks_[site].word_box, -0.7 * type_size_);
    bool hit = false;
    for (std::size_t other = 0; other < sites_.size(); ++other) {
      const GateMark& mark = marks_[other];
      if (mark.inside) continue;
      hit = hit || overlap(mark.arrow, around);
      if (other < site && !sites_[other].places.empty() && overlap(mark.word_box, around)) hit = true;
      // A word between two arrows could belong to either.
      if (other != site && overlap(mark.arrow, near)) penalty_ += 1e-5;
    }
    if (hit) penalty_ += collision;
    penalty_ += 1e-6 * static_cast<double>(place);
  }

  double penalty() const { return penalty_; }
  const std::vector<GateMark>& marks() const { return marks_; }

 private:
  static constexpr double collision = 1e9;
  const std::vector<GateSite>& sites_;
  double type_size_, no_label_, penalty_ = 0;
  std::vector<GateMark> marks_;
};

}  // namespace

Rect bounds_with_art(const Maze& maze, const MazeStyle& style) {
  Rect all = bounds(*maze.topology);
  for (const std::vector<Point>& ring : with_art({}, style.details)) all = enclosing(all, box_of(ring));
  return all;
}

Rings with_art(Rings outline, const std::shared_ptr<const Details>& details) {
  if (!details) return outline;
  for (const Ring& ring : details->beside) {
    std::vector<Point>& line = outline.emplace_back();
    for (const RingPoint& p : ring) line.push_back(p.at);
  }
  return outline;
}

Rect wall_ink_box(const Rect& bounds, const PageTransform& to_page, const MazeStyle& style) {
  return inset(to_page(bounds), -style.wall.pt * style.rim_factor / 2);
}

Rect ink_box_of(const Rect& walls, const std::vector<GateMark>& marks) {
  Rect all = walls;
  for (const GateMark& m : marks) {
    if (!m.arrow.empty()) all = enclosing(all, arrow_box(m));
    if (!m.inside && !m.word.text.empty()) all = enclosing(all, m.word_box);
    if (!m.inside && m.pictured()) all = enclosing(all, m.icon_box);
  }
  return all;
}

std::vector<GateMark> place_gate_marks(const Maze& maze, const Rings& outline, const PageTransform& to_page,
                                       Size room, const GateStyle& style, TextMeasurer& measurer) {
  Rings rings = with_art(outline, style.maze.details);
  for (auto& ring : rings)
    for (Point& p : ring) p = to_page(p);
  const std::vector<GateSite> sites = gate_sites(maze, rings, to_page, style, measurer);
  const double type_size = style.maze.label.size_pt;
  const Rect b = bounds_with_art(maze, style.maze), walls = wall_ink_box(b, to_page, style.maze);
  std::vector<GateMark> best;
  double best_score = -std::numeric_limits<double>::infinity();
  // Only start and finish have labels to place.
  const double no_label = style.in_band ? 0.01 * to_page.scale : 1e6;  // in a band the maze comes first
  const auto options = [&](std::size_t i) { return i < sites.size() ? sites[i].places.size() + 1 : 1; };
  const std::size_t last = sites.empty() ? 0 : sites.size() - 1;
  for (std::size_t i = 0; i < options(0); ++i)
    for (std::size_t j = 0; j < (last > 0 ? options(last) : 1); ++j) {
      Arrangement arrangement(sites, type_size, no_label);
      if (!sites.empty()) arrangement.set_label(0, i);
      if (last > 0) arrangement.set_label(last, j);
      const Rect ink = ink_box_of(walls, arrangement.marks());
      const double score = std::min(to_page.scale, reachable_scale(b, to_page, ink, room)) -
                           arrangement.penalty() -
                           1e-4 * (ink.width() - walls.width() + ink.height() -
                                   walls.height());  // prefers labels close to the maze
      if (score > best_score) {
        best_score = score;
        best = arrangement.marks();
      }
    }
  return best;
}

}  // namespace mazefolio::draw
