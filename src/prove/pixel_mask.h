#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "prove/places.h"

namespace mazefolio::prove {

/// One bit for each pixel of a window: 1 where the mask holds. A row is whole words, whose last bits are 0.
class Mask {
 public:
  explicit Mask(const Window& w);

  Window window;

  bool inside(int x, int y) const {
    return x >= window.x0 && x < window.x1 && y >= window.y0 && y < window.y1;
  }
  bool at(int x, int y) const {
    const auto i = static_cast<std::size_t>(x - window.x0);
    return row(y)[i / 64] >> i % 64 & 1;
  }
  /// Whether a pixel that need not be inside is on.
  bool has(int x, int y) const { return inside(x, y) && at(x, y); }
  void set(int x, int y, bool value) {
    const auto i = static_cast<std::size_t>(x - window.x0);
    std::uint64_t& word = row(y)[i / 64];
    word = (word & ~(std::uint64_t{1} << i % 64)) | std::uint64_t{value} << i % 64;
  }
  /// Sets the pixels from..to - 1 of a row of the window; those beyond its sides are left out.
  void fill(int y, int from, int to);
  /// Sets a box of pixels, whose last column and row are included, as far as it is inside.
  void fill_box(int x0, int y0, int x1, int y1);
  /// The first pixel of a row, from x (inside) on, that is on or off; the end of the row where none is.
  int next(int x, int y, bool on) const;

  /// Whether a row, not the first of the window, is the one above it again.
  bool repeats(int y) const { return std::equal(row(y), row(y) + words_, row(y - 1)); }

  std::size_t words() const { return words_; }  ///< a row
  std::uint64_t* row(int y) { return bits_.data() + static_cast<std::size_t>(y - window.y0) * words_; }
  const std::uint64_t* row(int y) const {
    return bits_.data() + static_cast<std::size_t>(y - window.y0) * words_;
  }

  // With another mask of the same window.
  Mask& operator&=(const Mask& other);
  Mask& operator|=(const Mask& other);
  Mask& operator-=(const Mask& other);
  bool operator==(const Mask& other) const { return bits_ == other.bits_; }

 private:
  std::size_t words_;
  std::vector<std::uint64_t> bits_;
};

Mask inverted(const Mask& mask);

/// Calls fn(x, y, place) for each pixel of a mask, in the window of these places, that is on.
template <class Fn>
void for_each_pixel(const Mask& mask, const PlaceMap& places, Fn fn) {
  const Window& w = mask.window;
  for (int y = w.y0; y < w.y1; ++y) {
    const Run* run = places.row_begin(y);
    for (int x = mask.next(w.x0, y, true); x < w.x1; x = mask.next(x + 1, y, true)) {
      while (run->end <= x) ++run;
      fn(x, y, run->place);
    }
  }
}

/// The pixels that are on or touch one that is, by a side or a corner.
Mask grown(const Mask& mask);
/// The pixels that are on, as are all eight around them; beyond the window all are off.
Mask shrunk(const Mask& mask);

/// The pixels of a page from `low` to `high` - 1 gray.
Mask grays_between(const Raster& page, const Window& window, int low, int high);

/// The squared distance between the centers of a pixel and the nearest one that is on; `most` where none is
/// nearer. It may be too large where it is below `enough`.
int squared_distance(const Mask& mask, int x, int y, int most, int enough = 0);

}  // namespace mazefolio::prove
