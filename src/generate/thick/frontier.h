#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/rng.h"
#include "generate/thick/pixel_tree.h"

namespace mazefolio::generate {

/// Numbers of floor pixels of a cavern by kind: dead ends, forks of three and four passages, straight pieces.
struct PixelKinds {
  std::int32_t dead_ends = 0, threes = 0, fours = 0, straights = 0;
};

/// A cavern of floor pixels in rock in which no 2 x 2 pixels are all rock, all floor, or a checkerboard. So
/// its frontier is a Hamiltonian cycle of the corner points between the pixels, and its floor is a tree.
/// Moves lead from each such cavern to every other of the same size.
class Frontier {
 public:
  /// A cavern with this number of corner points across and down: both at least 2, one of them even. Together
  /// with the frame it has one pixel more in each direction.
  Frontier(std::uint32_t columns, std::uint32_t rows, Rng& rng);

  /// Opens a random pixel and closes another, chosen so that a move and its reverse are equally likely.
  /// Returns by how much the numbers of kinds change; nothing where the pixel allows no move. Call keep() or
  /// undo() next.
  std::optional<PixelKinds> propose(Rng& rng);
  void keep();
  void undo();

  /// Makes this number of proposals and keeps all of them. From 200 for each corner point on, all caverns of
  /// the size are equally likely.
  void randomize(std::uint64_t attempts, Rng& rng);

  std::uint32_t width() const { return tree_.width(); }
  std::uint32_t height() const { return tree_.height(); }
  bool is_floor(std::uint32_t x, std::uint32_t y) const { return tree_.is_floor(y * width() + x); }
  PixelKinds kinds() const;
  /// The moves that were kept.
  std::uint64_t moves() const { return moves_; }

  /// Throws InternalError where this is not such a cavern. O(pixels).
  void check() const;

 private:
  void dig_rooms(Rng& rng);
  void hang_all();

  // The kinds of moves: each has a function that finds the pixel to close and one that repairs the tree.
  bool find_double_switch(std::uint8_t sides, Rng& rng);
  void hang_double_switch();
  bool find_crossbar_shift();
  void hang_crossbar_shift();
  PixelKinds flipped(std::uint32_t p);

  PixelTree tree_;
  std::uint64_t moves_ = 0;

  // The current move.
  std::uint32_t opened_ = 0, closed_ = 0;
  int crossbar_ = -1;  ///< in a crossbar shift: the side of the opened pixel on which the closed one lies
  int cut_side_ = 0;   ///< in a double switch: the side of the opened pixel with the leg of the closed one
};

/// This number of attempts for each corner point, but no more than end within about a minute: the limit
/// begins at 300 for each of 317 x 317 points, and is lower from 1000 x 1000 points on.
std::uint64_t bounded_attempts(std::uint32_t columns, std::uint32_t rows, double for_each_point);

/// A point where four pixels meet, counted from 0.
struct CornerPoint {
  std::uint32_t x = 0, y = 0;
  friend bool operator==(const CornerPoint&, const CornerPoint&) = default;
};

/// The frontier as a Hamiltonian cycle of its corner points: each point once, every one beside the next and
/// the last beside the first. After bounded_attempts(columns, rows, 200) moves all cycles are equally likely,
/// up to about 400 x 400.
std::vector<CornerPoint> frontier_cycle(const Frontier& frontier);

}  // namespace mazefolio::generate
