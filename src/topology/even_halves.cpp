// A ring is cut where it crosses the line. Each stretch on the left, from one crossing to the next, is closed
// by its own image: what lies between two stretches becomes a hole, or ground between two rings.

#include "topology/even_halves.h"

#include <algorithm>
#include <cmath>

#include "base/geometry/edges.h"
#include "topology/motion.h"
#include "topology/shapes.h"

namespace mazefolio::topology {
namespace {

constexpr double least_even = 0.88;  ///< of the samples inside
constexpr double least_part = 1e-4;  ///< of the square around everything: smaller rings come of the cut

Ring image_of(const Ring& ring, const Motion& motion) {
  Ring out(ring.rbegin(), ring.rend());
  for (RingPoint& p : out) p.at = motion(p.at);
  return out;
}

double area_of(const Ring& ring) { return std::fabs(signed_area(ring)); }

/// The stretches of a ring on the left of x, with the places where it crosses.
std::vector<Ring> stretches_left_of(double x, const Ring& ring) {
  const std::size_t n = ring.size();
  const auto is_left = [&](std::size_t i) { return ring[i % n].at.x < x; };
  const auto crossing = [&](std::size_t i) {  // between i and the next
    const Point a = ring[i % n].at, b = ring[(i + 1) % n].at;
    constexpr double steep = 0.22;  // 12.5 degrees: with its image it turns by twice as much
    return RingPoint{{x, a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)},
                     std::fabs(b.y - a.y) > steep * std::fabs(b.x - a.x)};
  };
  std::vector<Ring> out;
  for (std::size_t i = 0; i < n; ++i) {
    if (is_left(i) || !is_left(i + 1)) continue;
    Ring& stretch = out.emplace_back(Ring{crossing(i)});
    std::size_t k = i + 1;
    for (; is_left(k); ++k) stretch.push_back(ring[k % n]);
    stretch.push_back(crossing(k - 1));
  }
  return out;
}

}  // namespace

bool is_nearly_even(std::span<const Ring> rings) {
  constexpr int a_side = 64;
  if (rings.empty()) return false;
  const Motion motion = *motion_of(Fold::mirror, rings);
  const Rect box = box_of(rings);
  const RingInside inside(rings);
  int all = 0, even = 0;
  for (int row = 0; row < a_side; ++row)
    for (int column = 0; column < a_side; ++column) {
      const Point p{box.x0 + box.width() * (column + 0.5) / a_side,
                    box.y0 + box.height() * (row + 0.5) / a_side};
      const bool here = inside(p), there = inside(motion(p));
      all += here || there;
      even += here && there;
    }
  return even >= least_even * all;
}

std::vector<Ring> with_even_halves(std::span<const Ring> rings) {
  const Motion motion = *motion_of(Fold::mirror, rings);
  const Rect box = box_of(rings);
  const double least = least_part * std::max(box.width(), box.height()) * std::max(box.width(), box.height());
  std::vector<Ring> out;
  const auto add = [&](Ring ring) {
    if (area_of(ring) >= least) out.push_back(std::move(ring));
  };
  for (const Ring& ring : rings) {
    const auto is_left = [&](const RingPoint& p) { return p.at.x < motion.middle.x; };
    if (std::ranges::all_of(ring, is_left)) {
      add(ring);
      add(image_of(ring, motion));
    } else {
      for (Ring& stretch : stretches_left_of(motion.middle.x, ring)) {
        const Ring image = image_of(stretch, motion);
        stretch.insert(stretch.end(), image.begin() + 1, image.end() - 1);
        add(std::move(stretch));
      }
    }
  }
  return out;
}

bool has_even_halves(const GridChoice& choice) {
  const ShapeSource source = choice.shape->source;
  return choice.fold == Fold::mirror && asks_smooth_rim(choice) &&
         (source == ShapeSource::icon || source == ShapeSource::picture);
}

}  // namespace mazefolio::topology
