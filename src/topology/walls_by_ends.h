#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "topology/topology.h"

namespace mazefolio::topology {

/// Walls by their ends, so that the second side of a wall finds the first.
class WallsByEnds {
 public:
  WallsByEnds(std::uint32_t point_limit, std::size_t walls) : newest_(point_limit, none) {
    entries_.reserve(walls);
  }

  /// The wall between these points for which `same(Wall)` is true; no_wall: there is none.
  template <class Same>
  Wall find(std::uint32_t a, std::uint32_t b, Same same) const {
    for (std::uint32_t i = newest_[std::min(a, b)]; i != none; i = entries_[i].before)
      if (entries_[i].end == std::max(a, b) && same(entries_[i].wall)) return entries_[i].wall;
    return no_wall;
  }
  template <class Fn>
  void for_each(Fn fn) const {
    for (const Entry& entry : entries_) fn(entry.wall);
  }
  void add(std::uint32_t a, std::uint32_t b, Wall w) {
    std::uint32_t& newest = newest_[std::min(a, b)];
    entries_.push_back({std::max(a, b), w, newest});
    newest = static_cast<std::uint32_t>(entries_.size()) - 1;
  }

 private:
  static constexpr std::uint32_t none = ~std::uint32_t{0};
  struct Entry {
    std::uint32_t end;
    Wall wall;
    std::uint32_t before;  ///< of the same lower end
  };
  std::vector<std::uint32_t> newest_;  ///< by the lower end
  std::vector<Entry> entries_;
};

}  // namespace mazefolio::topology
