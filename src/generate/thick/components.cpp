#include "generate/thick/components.h"

#include <algorithm>

namespace mazefolio::generate {

std::array<std::uint32_t, 8> ring_of(const Lattice& field) {
  const std::uint32_t down = index(field.at(0, 1)) - index(field.at(0, 0));
  return {1, down + 1, down, down - 1, 0u - 1, 0u - down - 1, 0u - down, 1 - down};
}

std::uint32_t Components::largest() const {
  return static_cast<std::uint32_t>(std::ranges::max_element(sizes) - sizes.begin());
}

Components components_of(const Lattice& field, const BitSet& cells) {
  const std::array<std::uint32_t, 8> ring = ring_of(field);
  Components out{std::vector<std::uint32_t>(field.cell_limit(), Components::none), {}};
  std::vector<std::uint32_t> waiting;
  cells.for_each_set([&](std::size_t first) {
    if (out.of[first] != Components::none) return;
    const auto name = static_cast<std::uint32_t>(out.sizes.size());
    out.sizes.push_back(0);
    out.of[first] = name;
    waiting.push_back(static_cast<std::uint32_t>(first));
    while (!waiting.empty()) {
      const std::uint32_t c = waiting.back();
      waiting.pop_back();
      ++out.sizes[name];
      for (int d = 0; d < 8; d += 2) {
        const std::uint32_t n = c + ring[static_cast<std::size_t>(d)];
        if (!cells.test(n) || out.of[n] != Components::none) continue;
        out.of[n] = name;
        waiting.push_back(n);
      }
    }
  });
  return out;
}

BitSet largest_component(const Lattice& field, const BitSet& cells) {
  BitSet out(cells.size());
  const Components pieces = components_of(field, cells);
  if (pieces.sizes.empty()) return out;
  const std::uint32_t largest = pieces.largest();
  cells.for_each_set([&](std::size_t c) {
    if (pieces.of[c] == largest) out.set(c);
  });
  return out;
}

}  // namespace mazefolio::generate
