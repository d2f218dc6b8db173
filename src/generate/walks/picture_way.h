#pragma once

#include <optional>

#include "generate/walks/picture_plan.h"

namespace mazefolio::generate {

/// A way that enters the field through the rim on one side (Lattice::wall) and leaves it through another, and
/// between visits every cell of every part of the picture once: each part by its round, opened beside each
/// piece of ground where other parts are to be visited from it. Ways over the ground are short and keep off
/// the picture. Nothing where one way is in the way of the next; `luck` from 0 on lets the order of parts
/// stray from nearest first.
std::optional<CellPath> picture_way(const Lattice& squares, const PicturePlan& plan, int side, double luck,
                                    Rng& rng);

}  // namespace mazefolio::generate
