// Idea: Felzenszwalb and Huttenlocher, "Distance transforms of sampled functions" (2012). First the distances
// within each column; then, along each row, the lower envelope of the parabolas above them. Nothing reaches
// beyond a pixel that is off, so each run of pixels that are on is a row of its own. Where no distance is
// long, looking along the run is faster than its envelope. Cost: linear in the pixels.
#include "base/geometry/distances.h"

#include <algorithm>
#include <limits>

#include "base/system/parallel.h"

namespace mazefolio::base {
namespace {

constexpr std::uint32_t short_reach = 32;

class Envelope {
 public:
  explicit Envelope(std::size_t n) : at_(n), border_(n + 1), f_(n) {}

  /// Replaces heights by the squared distances along their row.
  void lower(std::uint32_t* row, int n) {
    int k = -1;
    for (int q = 0; q < n; ++q) {
      const double fq = f_[size(q)] = row[q];
      double from = -std::numeric_limits<double>::infinity();
      while (k >= 0) {
        const int p = at_[size(k)];
        from = (fq - f_[size(p)] + static_cast<double>(q - p) * (q + p)) / (2.0 * (q - p));
        if (from > border_[size(k)]) break;
        --k;
      }
      if (k < 0) from = -std::numeric_limits<double>::infinity();
      at_[size(++k)] = q;
      border_[size(k)] = from;
    }
    border_[size(k) + 1] = std::numeric_limits<double>::infinity();
    k = 0;
    for (int q = 0; q < n; ++q) {
      while (border_[size(k) + 1] < q) ++k;
      const int p = at_[size(k)];
      row[q] = static_cast<std::uint32_t>(static_cast<double>(q - p) * (q - p) + f_[size(p)]);
    }
  }

 private:
  static std::size_t size(int i) { return static_cast<std::size_t>(i); }
  std::vector<int> at_;
  std::vector<double> border_, f_;
};

/// The same for a short reach: a nearer column ends the search for farther ones. `row` begins and ends where
/// heights are 0, or at an end of all.
void lower_nearby(std::uint32_t* row, std::uint32_t n, std::vector<std::uint32_t>& heights) {
  heights.assign(row, row + n);
  for (std::uint32_t q = 0; q < n; ++q) {
    std::uint32_t best = heights[q];
    for (std::uint32_t off = 1; off * off < best; ++off) {
      if (q >= off) best = std::min(best, heights[q - off] + off * off);
      if (q + off < n) best = std::min(best, heights[q + off] + off * off);
    }
    row[q] = best;
  }
}

}  // namespace

std::vector<std::uint32_t> squared_distances(std::span<const std::uint8_t> on, int width, int reach) {
  const int height = width > 0 ? static_cast<int>(on.size()) / width : 0;
  const auto far = static_cast<std::uint32_t>(std::clamp(reach, 1, 20'000));
  std::vector<std::uint32_t> d(on.size());
  const auto row = [&](int y) {
    return d.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
  };
  for (int y = 0; y < height; ++y) {
    throw_if_canceled();
    const std::uint8_t* here = on.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
    for (int x = 0; x < width; ++x)
      row(y)[x] = !here[x] ? 0 : y == 0 ? far : std::min(far, row(y - 1)[x] + 1);
  }
  for (int y = height - 2; y >= 0; --y)
    for (int x = 0; x < width; ++x) row(y)[x] = std::min(row(y)[x], row(y + 1)[x] + 1);
  std::vector<std::uint32_t> nearby;
  Envelope envelope(static_cast<std::size_t>(std::max(0, width)));
  for (int y = 0; y < height; ++y) {
    throw_if_canceled();
    std::uint32_t* const heights = row(y);
    for (int x = 0; x < width; ++x) heights[x] *= heights[x];
    for (int x = 0; x < width;) {
      while (x < width && heights[x] == 0) ++x;
      const int begin = std::max(0, x - 1);  // with what is off at both ends
      while (x < width && heights[x] != 0) ++x;
      const int end = std::min(width, x + 1);
      if (heights[x - 1] == 0) break;
      if (far <= short_reach)
        lower_nearby(heights + begin, static_cast<std::uint32_t>(end - begin), nearby);
      else
        envelope.lower(heights + begin, end - begin);
    }
  }
  return d;
}

}  // namespace mazefolio::base
