#pragma once

#include <cmath>
#include <compare>
#include <optional>
#include <span>
#include <vector>

#include "base/bit_set.h"
#include "base/geometry/geometry.h"
#include "topology/motion.h"
#include "topology/near_lines.h"
#include "topology/planar_graph.h"

namespace mazefolio::topology {

/// A place on a line of edges: so many edges, and this share of the next.
struct Along {
  std::size_t edge = 0;
  double share = 0;
  friend auto operator<=>(const Along&, const Along&) = default;
};

struct Near {
  Along along;
  double squared = HUGE_VAL;  ///< the distance, in square pitches
};

/// The place of a line that is nearest to a point; the end of an edge where it is as good as that.
Near nearest_on(std::span<const Edge> line, Point p);
/// The stretch of a line from one place to another.
std::vector<Edge> between(std::span<const Edge> line, Along from, Along to);

/// A cell as its stretch of the rim, and the inner walls from the end of that on.
struct RimCell {
  std::vector<Edge> rim, inner;
  std::vector<Wall> walls;   ///< the ids of the inner walls
  std::vector<Cell> beyond;  ///< each of the inner walls
};

/// Nothing where the cell has no stretch of the rim, or several. `lines`: as for slivers.
std::optional<RimCell> rim_cell(const PlanarGraph& g, Cell c, const NearLines* lines);

/// Of half of a symmetric graph, the cells beside the other half: on their rim are lines whose images are
/// there, too.
BitSet beside_fold(const PlanarGraph& half, const Motion& motion);

}  // namespace mazefolio::topology
