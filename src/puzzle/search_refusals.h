#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "base/result.h"
#include "puzzle/entry_request.h"
#include "puzzle/maker_settings.h"
#include "topology/grids.h"

namespace mazefolio::puzzle {

/// What a search has met.
struct Met {
  double low = HUGE_VAL, high = -HUGE_VAL;  ///< scores
  int worthless = 0;                        ///< mazes of the level that are not worth printing
  std::vector<std::string> lacking{};       ///< what the last of them lacked
};

// Why a search has found nothing, at the line that is to blame.

/// The room is too small for any maze.
Diagnostics no_room(const EntryRequest& request, const MakerSettings& settings, const MazeRoom& room);
/// The letters of a shape have strokes too narrow for a maze, in the largest size that there may be.
Diagnostics narrow_letters(const EntryRequest& request, const MakerSettings& settings, CellCount size,
                           const topology::NarrowStrokes& narrow);
/// `most`: the largest size that was tried.
Diagnostics unreachable(const EntryRequest& request, const MakerSettings& settings, const Met& met,
                        CellCount most);
/// Fewer than one of this many mazes will do.
Diagnostics too_rare(const EntryRequest& request, CellCount size, int mazes);

}  // namespace mazefolio::puzzle
