#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace mazefolio::generate {

/// Pixels of floor in rock, of which those of floor are a tree: each knows the side of its parent. A pixel is
/// one byte: the sides with floor beyond them, east first; whether it is floor; the side of its parent.
class PixelTree {
 public:
  static constexpr std::uint8_t floor_bit = 16, kind_bits = 31;
  static constexpr bool is_straight(int kind) { return kind == (16 | 5) || kind == (16 | 10); }
  static constexpr int opposite(int d) { return (d + 2) % 4; }

  /// All rock. Longer legs than `longest` are not climbed.
  PixelTree(std::uint32_t width, std::uint32_t height, std::uint32_t longest);

  std::uint32_t width() const { return width_; }
  std::uint32_t height() const { return height_; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(pixels_.size()); }
  std::uint32_t beside(std::uint32_t p, int d) const { return p + step_[d]; }
  int kind(std::uint32_t p) const { return pixels_[p] & kind_bits; }
  bool is_floor(std::uint32_t p) const { return pixels_[p] & floor_bit; }
  std::uint32_t root() const { return root_; }
  bool has_parent(std::uint32_t p, int d) const { return p != root_ && parent_side(p) == d; }

  /// Turns rock into floor, or floor into rock, for its neighbors, too. The tree is to be mended afterwards:
  /// hang() or forget() each pixel on which that bears.
  void flip(std::uint32_t p);
  /// Makes the neighbor on this side the parent.
  void hang(std::uint32_t p, int d);
  void set_root(std::uint32_t p);
  /// To be called where the parent of a pixel changes, or whether it is straight.
  void forget(std::uint32_t p);
  /// Hangs the pixels from `bottom` up to just below `end` the other way around, the bottom on the side
  /// `above`. Returns the side of `end` on which it hung.
  int turn(std::uint32_t bottom, int above, std::uint32_t end);

  /// The paths from two pixels up to the one where they meet.
  struct Legs {
    std::uint32_t top = 0;
    std::array<std::uint32_t, 2> pixels{};     ///< below the top
    std::array<std::uint32_t, 2> straights{};  ///< of them, but for the one where the leg begins
  };
  /// Nothing where they have more than `longest` pixels together, with the top.
  std::optional<Legs> legs(std::uint32_t first, std::uint32_t second);
  /// The straight pixel of this number of a leg that was found last, from below, without the one where it
  /// begins.
  std::uint32_t straight_pixel(int leg, std::uint32_t number) const;

 private:
  static constexpr std::uint8_t parent_bits = 96;
  static constexpr int parent_shift = 5;
  static constexpr std::uint32_t longest_stretch = 64;
  static constexpr std::uint32_t unknown = ~std::uint32_t{0};

  /// A path up the tree that a climb takes in one step. Its pixels have places in it, which grow upward.
  struct Stretch {
    std::uint32_t beyond = 0;           ///< the parent of its last pixel,
    std::uint32_t beyond_place = 0;     ///< and where that had a place last
    std::uint32_t climb = 0;            ///< the one that came here last
    std::uint32_t entry = 0;            ///< the place where it came in; before that it had met
    std::uint32_t pixels_below = 0;     ///< this number of pixels,
    std::uint32_t straights_below = 0;  ///< and of straight ones
    std::uint8_t first = 0, end = 0;    ///< the pixels that are still as they were
    std::uint8_t straights = 0;         ///< the count at its end; see place_at()
    std::uint64_t straight_bits = 0;
    std::uint32_t pixel = 0;               ///< the first
    std::array<std::uint64_t, 2> sides{};  ///< of the parents: their lower bits, their upper bits
  };
  /// One of two climbs at once.
  struct Climb {
    std::uint32_t at = 0, pixels = 0, straights = 0;
    std::uint32_t* place = nullptr;      ///< of `at`, where it is still known
    std::vector<std::uint32_t> entries;  ///< places, in a list that is as long as the longest climb
    std::uint32_t entry_count = 0;
  };

  int parent_side(std::uint32_t p) const { return (pixels_[p] & parent_bits) >> parent_shift; }
  bool is_known(std::uint32_t place) const;
  std::uint32_t place_of(std::uint32_t p);
  std::uint32_t walked(std::uint32_t p);
  std::uint32_t pixel_at(const Stretch& s, std::uint32_t position) const;
  void make_room();

  std::uint32_t width_, height_, longest_;
  std::array<std::uint32_t, 4> step_;  ///< to the next pixel east, south, west, north, modulo 2^32
  std::vector<std::uint8_t> pixels_;
  std::uint32_t root_;                 ///< its byte names no parent
  std::vector<std::uint32_t> places_;  ///< of the pixels in stretches
  std::vector<Stretch> stretches_;
  std::uint32_t used_ = 0;  ///< of the stretches
  std::uint32_t climb_ = 0;
  std::array<Climb, 2> climbs_;
};

}  // namespace mazefolio::generate
