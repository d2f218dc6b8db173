#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/linked_maze.h"

namespace mazefolio::rules {

/// How a maze is to be linked.
struct LinkWish {
  std::size_t links = 0, least_used = 0;  ///< how many, and of these how many the way follows
  /// The i-th link, drawn at random; nothing where this draw is unsuited.
  std::function<std::optional<Link>(std::size_t i, Rng& rng)> draw;
  std::vector<Gate> starts, finishes;
  double apart = 0;  ///< between start and finish, at least, in pitches
};

struct LinkPlan {
  Maze maze;  ///< with its gates
  std::vector<Link> links;
  CellPath way;
  std::size_t used = 0;
};

/// A perfect maze, or several, with links such that walls and links stay a tree, in one piece; no letter
/// stands beside another. Of some plans the one whose way follows the most links, and of these the longest.
/// Nothing where there is no room.
std::optional<LinkPlan> plan_links(const Maze& maze, const LinkWish& wish, std::string_view seed);

/// The puzzle of a plan: letters follow the place of the links on the page.
LaidPuzzle laid(LinkPlan plan);

/// The distance between the middles of two cells.
double distance(const Maze& maze, Cell a, Cell b);

/// The room around the middle of a cell that a letter of a link needs, in pitches.
constexpr double link_room = 0.42;

/// The most links: letters are from A to Z.
constexpr std::size_t most_links = 26;

}  // namespace mazefolio::rules
