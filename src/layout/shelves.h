#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "base/geometry/geometry.h"

namespace mazefolio::layout {

/// A box for a shelf. A head has a shelf of its own and stays above the shelf that follows.
struct ShelfItem {
  Size size;
  bool head = false;
};
struct ShelfRules {
  Size page;
  Size gap;                      ///< the least between two boxes
  std::size_t most_a_page = 12;  ///< boxes; heads do not count
  bool right_to_left = false;
  bool centered = true;                     ///< shelves that hold one box only
  std::vector<std::size_t> most_by_page{};  ///< of its first pages; the others have most_a_page
};
/// Where a box stands: its page, from 0, and its top left corner there.
struct ShelfPlace {
  std::size_t page = 0;
  Point at;
};
struct Shelves {
  std::vector<ShelfPlace> places;   ///< by box
  std::vector<std::size_t> counts;  ///< boxes on each page
  std::vector<double> fill;         ///< share of each page that its boxes take
  std::vector<double> ragged;       ///< share of the last shelf of each page that the fullest one has more
};

/// Puts boxes on shelves in their order. Shelves are as high as their tallest box, and full shelves and pages
/// spread over the space that is left. A box that is larger than the page has a page of its own.
Shelves on_shelves(std::span<const ShelfItem> items, const ShelfRules& rules);

}  // namespace mazefolio::layout
