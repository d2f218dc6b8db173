#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/rng.h"

namespace mazefolio::generate {

/// Pixels of a cavern by kind: how many dead ends, forks of three and four ways, and straight pieces.
struct PixelKinds {
  std::int32_t dead_ends = 0, threes = 0, fours = 0, straights = 0;
};

/// A cavern of floor pixels in rock, of which no 2 x 2 pixels are all rock, all floor, or a checkerboard: its
/// frontier is a Hamiltonian cycle of the corner points between the pixels, and its floor a tree. Moves lead
/// from each such cavern of a size to every other.
class Frontier {
 public:
  /// Some cavern with so many corner points across and down: both at least 2, one of them even. It has one
  /// pixel more each way, those of the frame counted.
  Frontier(std::uint32_t columns, std::uint32_t rows, Rng& rng);

  /// Opens a random pixel and closes another that fits, chosen so that a move and its way back are equally
  /// likely; tells what that changes. Nothing where the pixel allows none. Call keep() or undo() next.
  std::optional<PixelKinds> propose(Rng& rng);
  void keep();
  void undo();

  /// So many proposals, all kept. From 200 for each corner point on, every cavern of the size is equally
  /// likely.
  void randomize(std::uint64_t attempts, Rng& rng);

  std::uint32_t width() const { return width_; }
  std::uint32_t height() const { return height_; }
  bool is_floor(std::uint32_t x, std::uint32_t y) const { return pixels_[y * width_ + x] & floor_bit; }
  PixelKinds kinds() const;

  /// Throws InternalError unless it is what is said above. O(pixels).
  void check() const;

 private:
  static constexpr std::uint8_t floor_bit = 16;
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  std::uint32_t beside(std::uint32_t p, int d) const { return p + step_[d]; }
  void dig_rooms(Rng& rng);
  void hang_all();

  // A move: each has a part that finds the pixel to close and one that mends the tree.
  bool find_double_switch(std::uint8_t sides, Rng& rng);
  void hang_double_switch();
  bool find_crossbar_shift();
  void hang_crossbar_shift();
  bool find_loop(std::array<std::uint32_t, 2> at);
  void flip(std::uint32_t p);
  PixelKinds flipped(std::uint32_t p);

  std::uint32_t width_, height_;
  std::array<std::uint32_t, 4> step_;  ///< to the next pixel east, south, west, north, modulo 2^32
  /// Of each pixel one bit for each side, in that order, on which floor lies, and floor_bit if it is floor.
  std::vector<std::uint8_t> pixels_;
  std::vector<std::uint32_t> parent_;  ///< of floor pixels, in their tree

  // The move under way.
  std::uint32_t opened_ = 0, closed_ = 0;
  int crossbar_ = -1;  ///< of a crossbar shift the side of the opened pixel where the closed one lies
  /// Both ways from the opened pixel up the tree, to just below where they meet; that is the top of one.
  std::array<std::vector<std::uint32_t>, 2> legs_;
  std::vector<std::uint32_t> straights_;  ///< pixels of the loop that may be closed
  /// Where a pixel stands in the legs, as first_mark_ + 2 * place + leg; smaller numbers are of older moves.
  std::vector<std::uint32_t> marks_;
  std::uint32_t first_mark_ = 1, next_mark_ = 1;
};

/// So many attempts for each of the corner points, but never more than end within about a minute: from 317 x
/// 317 on less than 300 for each, from 1000 x 1000 on less with every point more.
std::uint64_t bounded_attempts(std::uint32_t columns, std::uint32_t rows, double for_each_point);

/// A point where four pixels meet, counted from 0.
struct CornerPoint {
  std::uint32_t x = 0, y = 0;
  friend bool operator==(const CornerPoint&, const CornerPoint&) = default;
};

/// A Hamiltonian cycle of a grid of columns x rows points, all such cycles equally likely up to about 400 x
/// 400: each point once, every one beside the next and the last beside the first. Both counts at least 2, one
/// of them even.
std::vector<CornerPoint> frontier_cycle(std::uint32_t columns, std::uint32_t rows, Rng& rng);

}  // namespace mazefolio::generate
