#include "bench/bare_loops.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

#include "generate/carve/carving.h"
#include "generate/carve/coins.h"
#include "support/namespaces.h"

namespace mazefolio::tests {
namespace {

using Words = std::vector<std::uint64_t>;

bool test(const Words& words, std::uint32_t i) { return words[i >> 6] >> (i & 63) & 1; }
void set(Words& words, std::uint32_t i) { words[i >> 6] |= std::uint64_t{1} << (i & 63); }
void reset(Words& words, std::uint32_t i) { words[i >> 6] &= ~(std::uint64_t{1} << (i & 63)); }
Words bits(std::uint32_t count) { return Words((count + 63) / 64); }

/// Cells in rows with a column of frame before each, a row of it above and below. The wall east of a cell has
/// twice its number, the wall south of it one more.
struct Field {
  std::uint32_t columns, rows;
  std::uint32_t stride() const { return columns + 1; }
  std::uint32_t cells() const { return stride() * (rows + 2) + 1; }
  std::uint32_t at(std::uint32_t x, std::uint32_t y) const { return (y + 1) * stride() + x + 1; }
  Words walls() const { return bits(2 * cells()); }
  Words frame() const {
    Words outside(bits(cells()).size(), ~std::uint64_t{0});
    for (std::uint32_t y = 0; y < rows; ++y)
      for (std::uint32_t x = 0; x < columns; ++x) reset(outside, at(x, y));
    return outside;
  }
  std::uint32_t random_cell(const Words& outside, Rng& rng) const {
    std::uint32_t c = 0;
    do c = rng.below(cells());
    while (test(outside, c));
    return c;
  }
};

/// The neighbors of a cell, and the walls towards them: east, south, west, north.
struct Around {
  explicit Around(std::uint32_t stride)
      : cell{1, stride, ~0u, 0u - stride}, wall{0, 1, ~1u, 1u - 2 * stride} {}
  std::array<std::uint32_t, 4> cell, wall;
};

Words backtracker(std::uint32_t columns, std::uint32_t rows, Rng rng) {
  const Field field{columns, rows};
  const Around around(field.stride());
  Words open = field.walls(), visited = field.frame();
  QuickChoice choice(rng);
  std::vector<std::uint32_t> forks;
  std::uint32_t at = field.random_cell(visited, rng);
  set(visited, at);
  while (true) {
    std::array<std::uint32_t, 4> sides;
    std::uint32_t free = 0;
    for (std::uint32_t d = 0; d < 4; ++d) {
      sides[free] = d;
      free += !test(visited, at + around.cell[d]);
    }
    if (free == 0) {
      if (forks.empty()) return open;
      at = forks.back();
      forks.pop_back();
      continue;
    }
    if (free > 1) forks.push_back(at);
    const std::uint32_t d = sides[free > 1 ? choice.below(free) : 0];
    set(open, 2 * at + around.wall[d]);
    at += around.cell[d];
    set(visited, at);
  }
}

Words hunt_and_kill(std::uint32_t columns, std::uint32_t rows, Rng rng) {
  const Field field{columns, rows};
  const Around around(field.stride());
  const Words outside = field.frame();
  Words open = field.walls(), visited = outside;
  QuickChoice choice(rng);
  const auto join = [&](std::uint32_t at, auto fits) {
    std::array<std::uint32_t, 4> sides;
    std::uint32_t free = 0;
    for (std::uint32_t d = 0; d < 4; ++d) {
      sides[free] = d;
      free += fits(at + around.cell[d]);
    }
    if (free == 0) return 0u;
    const std::uint32_t d = sides[free > 1 ? choice.below(free) : 0];
    set(open, 2 * at + around.wall[d]);
    return at + around.cell[d];
  };
  std::uint32_t low = 0;  // no cell before it is beside the maze
  const auto walk = [&](std::uint32_t at) {
    for (; at != 0;) {
      set(visited, at);
      at = join(at, [&](std::uint32_t n) {
        const bool fits = !test(visited, n);
        low = fits ? std::min(low, n) : low;
        return fits;
      });
    }
  };
  walk(low = field.random_cell(outside, rng));
  const auto in_maze = [&](std::uint32_t n) { return test(visited, n) && !test(outside, n); };
  const auto beside = [&](std::uint32_t c) {
    return std::ranges::any_of(around.cell, [&](std::uint32_t step) { return in_maze(c + step); });
  };
  while (low < field.cells()) {
    if (test(visited, low) || !beside(low)) {
      ++low;
      continue;
    }
    const std::uint32_t prey = low;
    join(prey, in_maze);
    walk(prey);
  }
  return open;
}

Words binary_tree(std::uint32_t columns, std::uint32_t rows, Rng rng) {
  const Field field{columns, rows};
  Words open = field.walls();
  for (std::uint32_t y = 0; y < rows; ++y) {
    std::uint64_t coins = 0;
    for (std::uint32_t x = 0; x < columns; ++x, coins >>= 1) {
      if (x % 64 == 0) coins = rng.next();
      const std::uint32_t c = field.at(x, y);
      if (x > 0 || y > 0)
        set(open, x == 0 || (y > 0 && coins & 1) ? 2 * (c - field.stride()) + 1 : 2 * (c - 1));
    }
  }
  return open;
}

Words sidewinder(std::uint32_t columns, std::uint32_t rows, Rng rng) {
  const Field field{columns, rows};
  Words open = field.walls();
  Coins coins(rng, 0.5);
  for (std::uint32_t x = 0; x + 1 < columns; ++x) set(open, 2 * field.at(x, 0));
  for (std::uint32_t y = 1; y < rows; ++y)
    for (std::uint32_t c = field.at(0, y), end = c + columns; c < end;) {
      const std::uint32_t length = 1 + coins.heads_in_a_row(end - c - 1);
      set(open, 2 * (c + rng.below(length) - field.stride()) + 1);
      for (const std::uint32_t last = c + length - 1; c < last; ++c) set(open, 2 * c);
      ++c;
    }
  return open;
}

Words eller(std::uint32_t columns, std::uint32_t rows, Rng rng) {
  const Field field{columns, rows};
  Words open = field.walls();
  std::vector<std::uint32_t> before(columns), after(columns);
  std::iota(before.begin(), before.end(), 0u);
  std::iota(after.begin(), after.end(), 0u);
  const auto link = [&](std::uint32_t a, std::uint32_t b) {
    after[a] = b;
    before[b] = a;
  };
  Coins join(rng, 0.55), stay(rng, 1 - 0.45);
  std::uint64_t coins = 0;
  for (std::uint32_t y = 0; y < rows; ++y) {
    const bool last = y + 1 == rows;
    for (std::uint32_t x = 0; x + 1 < columns; ++x, coins >>= 1) {
      if (x % 64 == 0) coins = last ? ~std::uint64_t{0} : join.toss_64();
      if (!(coins & 1) || after[x] == x + 1) continue;
      link(before[x + 1], after[x]);
      link(x, x + 1);
      set(open, 2 * field.at(x, y));
    }
    for (std::uint32_t x = 0; x < columns && !last; ++x, coins >>= 1) {
      if (x % 64 == 0) coins = stay.toss_64();
      if (!(coins & 1) || after[x] == x) {
        set(open, 2 * field.at(x, y) + 1);
        continue;
      }
      link(before[x], after[x]);
      link(x, x);
    }
  }
  return open;
}

Words kruskal(std::uint32_t columns, std::uint32_t rows, Rng rng) {
  const Field field{columns, rows};
  Words open = field.walls();
  const std::uint64_t key = rng.next();
  std::vector<std::uint64_t> order;
  order.reserve(std::size_t{2} * columns * rows);
  const auto add = [&](std::uint32_t wall) {
    order.push_back((mix64(key ^ wall) & ~std::uint64_t{0xffffffff}) | wall);
  };
  for (std::uint32_t y = 0; y < rows; ++y)
    for (std::uint32_t x = 0; x < columns; ++x) {
      if (x + 1 < columns) add(2 * field.at(x, y));
      if (y + 1 < rows) add(2 * field.at(x, y) + 1);
    }
  std::ranges::sort(order);
  std::vector<std::uint32_t> parent(field.cells());
  std::iota(parent.begin(), parent.end(), 0u);
  const auto find = [&](std::uint32_t i) {
    while (parent[i] != i) i = parent[i] = parent[parent[i]];
    return i;
  };
  for (const std::uint64_t o : order) {
    const auto wall = static_cast<std::uint32_t>(o);
    const std::uint32_t c = wall / 2, a = find(c), b = find(c + (wall & 1 ? field.stride() : 1));
    if (a == b) continue;
    parent[std::max(a, b)] = std::min(a, b);
    set(open, wall);
  }
  return open;
}

}  // namespace

std::span<const BareLoop> bare_loops() {
  static const std::vector<BareLoop> table{{"backtracker", backtracker}, {"hunt-and-kill", hunt_and_kill},
                                           {"kruskal", kruskal},         {"binary-tree", binary_tree},
                                           {"sidewinder", sidewinder},   {"eller", eller}};
  return table;
}

}  // namespace mazefolio::tests
