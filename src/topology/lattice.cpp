#include "topology/lattice.h"

#include <algorithm>
#include <cassert>
#include <numbers>
#include <tuple>

namespace mazefolio::topology {
namespace {

// The corners around the center, clockwise from the beginning of the east side. The unit of the grid is half
// a square; for hexagons half the width and a quarter of the height; for triangles half a side and a third of
// the height.
struct Offset {
  std::int32_t x, y;
};
constexpr std::array<Offset, 4> square_corners{{{1, -1}, {1, 1}, {-1, 1}, {-1, -1}}};
constexpr std::array<Offset, 6> hexagon_corners{{{1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}, {0, -2}}};
constexpr std::array<std::array<Offset, 3>, 2> triangle_corners{
    {{{{0, -2}, {1, 1}, {-1, 1}}}, {{{1, -1}, {0, 2}, {-1, -1}}}}};

}  // namespace

Lattice::Lattice(const Mask& mask, int degree, std::uint32_t stride)
    : columns_(mask.columns),
      rows_(mask.rows),
      stride_(stride),
      degree_(degree),
      shift_(degree == 6 ? 2 : 1),
      point_shift_(degree == 6 ? 1 : 0),
      skew_(degree == 6 ? 1 : never_skewed),
      two_rows_(2 * stride - (degree == 6 ? 1 : 0)),
      parity_mask_(degree == 3 ? 1 : 0) {
  const std::uint64_t limit = std::uint64_t{stride} * (mask.rows + 2) + 1;
  assert(limit < (std::uint64_t{1} << (32 - shift_)) && "a lattice's wall ids must fit into 32 bits");
  present_ = BitSet(limit);
  for (std::uint32_t y = 0; y < mask.rows; ++y)
    for (std::uint32_t x = 0; x < mask.columns; ++x)
      if (mask.test(x, y)) present_.set(index(at(x, y)));
  cell_count_ = static_cast<std::uint32_t>(present_.count());
}

Lattice Lattice::square(std::uint32_t columns, std::uint32_t rows) {
  return square(full_mask(columns, rows));
}

Lattice Lattice::square(const Mask& mask) {
  // One frame column is enough for both ends: the cell east of the last of a row is the frame cell before the
  // next row.
  Lattice t(mask, 4, mask.columns + 1);
  const std::uint32_t stride = t.stride_;
  // East and south walls belong to the cell, west and north ones to the cell beyond. Every cell owns its
  // south-east corner.
  t.sides_[0] = {{{1, 0}, {stride, 1}, {0u - 1, 0u - 2}, {0u - stride, 1u - 2 * stride}}};
  t.slots_ = {1, stride};
  t.points_[0] = {{{0u - stride, 0}, {0u - 1, 0}}};
  return t;
}

Lattice Lattice::hexagon(const Mask& mask) {
  // Two columns of frame, because every second row begins one id early.
  Lattice t(mask, 6, mask.columns + 2);
  const std::uint32_t stride = t.stride_;
  // East, south-east and south-west walls belong to the cell, and so do its south-east (even) and lowest
  // (odd) corner.
  t.sides_[0] = {{{1, 0},
                  {stride, 1},
                  {stride - 1, 2},
                  {0u - 1, 0u - 4},
                  {0u - stride, 1 - 4 * stride},
                  {1 - stride, 6 - 4 * stride}}};
  t.slots_ = {1, stride, stride - 1};
  t.points_[0] = {{{3 - 2 * stride, 0}, {1, 0}, {0u - 2, 1}}};
  return t;
}

Lattice Lattice::triangle(const Mask& mask) {
  Lattice t(mask, 3, (mask.columns + 2) | 1);
  const std::uint32_t stride = t.stride_;
  // Even ids point up and own their east and south wall and their left corner; odd ones own the east wall.
  t.sides_[0] = {{{1, 0}, {stride, 1}, {0u - 1, 0u - 2}}};
  t.sides_[1] = {{{1, 0}, {0u - 1, 0u - 2}, {0u - stride, 1u - 2 * stride}}};
  t.slots_ = {1, stride};
  t.points_[0] = {{{1 - stride, 2}, {0, 2}}};
  t.points_[1] = {{{1, 2 - stride}}};
  return t;
}

Lattice Lattice::without(const BitSet& cells) const {
  Mask mask{columns_, rows_, BitSet(std::size_t{columns_} * rows_)};
  for_each_cell(*this, [&](Cell c) {
    if (!cells.test(index(c))) mask.cells.set(std::size_t{row(c)} * columns_ + column(c));
  });
  return degree_ == 3 ? triangle(mask) : degree_ == 4 ? square(mask) : hexagon(mask);
}

Lattice Lattice::with_rock(const BitSet& cells) const {
  Lattice out = *this;
  if (!has_rock()) out.rock_ = BitSet(cell_limit());
  for_each_cell(*this, [&](Cell c) {
    if (!cells.test(index(c))) return;
    out.rock_.set(index(c));
    out.present_.reset(index(c));
    --out.cell_count_;
  });
  if (out.rock_.count() == 0) out.rock_ = {};
  return out;
}

Lattice Lattice::without_rock() const {
  Lattice out = *this;
  if (!has_rock()) return out;
  rock_.for_each_set([&](std::size_t i) { out.present_.set(i); });
  out.cell_count_ = static_cast<std::uint32_t>(out.present_.count());
  out.rock_ = {};
  return out;
}

Lattice Lattice::with_corners(std::shared_ptr<const MovedCorners> moved) const {
  assert(degree_ == 4 && "only corners of squares move");
  Lattice out = *this;
  out.moved_ = std::move(moved);
  return out;
}

Lattice Lattice::with_gates(std::span<const Wall> gates) const {
  Lattice out = *this;
  out.gate_corners_.clear();
  out.gate_centers_.clear();
  if (!moved_) return out;
  for (const Wall w : gates) {
    const auto found =
        std::ranges::lower_bound(moved_->gates, w, {}, [](const auto& gate) { return gate.first; });
    if (found == moved_->gates.end() || found->first != w) continue;
    out.gate_corners_.insert(out.gate_corners_.end(), found->second.begin(), found->second.end());
    const auto [a, b] = ends(w);
    const Cell cell = contains(a) ? a : b;
    Point sum;
    for (int d = 0; d < 4; ++d) sum = sum + out.corner(cell, out.grid_center(cell), d);
    out.gate_centers_.emplace_back(cell, sum * 0.25);
  }
  return out;
}

Lattice::GridPoint Lattice::grid_center(Cell c) const {
  // Frame cells own rim walls too: their column or row is -1.
  const auto x = static_cast<std::int32_t>(column(c)), y = static_cast<std::int32_t>(row(c));
  const auto parity = static_cast<std::int32_t>(index(c) & 1);
  if (degree_ == 6) return {2 * x + 1 + (y & 1), 3 * y + 2};
  if (degree_ == 3) return {x + 1, 3 * y + 2 - parity};
  return {2 * x + 1, 2 * y + 1};
}

Point Lattice::placed(GridPoint p) const {
  if (degree_ == 6) return {p.x * 0.5, p.y * (std::numbers::inv_sqrt3 / 2)};
  return {p.x * (degree_ == 3 ? std::numbers::sqrt3 / 2 : 0.5), p.y * 0.5};
}

Point Lattice::corner(Cell c, GridPoint center, int d) const {
  const auto i = static_cast<std::size_t>(d < degree_ ? d : d - degree_);
  const Offset o = degree_ == 4   ? square_corners[i]
                   : degree_ == 6 ? hexagon_corners[i]
                                  : triangle_corners[index(c) & 1][i];
  const Point home = placed({center.x + o.x, center.y + o.y});
  if (!moved_) return home;
  const std::pair place(home.x, home.y);
  for (const MovedCorner& gate : gate_corners_)
    if (gate.first == place) return gate.second;
  const auto found = std::ranges::lower_bound(moved_->at, place, {}, [](const auto& m) { return m.first; });
  return found == moved_->at.end() || found->first != place ? home : found->second;
}

Point Lattice::any_center(Cell c) const {
  for (const auto& [gate, at] : gate_centers_)
    if (gate == c) return at;
  return placed(grid_center(c));
}

std::vector<Edge> Lattice::outline(Cell c) const {
  std::vector<Edge> ring;
  ring.reserve(static_cast<std::size_t>(degree_));
  const GridPoint center = grid_center(c);
  Point from = corner(c, center, degree_ - 1);
  for (int d = 0; d < degree_; ++d) {
    const Point to = corner(c, center, d);
    ring.push_back(Segment{from, to});
    from = to;
  }
  return ring;
}

Edge Lattice::any_edge(Wall w) const {
  const Cell c{index(w) >> shift_};
  const int d = static_cast<int>(index(w) & ((1u << shift_) - 1));
  const GridPoint center = grid_center(c);
  Point a = corner(c, center, d), b = corner(c, center, d + 1);
  if (std::tie(b.x, b.y) < std::tie(a.x, a.y)) std::swap(a, b);  // to the right, or down
  return Segment{a, b};
}

Rect Lattice::bounds() const {
  const auto columns = static_cast<std::int32_t>(columns_), rows = static_cast<std::int32_t>(rows_);
  GridPoint far{2 * columns, 2 * rows};
  if (degree_ == 6) far = {2 * columns + (rows > 1), 3 * rows + 1};
  if (degree_ == 3) far = {columns + 1, 3 * rows};
  const Point p = placed(far);
  return {0, 0, p.x, p.y};
}

}  // namespace mazefolio::topology
