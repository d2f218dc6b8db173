#include "cover/scatter.h"

#include <algorithm>
#include <array>
#include <map>

#include "base/rng.h"
#include "cover/colored_art.h"

namespace mazefolio::cover {
namespace {

constexpr int tries = 900;
constexpr std::array<double, 6> sizes{1.2, 1, 0.85, 0.7, 0.58, 0.46};
constexpr double most_turn = 16, apart = 0.98;

double distance_to(const Rect& r, Point p) {
  const double x = std::max({r.x0 - p.x, 0.0, p.x - r.x1}), y = std::max({r.y0 - p.y, 0.0, p.y - r.y1});
  return std::sqrt(x * x + y * y);
}

}  // namespace

std::vector<Spot> scattered(const ScatterRoom& room, const std::string& seed) {
  Rng random(hash_text("scatter " + seed));
  std::vector<Spot> spots;
  for (const double by : sizes) {
    const double size = room.size * by, reach = size / 2 * apart;
    const Rect area = inset(room.area, size / 2);
    if (area.width() <= 0 || area.height() <= 0) continue;
    for (int i = 0; i < tries; ++i) {
      const Point p{area.x0 + random.unit() * area.width(), area.y0 + random.unit() * area.height()};
      const double turn = (random.unit() * 2 - 1) * most_turn;
      const bool free =
          std::ranges::none_of(room.kept_free, [&](const Rect& r) { return distance_to(r, p) < reach; }) &&
          std::ranges::none_of(spots, [&](const Spot& s) {
            const Point d = s.center - p;
            const double least = reach + s.size / 2 * apart;
            return dot(d, d) < least * least;
          });
      if (free) spots.push_back({p, size, turn});
    }
  }
  return spots;
}

void add_pictures(const CoverBrief& brief, const std::vector<Spot>& spots, std::vector<Item>& items) {
  if (brief.art.empty()) return;
  const std::array<Ink, 4> bodies{brief.ink.second, brief.ink.accent, brief.ink.third, brief.ink.ground};
  std::map<std::pair<std::size_t, std::size_t>, std::shared_ptr<const std::string>> known;
  std::size_t i = 0;
  for (const Spot& spot : spots) {
    const std::size_t which = i % brief.art.size(), body = i % bodies.size();
    ++i;
    auto& svg = known[{which, body}];
    if (!svg) svg = colored_art(*brief.art[which], {bodies[body], brief.ink.deep, brief.ink.light});
    items.push_back(turned_picture(svg, spot.center, spot.size, spot.turn));
  }
}

}  // namespace mazefolio::cover
