#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "draw/open_width.h"

namespace mazefolio::draw {

/// What drawing asks of one maze again and again, each found once. May be used by several threads.
class KnownMaze {
 public:
  /// open_width.
  double width(const Maze& maze, HalfWalls half = {});
  /// printed_rings.
  const std::vector<std::vector<Point>>& rings(const Maze& maze);

 private:
  std::mutex mutex_;
  std::map<std::pair<double, double>, double> widths_;
  std::optional<std::vector<std::vector<Point>>> rings_;
};

}  // namespace mazefolio::draw
