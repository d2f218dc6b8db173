#pragma once

#include <vector>

#include "topology/grids.h"

namespace mazefolio::topology {

/// The options that all grids of strewn points have: cells, relax, points, edge.
std::vector<OptionRow> strewn_options();

/// True where the sides of the field are ragged. Other shapes always are: straight sides would show.
bool is_ragged(const Region& region, const Options& options);

/// How many cells the field shall have: as the option `cells` says, else `usual`.
double cells_in(const Rect& field, const Options& options, double usual);

/// This many points in the box, by the options `points` and `relax`.
std::vector<Point> strewn(const Rect& box, double count, const Options& options, Rng& rng);

/// GridRow::steps.
double steps_to_relax(const Options& options);

}  // namespace mazefolio::topology
