#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "base/options.h"
#include "base/rng.h"
#include "maze/maze.h"

namespace mazefolio::generate {

/// The cells and gates in which a walk over a lattice may begin and end: those that options name (a place of
/// maze/gates.h, or a cell such as 3,4), or all at the rim.
class RimEnds {
 public:
  RimEnds(const AnyTopology& field, std::string_view from, std::string_view to);

  /// By cell id.
  const BitSet& starts() const { return starts_; }
  const BitSet& ends() const { return ends_; }
  /// Cells in which a walk from `start` may end: far from it, where `far` says so and there are some.
  BitSet finishes(Cell start, bool far) const;
  /// Sets the gates of the first and the last cell of the walk, above or below where they allow it.
  Maze with_gates(Maze maze, const CellPath& walk, Rng& rng) const;

 private:
  const AnyTopology& field_;
  std::vector<Gate> from_, to_;
  BitSet starts_, ends_;
};

/// Fails where a place is none, or no walk can have these ends: `round` walks are opened at one place of the
/// rim; one over `all` cells of squares has ends by the colors of a chessboard.
Outcome check_rim_ends(const AnyTopology& field, std::string_view from, std::string_view to, bool round,
                       bool all);

/// The maze of a round walk. It is opened between two cells side by side at the rim, near the place that the
/// options name if they do; fails where it has no such cells. Or (open=no) it stays a loop, with a mark at
/// the place that the options name, or anywhere.
Result<Maze> from_round(std::shared_ptr<const AnyTopology> field, const CellPath& round,
                        const Options& options, Rng& rng);
/// The latter alone.
Result<Maze> closed_loop(std::shared_ptr<const AnyTopology> field, const CellPath& round,
                         const Options& options, Rng& rng);
/// Whether the options ask for a loop.
bool is_closed(const Options& options);
/// Fails where a loop cannot have its mark there.
Outcome check_mark(const AnyTopology& field, const Options& options);

}  // namespace mazefolio::generate
