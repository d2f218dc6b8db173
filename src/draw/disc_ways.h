#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "draw/closed_walls.h"

namespace mazefolio::draw {

/// The least room(Point) at some points of the straight way between two, ends left out, at most `most_room`.
/// Where it is less than `enough`, anything less.
template <class Room>
double least_on_way(Point from, Point to, double enough, Room room) {
  constexpr int parts = 8;
  double least = most_room;
  for (int i = 1; i < parts && least > 0 && least >= enough; ++i)
    least = std::min(least, room(from + (to - from) * (i / double(parts))));
  return least;
}

/// The smallest of some discs on the straight way between two points, ends left out. Where it is less than
/// `enough`, anything less.
double straight_room(const ClosedWalls& walls, Point from, Point to, double enough = -HUGE_VAL);

/// None counts as larger than `enough`; what is not larger than `sure` need not be exact.
struct DiscSizes {
  double enough = 0, sure = 0;
};

/// `ways` has for each place of a cell the largest disc that gets there straight from the center, both ends
/// left out. Larger ones that get there around what stands in the way take their places. Never too large;
/// where ways are bent, at most some hundredths of a unit too small.
void widen_ways(const ClosedWalls& walls, std::span<const Edge> outline, Point center,
                std::span<const Point> places, DiscSizes sizes, std::span<double> ways);

/// Whether `widen_ways` would find a disc of the size `enough` for this place. Most ways are that wide, and
/// this is known long before all of the cell is searched.
bool is_wide_way(const ClosedWalls& walls, std::span<const Edge> outline, Point center, Point place,
                 DiscSizes sizes, std::span<const double> ways);

}  // namespace mazefolio::draw
