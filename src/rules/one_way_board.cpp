#include "rules/one_way_board.h"

#include <algorithm>

#include "rules/maze_doors.h"

namespace mazefolio::rules {

OneWayBoard::OneWayBoard(const Maze& maze) {
  const std::vector<std::vector<Door>> doors = doors_of(*maze.topology);
  const auto is_open = [&](const Door& door) { return maze.open.test(index(door.wall)); };
  for (State s = 0; s < doors.size(); ++s)
    for (const Door& door : doors[s])
      if (s < index(door.to) && is_open(door)) passages_.push_back({door.wall, s, index(door.to)});
  std::ranges::sort(passages_, {}, &Passage::wall);
  for (State s = 0; s < doors.size(); ++s) {
    first_.push_back(static_cast<std::uint32_t>(steps_.size()));
    for (const Door& door : doors[s])
      if (is_open(door))
        steps_.push_back(
            {index(door.to), static_cast<std::uint32_t>(passage_in(door.wall)), s < index(door.to)});
  }
  first_.push_back(static_cast<std::uint32_t>(steps_.size()));
}

std::size_t OneWayBoard::passage_in(Wall wall) const {
  const auto at = std::ranges::lower_bound(passages_, wall, {}, &Passage::wall);
  return at != passages_.end() && at->wall == wall ? static_cast<std::size_t>(at - passages_.begin())
                                                   : passages_.size();
}

}  // namespace mazefolio::rules
