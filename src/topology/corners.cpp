// Corners are merged by rounded coordinates. The key of an edge is its two corners (and its middle, because
// two arcs may share both ends); two edges with the same key are one wall. Nothing depends on the order of a
// hash, so that the same maze comes on every machine.

#include "topology/corners.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "base/disjoint_sets.h"

namespace mazefolio::topology {
namespace {

constexpr std::uint32_t no_spot = ~std::uint32_t{0};

std::int64_t side_of_border(double from_middle) {
  return from_middle > 0.499 ? 1 : from_middle < -0.499 ? -1 : 0;
}

}  // namespace

Corners::Corners(const Rect& bounds, double tolerance, std::size_t uses)
    : origin_{bounds.x0, bounds.y0},
      // Both coordinates share 64 bits.
      step_(std::max(tolerance, std::max(bounds.width(), bounds.height()) / 0x1p31)) {
  const auto squares = [&](double length) { return static_cast<std::uint64_t>(length / step_) + 4; };
  const std::uint64_t columns = squares(bounds.width()), rows = squares(bounds.height());
  while (((columns >> coarse_) + 1) * ((rows >> coarse_) + 1) > std::max<std::uint64_t>(uses, 1)) ++coarse_;
  across_ = (columns >> coarse_) + 1;
  newest_.resize(across_ * ((rows >> coarse_) + 1), no_spot);
  ids_.reserve(uses);
}

std::size_t Corners::box_of_square(std::uint64_t key) const {
  return ((key & 0xffffffff) >> coarse_) * across_ + (key >> 32 >> coarse_);
}

std::uint32_t Corners::spot_of(std::uint64_t key) const {
  std::uint32_t spot = newest_[box_of_square(key)];
  while (spot != no_spot && spots_[spot].key != key) spot = spots_[spot].before;
  return spot;
}

void Corners::add(Point p) {
  const double x = (p.x - origin_.x) / step_ + 1, y = (p.y - origin_.y) / step_ + 1;
  const double column = std::floor(x + 0.5), row = std::floor(y + 0.5);
  const std::uint64_t key = std::uint64_t(column) << 32 | std::uint64_t(row);
  std::uint32_t spot = spot_of(key);
  if (spot == no_spot) {
    spot = static_cast<std::uint32_t>(spots_.size());
    std::uint32_t& newest = newest_[box_of_square(key)];
    spots_.push_back({key, std::exchange(newest, spot)});
  }
  ids_.push_back(spot);
  const std::int64_t right = side_of_border(x - column), down = side_of_border(y - row);
  if (right != 0) doubtful_.push_back({spot, key + (std::uint64_t(right) << 32)});
  if (down != 0) doubtful_.push_back({spot, key + std::uint64_t(down)});
  if (right != 0 && down != 0)
    doubtful_.push_back({spot, key + (std::uint64_t(right) << 32) + std::uint64_t(down)});
}

std::pair<std::vector<std::uint32_t>, std::uint32_t> Corners::ids() {
  const auto limit = static_cast<std::uint32_t>(spots_.size());
  DisjointSets same(limit);
  bool joined = false;
  for (const Doubt& d : doubtful_)
    if (const std::uint32_t beyond = spot_of(d.beyond); beyond != no_spot)
      joined = same.join(d.spot, beyond) || joined;
  if (!joined) return {std::move(ids_), limit};
  std::vector<std::uint32_t> renumbered(limit, no_spot);
  std::uint32_t next = 0;
  for (std::uint32_t& i : ids_) {
    std::uint32_t& number = renumbered[same.find(i)];
    if (number == no_spot) number = next++;
    i = number;
  }
  return {std::move(ids_), next};
}

Mates::Mates(const std::vector<std::pair<std::uint32_t, std::uint32_t>>& ends, std::uint32_t point_limit)
    : first_(point_limit + 1), at_(ends.size()) {
  for (const auto& [a, b] : ends) ++first_[std::min(a, b) + 1];
  std::partial_sum(first_.begin(), first_.end(), first_.begin());
  std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
  for (std::uint32_t i = 0; i < ends.size(); ++i)
    at_[next[std::min(ends[i].first, ends[i].second)]++] = {std::max(ends[i].first, ends[i].second), i};
}

}  // namespace mazefolio::topology
