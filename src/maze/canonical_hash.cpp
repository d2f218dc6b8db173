// A fingerprint that turning the page does not change.
// Idea: each closed wall (and absent cell, and gate) adds a 128-bit mix of where it lies, once for each
// symmetry of the page; sums do not depend on order. The least of the eight sums is the key. Places are the
// middles of walls in half cells, so that a symmetry of the page is one of two coordinates. Cost: O(walls)
// mixes for each symmetry.

#include "maze/canonical_hash.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "base/edges.h"
#include "base/rng.h"
#include "maze/thick.h"

namespace mazefolio {
namespace {

enum class Kind : std::uint64_t { wall = 1, absent = 2, gate = 3, center = 4, over = 5 };

/// A 128-bit number, added modulo 2^128.
struct Key {
  std::uint64_t high = 0, low = 0;
  friend auto operator<=>(const Key&, const Key&) = default;
};
Key operator+(Key a, Key b) {
  const std::uint64_t low = a.low + b.low;
  return {a.high + b.high + (low < a.low), low};
}

Key mixed(Kind kind, std::uint64_t a, std::uint64_t b) {
  const std::uint64_t place = mix64(mix64(a + static_cast<std::uint64_t>(kind) * 0xd1342543de82ef95u) ^ b);
  return {mix64(place ^ 0x2545f4914f6cdd1du), mix64(place ^ 0x9e6c63d0876a9a47u)};
}

std::string hex(Key key) { return fmt::format("{:016x}{:016x}", key.high, key.low); }

/// The smallest rectangle of columns and rows that holds every cell; last ones excluded.
struct Field {
  std::uint32_t x0 = ~0u, y0 = ~0u, x1 = 0, y1 = 0;
};

Field field_of(const Lattice& t) {
  if (t.is_full()) return {0, 0, t.columns(), t.rows()};
  Field f;
  for_each_cell(t, [&](Cell c) {
    f.x0 = std::min(f.x0, t.column(c));
    f.y0 = std::min(f.y0, t.row(c));
    f.x1 = std::max(f.x1, t.column(c) + 1);
    f.y1 = std::max(f.y1, t.row(c) + 1);
  });
  return f;
}

class SquareSums {
 public:
  explicit SquareSums(const Lattice& t) : t_(t), field_(field_of(t)) {}

  /// Half cells: a cell's middle lies at odd, odd; its walls one step from it.
  void add(Kind kind, Cell c, int d = -1) {
    static constexpr int dx[] = {1, 0, -1, 0}, dy[] = {0, 1, 0, -1};
    const std::uint32_t x =
        2 * (t_.column(c) - field_.x0) + 1 + static_cast<std::uint32_t>(d < 0 ? 0 : dx[d]);
    const std::uint32_t y = 2 * (t_.row(c) - field_.y0) + 1 + static_cast<std::uint32_t>(d < 0 ? 0 : dy[d]);
    const std::uint32_t mx = 2 * width() - x, my = 2 * height() - y;
    const std::array<std::pair<std::uint32_t, std::uint32_t>, 8> images{
        {{x, y}, {mx, y}, {x, my}, {mx, my}, {y, x}, {my, x}, {y, mx}, {my, mx}}};
    for (std::size_t g = 0; g < 8; ++g) sums_[g] = sums_[g] + mixed(kind, images[g].first, images[g].second);
  }

  void add_walls(const BitSet& open) {
    for (std::uint32_t y = field_.y0; y < field_.y1; ++y)
      for (std::uint32_t x = field_.x0; x < field_.x1; ++x) {
        const Cell c = t_.at(x, y);
        if (!t_.contains(c)) {
          add(Kind::absent, c);
          continue;
        }
        for (const int d : {0, 1})
          if (t_.contains(t_.beyond(c, d)) && !open.test(index(t_.wall(c, d)))) add(Kind::wall, c, d);
      }
  }

  void add_gate(const Gate& gate) {
    if (gate.cell == no_cell) return;
    int side = -1;
    for (int d = 0; d < 4; ++d)
      if (t_.wall(gate.cell, d) == gate.wall) side = d;
    add(Kind::gate, gate.cell, side);
  }

  std::string key() const {
    const Key least = *std::min_element(sums_.begin(), sums_.end());
    const std::uint64_t sides =
        std::uint64_t{std::min(width(), height())} << 32 | std::max(width(), height());
    return hex({least.high ^ mix64(sides), least.low ^ mix64(~sides)});
  }

 private:
  std::uint32_t width() const { return field_.x1 - field_.x0; }
  std::uint32_t height() const { return field_.y1 - field_.y0; }

  const Lattice& t_;
  Field field_;
  std::array<Key, 8> sums_{};
};

std::string square_hash(const Lattice& t, const Maze& maze, bool gates) {
  SquareSums sums(t);
  sums.add_walls(maze.open);
  if (gates) {
    sums.add_gate(maze.start);
    sums.add_gate(maze.finish);
  }
  return sums.key();
}

/// Places on any topology, from the corner of its bounds, in 1/1024 of a pitch.
class PlainSum {
 public:
  explicit PlainSum(Rect bounds) : corner_{bounds.x0, bounds.y0} {}
  void add(Kind kind, Point p) {
    const auto quantised = [](double v) { return static_cast<std::uint64_t>(std::llround(v * 1024)); };
    sum_ = sum_ + mixed(kind, quantised(p.x - corner_.x), quantised(p.y - corner_.y));
  }
  std::string key() const { return hex(sum_); }

 private:
  Point corner_;
  Key sum_;
};

std::string plain_hash(const PlanarTopology auto& t, const Maze& maze, bool gates) {
  PlainSum sum(t.bounds());
  for_each_cell(t, [&](Cell c) { sum.add(Kind::center, t.center(c)); });
  for_each_wall(t, [&](Wall w, Cell, Cell beyond) {
    if (t.contains(beyond) && !maze.open.test(index(w))) sum.add(Kind::wall, edge_middle(t.edge(w)));
  });
  if constexpr (requires { t.crossings(); })
    for (const auto& crossing : t.crossings())
      t.for_each_side(crossing.over, [&](Cell, Wall w) { sum.add(Kind::over, edge_middle(t.edge(w))); });
  if (gates)
    for (const Gate& gate : {maze.start, maze.finish})
      if (gate.cell != no_cell)
        sum.add(Kind::gate, gate.wall == no_wall ? t.center(gate.cell) : edge_middle(t.edge(gate.wall)));
  return sum.key();
}

std::string hash(const Maze& maze, bool gates) {
  if (is_thick(*maze.topology)) {
    Maze closed = maze;
    close_frame(closed);
    return square_hash(std::get<Lattice>(*closed.topology), closed, gates);
  }
  if (const Lattice* squares = square_lattice(*maze.topology)) return square_hash(*squares, maze, gates);
  return std::visit([&](const auto& t) { return plain_hash(t, maze, gates); }, *maze.topology);
}

}  // namespace

std::string canonical_hash(const Maze& maze) { return hash(maze, false); }
std::string canonical_hash_with_gates(const Maze& maze) { return hash(maze, true); }

}  // namespace mazefolio
