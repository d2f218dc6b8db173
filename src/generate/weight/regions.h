#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/geometry/geometry.h"
#include "base/picture.h"
#include "base/result.h"
#include "topology/any_topology.h"

namespace mazefolio::generate {

/// The centers of cells for formulas and regions: from -1 to 1 along the longer side of the maze, {0, 0} in
/// its middle, rounded so that the last bits of the points of a tiling have no effect.
class Places {
 public:
  explicit Places(const AnyTopology& topology);
  Point operator()(Cell c) const { return place(center(topology_, c)); }
  /// Half the width and height; the longer is 1.
  Point half() const { return half_; }

 private:
  Point place(Point p) const;

  const AnyTopology& topology_;
  Point middle_, half_;
  double scale_;
};

/// The region of each cell, counted from 0.
struct Regions {
  std::uint32_t count = 1;
  std::vector<std::uint32_t> of;  ///< by cell id; empty: all cells are in `only`
  std::uint32_t only = 0;
  std::uint32_t operator[](Cell c) const { return of.empty() ? only : of[index(c)]; }
};

/// How a maze is divided into regions, parsed from a text:
///   ""              one region
///   "3x2"           blocks, columns x rows, numbered along the rows from the upper left
///   "stripes 4 30"  four stripes from left to right, turned clockwise by 30 degrees (0 where left out)
///   "sites 6"       the cells nearest to each of six random cells
///   "picture"       the up to 16 most frequent colors of a picture laid over the maze, the most frequent
///   first
struct RegionRule {
  enum class Kind { none, blocks, stripes, sites, picture };
  Kind kind = Kind::none;
  std::uint32_t columns = 1, rows = 1;  ///< of blocks
  std::uint32_t count = 1;              ///< of stripes or sites
  double degrees = 0;
};
Result<RegionRule> parse_region_rule(std::string_view text);

/// Random sites come from `seed`; `picture` is used for Kind::picture only. A cell that doorways do not join
/// to its region belongs to a region next door (rooms.h).
Regions make_regions(const AnyTopology& topology, const RegionRule& rule, const Picture* picture,
                     std::uint64_t seed);

}  // namespace mazefolio::generate
