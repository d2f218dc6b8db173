#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <utility>
#include <vector>

#include "base/geometry/geometry.h"
#include "base/namespaces.h"

namespace mazefolio::topology {

constexpr std::uint32_t no_edge = ~std::uint32_t{0};

/// Numbers the corners in the order in which they are first used, so that neighbors in the plane are
/// neighbors in memory. Points in one square of side `tolerance` are equal, and so are two points on both
/// sides of the border of a square and close to it. Squares are found by the box of a coarse board that they
/// lie in, of which there is one for each use or fewer.
class Corners {
 public:
  /// `uses`: the number of points that will be added.
  Corners(const Rect& bounds, double tolerance, std::size_t uses);
  void add(Point p);
  /// The id of each point in the order in which they were added, and the number of ids.
  std::pair<std::vector<std::uint32_t>, std::uint32_t> ids();

 private:
  struct Spot {
    std::uint64_t key;
    std::uint32_t before;  ///< the spot of this box that was found before
  };
  /// A point so close to the border of its square that an equal point may lie in the next square.
  struct Doubt {
    std::uint32_t spot;
    std::uint64_t beyond;
  };
  std::size_t box_of_square(std::uint64_t key) const;
  std::uint32_t spot_of(std::uint64_t key) const;

  Point origin_;
  double step_;
  int coarse_ = 0;  ///< binary digits of a square's row and column that its box does not see
  std::size_t across_ = 0;
  std::vector<std::uint32_t> newest_;  ///< box -> its newest spot
  std::vector<Spot> spots_;
  std::vector<Doubt> doubtful_;
  std::vector<std::uint32_t> ids_;
};

/// For each edge the edge that coincides with it, or none.
class Mates {
 public:
  /// From the corners at the ends of each edge, which have ids below `point_limit`.
  Mates(const std::vector<std::pair<std::uint32_t, std::uint32_t>>& ends, std::uint32_t point_limit);

  /// `same(i, j)`: two edges with the same end points coincide.
  template <class Same>
  std::vector<std::uint32_t> pair_up(Same same) const {
    std::vector<std::uint32_t> mate(at_.size(), no_edge);
    for (std::size_t point = 0; point + 1 < first_.size(); ++point)
      for (std::uint32_t i = first_[point]; i < first_[point + 1]; ++i)
        for (std::uint32_t j = i + 1; j < first_[point + 1]; ++j) {
          const std::uint32_t a = at_[i].edge, b = at_[j].edge;
          if (at_[i].end != at_[j].end || !same(a, b)) continue;
          if (mate[a] != no_edge || mate[b] != no_edge)
            throw std::invalid_argument("an edge belongs to more than two cells");
          mate[a] = b;
          mate[b] = a;
        }
    return mate;
  }

 private:
  struct Entry {
    std::uint32_t end, edge;
  };
  std::vector<std::uint32_t> first_;  ///< point -> the first of the edges whose lower end it is
  std::vector<Entry> at_;
};

}  // namespace mazefolio::topology
