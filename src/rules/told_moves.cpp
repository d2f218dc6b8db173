#include "rules/told_moves.h"

namespace mazefolio::rules {
namespace {

constexpr std::size_t group = 5;
constexpr double level = 1e-9;  ///< of two rows or columns

int sign(double d) { return d > level ? 1 : d < -level ? -1 : 0; }

/// By row and column: up, level, down; left, level, right.
constexpr const char* arrows[3][3] = {
    {"\u2196", "\u2191", "\u2197"}, {"\u2190", "\u2022", "\u2192"}, {"\u2199", "\u2193", "\u2198"}};

}  // namespace

std::string told_moves(const Maze& maze, const CellPath& stops) {
  std::string told;
  for (std::size_t i = 1; i < stops.size(); ++i) {
    const Point way = center(*maze.topology, stops[i]) - center(*maze.topology, stops[i - 1]);
    if (i > 1 && i % group == 1) told += ' ';
    told += arrows[sign(way.y) + 1][sign(way.x) + 1];
  }
  return told;
}

}  // namespace mazefolio::rules
