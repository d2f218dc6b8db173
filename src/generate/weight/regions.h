#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/geometry/geometry.h"
#include "base/picture.h"
#include "topology/any_topology.h"

namespace mazefolio::generate {

/// Centers as formulas and regions see them: from -1 to 1 along the longer side of the maze, {0, 0} in its
/// middle, rounded so that the last bits of a tiling's points decide nothing.
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

/// The part of the maze that each cell belongs to, counted from 0.
struct Regions {
  std::uint32_t count = 1;
  std::vector<std::uint32_t> of;  ///< by cell id; empty: all cells are in `only`
  std::uint32_t only = 0;
  std::uint32_t operator[](Cell c) const { return of.empty() ? only : of[index(c)]; }
};

/// How a maze is cut into regions, as text:
///   ""              not at all
///   "3x2"           blocks, columns x rows; region 0 is the upper left one, then along the rows
///   "stripes 4 30"  stripes from left to right, turned by so many degrees clockwise (0 when left away)
///   "sites 6"       all cells nearest to one of so many random cells
///   "picture"       the colors of a picture laid over the maze, of up to 16 the most frequent first
struct RegionRule {
  enum class Kind { none, blocks, stripes, sites, picture };
  Kind kind = Kind::none;
  std::uint32_t columns = 1, rows = 1;  ///< of blocks
  std::uint32_t count = 1;              ///< of stripes or sites
  double degrees = 0;
  std::string wrong;  ///< what is wrong with the text, or ""
};
RegionRule parse_region_rule(std::string_view text);

/// Random sites come from `seed`; `picture` is needed by its own kind only.
Regions make_regions(const AnyTopology& topology, const RegionRule& rule, const Picture* picture,
                     std::uint64_t seed);

}  // namespace mazefolio::generate
