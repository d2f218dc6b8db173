#pragma once

#include <cstdint>
#include <vector>

#include "base/disjoint_sets.h"
#include "prove/pixel_mask.h"

namespace mazefolio::prove {

/// Two parts of different places lie side by side for `length` pixels, starting at (x, y): below one another,
/// or the second right of the first, which ends before x.
struct Contact {
  std::uint32_t a = 0, b = 0;  ///< runs
  int x = 0, y = 0, length = 0;
  bool below = false;
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
  /// In how many rows, one below another, a run stands.
  int rows_of(std::uint32_t run) const { return heights_[run]; }
  const std::vector<Contact>& contacts() const { return contacts_; }
  /// Sets of parts of different places that touch; outside is left out.
  DisjointSets joined() const;

 private:
  Window window_;
  std::vector<Run> runs_;
  std::vector<int> heights_;
  std::vector<RowOfRuns> rows_;
  std::vector<Contact> contacts_;
  DisjointSets sets_{0};
};

struct Pixel {
  int x = 0, y = 0;
};

/// The number of pieces of a mask that these pixels lie in; pixels that touch at corners are joined.
int count_pieces(const Mask& mask, const std::vector<Pixel>& pixels);

}  // namespace mazefolio::prove
