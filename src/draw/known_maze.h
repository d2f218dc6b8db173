#pragma once

#include <functional>
#include <list>
#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "draw/open_width.h"

namespace mazefolio::draw {

struct MazeFit;
struct FitKey;
struct KnownFit;

/// What drawing asks of one maze again and again, each found once. May be used by several threads.
class KnownMaze {
 public:
  KnownMaze();
  ~KnownMaze();

  /// open_width.
  double width(const Maze& maze, HalfWalls half = {});
  /// printed_rings.
  const std::vector<std::vector<Point>>& rings(const Maze& maze);
  /// What `fit` gives for this key, for all measurers of one language. Of many keys it knows the last ones.
  MazeFit fit(const FitKey& key, const std::function<MazeFit()>& fit);

 private:
  std::mutex mutex_;
  std::map<std::pair<double, double>, double> widths_;
  std::optional<std::vector<std::vector<Point>>> rings_;
  std::list<KnownFit> fits_;
};

}  // namespace mazefolio::draw
