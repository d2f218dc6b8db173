#include "draw/known_maze.h"

#include <algorithm>

#include "draw/known_fit.h"
#include "draw/outline.h"

namespace mazefolio::draw {
namespace {

constexpr std::size_t most_fits = 8;       // two walls on both sides of a leaf, in two looks
constexpr std::size_t most_letters = 100;  // a fit with more is too large to be kept

}  // namespace

KnownMaze::KnownMaze() = default;
KnownMaze::~KnownMaze() = default;

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

MazeFit KnownMaze::fit(const FitKey& key, const std::function<MazeFit()>& fit) {
  {
    const std::lock_guard lock(mutex_);
    const auto known = std::ranges::find(fits_, key, &KnownFit::key);
    if (known != fits_.end()) return known->fit;
  }
  MazeFit found = fit();
  if (found.letters.size() > most_letters) return found;
  const std::lock_guard lock(mutex_);
  if (fits_.size() >= most_fits) fits_.pop_front();
  fits_.push_back({key, found});
  return found;
}

}  // namespace mazefolio::draw
