#pragma once

#include <memory>

#include "base/options.h"
#include "base/rng.h"
#include "generate/growth.h"
#include "maze/maze.h"

namespace mazefolio::generate {

/// Fails where no walk of 'unicursal' can follow its options over this lattice of squares or hexagons, masked
/// or not, as far as that is known before it is looked for.
Outcome check_shape_walk(const AnyTopology& field, const Options& options);

/// The walk as a maze with its gates, on the cells of the field, on most of them (the option `leave`), or
/// (method=doubled) on blocks of 2 x 2 cells that follow its shape. Fails where none was found.
Result<Maze> shape_walk(const std::shared_ptr<const AnyTopology>& field, const Options& options, Rng& rng,
                        Growth* growth);

}  // namespace mazefolio::generate
