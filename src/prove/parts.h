#pragma once

#include <cstdint>
#include <vector>

#include "base/disjoint_sets.h"
#include "base/geometry/distances.h"
#include "prove/places.h"

namespace mazefolio::prove {

/// One bit for each pixel of a window: 1 where the mask holds.
struct Mask {
  Window window;
  std::vector<std::uint8_t> on;

  explicit Mask(const Window& w)
      : window(w), on(static_cast<std::size_t>(w.width()) * static_cast<std::size_t>(w.height())) {}
  std::uint8_t* row(int y) {
    return on.data() + static_cast<std::size_t>(y - window.y0) * static_cast<std::size_t>(window.width());
  }
  const std::uint8_t* row(int y) const { return const_cast<Mask*>(this)->row(y); }
  bool inside(int x, int y) const {
    return x >= window.x0 && x < window.x1 && y >= window.y0 && y < window.y1;
  }
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(row(y) + (x - window.x0) - on.data());
  }
  bool at(int x, int y) const { return row(y)[x - window.x0]; }
  void set(int x, int y, bool value) { row(y)[x - window.x0] = value; }
};

/// The squared distances of its pixels to the nearest one that is off; see base.
inline std::vector<std::uint32_t> squared_distances(const Mask& mask, int reach) {
  return base::squared_distances(mask.on, mask.window.width(), reach);
}

/// Two parts of different places lie side by side for `length` pixels, starting at (x, y).
struct Contact {
  std::uint32_t a = 0, b = 0;  ///< runs
  int x = 0, y = 0, length = 0;
};

constexpr std::uint32_t no_part = ~std::uint32_t{0};

/// The pieces of a mask within each place: pixels joined by their sides without leaving the place.
class Parts {
 public:
  Parts(const PlaceMap& places, const Mask& mask);

  /// The part of a pixel; no_part outside the mask.
  std::uint32_t at(int x, int y);
  std::uint32_t of_run(std::uint32_t run) { return sets_.find(run); }
  const std::vector<Run>& runs() const { return runs_; }
  const std::vector<Contact>& contacts() const { return contacts_; }
  /// Sets of parts of different places that touch; outside is left out.
  DisjointSets joined() const;

 private:
  Window window_;
  std::vector<Run> runs_;
  std::vector<std::size_t> first_;
  std::vector<Contact> contacts_;
  DisjointSets sets_{0};
};

struct Pixel {
  int x = 0, y = 0;
};

/// The number of pieces of a mask that these pixels lie in; pixels that touch at corners are joined.
int count_pieces(const Mask& mask, const std::vector<Pixel>& pixels);

}  // namespace mazefolio::prove
