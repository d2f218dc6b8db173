// Only centers of gravity are needed, no walls. So each cell is cut out of the box by the bisectors to the
// points around it, from the nearest squares of a board outwards, until no farther point can have an effect.
// O(n), and about half the cost of a complete diagram.

#include "topology/tilings/lloyd.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "base/system/parallel.h"

namespace mazefolio::topology {
namespace {

// Points indexed by their unit square.
struct Board {
  int columns = 0, rows = 0;
  Point origin;
  std::vector<std::uint32_t> first;  ///< square -> its first point; one more at the end
  std::vector<Point> points;

  int column(Point p) const { return std::clamp(static_cast<int>(p.x - origin.x), 0, columns - 1); }
  int row(Point p) const { return std::clamp(static_cast<int>(p.y - origin.y), 0, rows - 1); }
  std::size_t square(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(x);
  }

  /// Calls fn(point) for the points in the squares at this distance, in moves of a king.
  template <class Fn>
  void for_each_at(int x, int y, int distance, Fn fn) const {
    const int left = x - distance, right = x + distance;
    for (int v = std::max(y - distance, 0); v <= std::min(y + distance, rows - 1); ++v) {
      if (std::abs(v - y) == distance) {
        for_each_in(std::max(left, 0), std::min(right, columns - 1), v, fn);
      } else {
        if (left >= 0) for_each_in(left, left, v, fn);
        if (right < columns) for_each_in(right, right, v, fn);
      }
    }
  }

 private:
  /// For the squares of a row from `left` to `right`, whose points are beside each other.
  template <class Fn>
  void for_each_in(int left, int right, int row, Fn fn) const {
    const std::uint32_t end = first[square(right, row) + 1];
    for (std::uint32_t i = first[square(left, row)]; i < end; ++i) fn(points[i]);
  }
};

Board board_of(const std::vector<Point>& points, const Rect& box) {
  Board b{static_cast<int>(std::ceil(box.width())),
          static_cast<int>(std::ceil(box.height())),
          {box.x0, box.y0},
          {},
          {}};
  b.first.resize(static_cast<std::size_t>(b.columns) * static_cast<std::size_t>(b.rows) + 1);
  for (const Point p : points) ++b.first[b.square(b.column(p), b.row(p)) + 1];
  for (std::size_t i = 1; i < b.first.size(); ++i) b.first[i] += b.first[i - 1];
  b.points.resize(points.size());
  std::vector<std::uint32_t> next = b.first;
  for (const Point p : points) b.points[next[b.square(b.column(p), b.row(p))]++] = p;
  return b;
}

// A cell; its point is the origin.
class CellOfPoint {
 public:
  /// Sets the cell to all of `r`.
  void restart(const Rect& r) {
    count_ = 4;
    make_room();
    corners_[0] = {r.x0, r.y0};
    corners_[1] = {r.x1, r.y0};
    corners_[2] = {r.x1, r.y1};
    corners_[3] = {r.x0, r.y1};
    measure();
  }

  /// The squared distance of the farthest corner when it was last measured, and no longer since then.
  double reach() const { return reach_; }
  void measure() {
    reach_ = 0;
    for (std::size_t i = 0; i < count_; ++i) reach_ = std::max(reach_, dot(corners_[i], corners_[i]));
  }

  /// Keeps the part that is nearer to the origin than to q.
  void cut(Point q) {
    const double limit = dot(q, q) / 2;
    if (limit * 2 >= 4 * reach_ || limit == 0) return;
    const Point* const corners = corners_.data();
    double* const over = over_.data();
    double farthest = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      over[i] = dot(corners[i], q) - limit;
      farthest = std::max(farthest, over[i]);
    }
    if (farthest > 0) cut_off();
  }

  Point centroid() const {
    double area = 0;
    Point sum;
    for (std::size_t i = 0; i < count_; ++i) {
      const Point a = corners_[i], b = corners_[i + 1 == count_ ? 0 : i + 1];
      const double twice = cross(a, b);
      area += twice;
      sum = sum + (a + b) * twice;
    }
    return area > 0 ? sum * (1 / (3 * area)) : Point{};
  }

 private:
  /// For what a cut may leave: at most two corners in place of one. The lists do not shrink.
  void make_room() {
    if (corners_.size() >= 2 * count_) return;
    corners_.resize(4 * count_);
    next_.resize(4 * count_);
    over_.resize(4 * count_);
  }

  /// Drops the corners that lie over the cut.
  void cut_off() {
    const Point* const corners = corners_.data();
    const double* const over = over_.data();
    Point* out = next_.data();
    Point a = corners[0];
    double over_a = over[0];
    for (std::size_t i = 0; i < count_; ++i) {
      const std::size_t after = i + 1 == count_ ? 0 : i + 1;
      const Point b = corners[after];
      const double over_b = over[after];
      if (over_a <= 0) *out++ = a;
      if ((over_a < 0 && over_b > 0) || (over_a > 0 && over_b < 0))
        *out++ = a + (b - a) * (over_a / (over_a - over_b));
      a = b;
      over_a = over_b;
    }
    count_ = static_cast<std::size_t>(out - next_.data());
    std::swap(corners_, next_);
    make_room();
  }

  std::size_t count_ = 0;  ///< of corners, at the beginning of the lists
  std::vector<Point> corners_, next_;
  std::vector<double> over_;  ///< of each corner: how far it lies beyond the cut
  double reach_ = 0;
};

Rect moved(const Rect& r, Point by) { return {r.x0 + by.x, r.y0 + by.y, r.x1 + by.x, r.y1 + by.y}; }

/// The centers of gravity of the cells of some points, from the first to before the last.
void find_centers(const Board& board, const Rect& box, std::size_t first, std::size_t last, Point* centers) {
  CellOfPoint cell;
  const int farthest = std::max(board.columns, board.rows);
  for (std::size_t i = first; i < last; ++i) {
    const Point p = board.points[i];
    cell.restart(moved(box, p * -1));
    const int x = board.column(p), y = board.row(p);
    for (int distance = 0; distance <= farthest; ++distance) {
      if (distance > 1) cell.measure();  // those before shape it: nearly all of them cut
      // A point at this distance is at least distance - 1 away.
      if (distance > 1 && (distance - 1.0) * (distance - 1.0) >= 4 * cell.reach()) break;
      board.for_each_at(x, y, distance, [&](Point q) { cell.cut(q - p); });
    }
    *centers++ = p + cell.centroid();
  }
}

}  // namespace

std::vector<Point> relaxed(std::vector<Point> points, const Rect& box, int rounds) {
  constexpr std::size_t chunk = 4096;  // more than a page has
  for (; rounds > 0; --rounds) {
    const Board board = board_of(points, box);
    // In the order of the board: neighbors in space are neighbors in memory.
    parallel_for((points.size() + chunk - 1) / chunk, 0, [&](std::size_t k) {
      const std::size_t first = k * chunk;
      find_centers(board, box, first, std::min(first + chunk, points.size()), points.data() + first);
    });
  }
  return points;
}

}  // namespace mazefolio::topology
