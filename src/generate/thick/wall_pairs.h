#pragma once

#include <cstdint>
#include <vector>

#include "generate/thick/wall_classes.h"

namespace mazefolio::generate {

/// Two wall classes that together cover the four sides of a room; all other colors are pillars.
struct WallPair {
  ColorSet walls1 = 0, walls2 = 0, pillars = 0;
  Step alpha, beta;         ///< from a room to the next through a piece of each class
  bool degenerate = false;  ///< alpha and beta do not reach all rooms: parallel strips
  bool perfect = false;     ///< every spanning tree of rooms and pieces is a maze without loops
  bool apart = false;       ///< no two pieces touch
};

/// All pairs of a usable lattice of few colors (most_numbered_colors). The first class has the cell below a
/// room. The pairs are sorted by their first colors, then by their second, as binary numbers. An index must
/// mean the same pair in every version.
std::vector<WallPair> wall_pairs(const ColorLattice& lattice);

/// Pairs of a usable lattice of any number of colors, at most so many: those with the fewest colors in both
/// classes come first, others in the order of wall_pairs.
struct SmallPairs {
  std::vector<WallPair> pairs;
  bool all = false;  ///< there are no others
};
SmallPairs small_wall_pairs(const ColorLattice& lattice, std::size_t most);

/// The same pairs as wall_pairs in the same order, as indices of their classes: for callers that need only a
/// few of them.
struct PairedClasses {
  std::uint32_t first = 0, second = 0;
};
std::vector<PairedClasses> pair_up(const std::vector<WallClass>& classes);
WallPair examined(const ColorLattice& lattice, const WallClass& first, const WallClass& second);

}  // namespace mazefolio::generate
