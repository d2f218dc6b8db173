#pragma once

#include <cstdint>
#include <vector>

#include "prove/claims.h"
#include "prove/raster.h"

namespace mazefolio::prove {

/// A rectangle of pixels on a page; empty where x0 >= x1.
struct Window {
  int x0 = 0, y0 = 0, x1 = 0, y1 = 0;
  int width() const { return x1 - x0; }
  int height() const { return y1 - y0; }
};

/// Consecutive pixels of one row that belong to one place: x from begin to end - 1.
struct Run {
  int begin = 0, end = 0;
  std::uint32_t place = 0;
};
constexpr std::uint32_t outside = 0;

/// Which runs of a list are in a row. Rows that are alike share them.
struct RowOfRuns {
  std::size_t begin = 0, end = 0;
};

/// The place of a maze that each pixel lies in, by the borders of the manifest. The two lanes of a crossing
/// are one place; `outside` is paper and rock. The runs of a row cover it completely.
class PlaceMap {
 public:
  /// The window is the maze and `margin` pixels around it, as far as they are on the page.
  PlaceMap(const GraphClaim& graph, const Raster& page, int margin);

  const Window& window() const { return window_; }
  std::uint32_t place_of(std::uint32_t cell) const { return place_of_[cell]; }
  std::uint32_t place_count() const { return place_count_; }  ///< outside included
  const Run* row_begin(int y) const { return runs_.data() + rows_[index(y)].begin; }
  const Run* row_end(int y) const { return runs_.data() + rows_[index(y)].end; }
  /// Whether a row, not the first of the window, is the one above it again.
  bool repeats(int y) const { return rows_[index(y)].begin == rows_[index(y) - 1].begin; }
  bool crossed(std::uint32_t place) const { return crossed_[place] != 0; }  ///< two lanes lie there
  bool inside(int x, int y) const {
    return x >= window_.x0 && x < window_.x1 && y >= window_.y0 && y < window_.y1;
  }
  /// The run of a pixel of the window.
  const Run& run_at(int x, int y) const;
  std::uint32_t at(int x, int y) const { return inside(x, y) ? run_at(x, y).place : outside; }
  /// Whether the pixels of a row from x0 to x1, both included, lie in one place, and in this one.
  bool holds(std::uint32_t place, int x0, int x1, int y) const;

 private:
  std::size_t index(int y) const { return static_cast<std::size_t>(y - window_.y0); }

  Window window_;
  std::vector<std::uint32_t> place_of_;
  std::vector<std::uint8_t> crossed_;
  std::uint32_t place_count_ = 1;
  std::vector<Run> runs_;
  std::vector<RowOfRuns> rows_;
};

/// The places of pixels that are asked for one beside another.
class PlaceWalk {
 public:
  explicit PlaceWalk(const PlaceMap& places) : places_(places) {}

  std::uint32_t at(int x, int y) {
    if (!places_.inside(x, y)) return outside;
    const Run* row = places_.row_begin(y);
    if (row != row_ || x < run_.begin || x >= run_.end) run_ = places_.run_at(x, y);
    row_ = row;
    return run_.place;
  }

 private:
  const PlaceMap& places_;
  const Run* row_ = nullptr;
  Run run_;
};

}  // namespace mazefolio::prove
