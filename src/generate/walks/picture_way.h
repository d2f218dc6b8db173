#pragma once

#include <optional>

#include "generate/walks/picture_plan.h"

namespace mazefolio::generate {

/// A path that enters the field through the rim on one side (Lattice::wall), leaves it through another, and
/// visits every cell of every part of the picture once. Each part is walked along its round, which is opened
/// beside the pieces of ground from which other parts are visited. The paths over the ground are short and
/// stay away from the picture. Nothing where one path blocks another. With `luck` above 0 the order of the
/// parts differs at random from nearest first.
std::optional<CellPath> picture_way(const Lattice& squares, const PicturePlan& plan, int side, double luck,
                                    Rng& rng);

}  // namespace mazefolio::generate
