#pragma once

#include "base/bit_set.h"
#include "topology/planar_graph.h"
#include "topology/region.h"

namespace mazefolio::topology {

/// What is near the lines around a region, by the squares of one pitch that they go through.
class NearLines {
 public:
  explicit NearLines(const Region& region);

  /// False: no line meets the rectangle.
  bool meets(const Rect& r) const;

 private:
  template <class Fn>
  void visit(const Rect& r, Fn fn) const;

  Rect box_;
  std::size_t columns_ = 0;
  BitSet squares_;
};

/// The wall has a cell on one side only, and lies on one of the lines. Other such walls are where cells
/// deeper inside are left out. `lines` may be null: none is left out.
bool is_on_rim(const PlanarGraph& g, Wall w, const NearLines* lines);

}  // namespace mazefolio::topology
