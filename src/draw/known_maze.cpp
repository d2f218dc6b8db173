#include "draw/known_maze.h"

#include "draw/outline.h"

namespace mazefolio::draw {

double KnownMaze::width(const Maze& maze, HalfWalls half) {
  const std::lock_guard lock(mutex_);
  const auto [at, is_new] = widths_.try_emplace({half.inner, half.rim});
  if (is_new) at->second = open_width(maze, half);
  return at->second;
}

const std::vector<std::vector<Point>>& KnownMaze::rings(const Maze& maze) {
  const std::lock_guard lock(mutex_);
  if (!rings_) rings_ = printed_rings(maze);
  return *rings_;
}

}  // namespace mazefolio::draw
