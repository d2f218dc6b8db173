#include "generate/thick/territories.h"

#include <algorithm>

#include "generate/carve/carving.h"

namespace mazefolio::generate {

Territories grow(std::vector<std::uint32_t> sources, const BitSet& free,
                 std::span<const std::uint32_t> steps) {
  Territories land{std::move(sources), {}, {}};
  land.distance.assign(land.owner.size(), 0);
  land.parent.assign(land.owner.size(), Territories::none);
  std::vector<std::uint32_t> queue;
  const auto visit = [&](std::uint32_t c) {
    for (const std::uint32_t step : steps) {
      const std::uint32_t n = c + step;
      if (n >= land.owner.size() || !free.test(n) || land.owner[n] != Territories::none) continue;
      land.owner[n] = land.owner[c];
      land.distance[n] = land.distance[c] + 1;
      land.parent[n] = c;
      queue.push_back(n);
    }
  };
  const std::vector<std::uint32_t> first = land.owner;
  for (std::uint32_t c = 0; c < first.size(); ++c)
    if (first[c] != Territories::none) visit(c);
  Heartbeat beat;
  for (std::size_t i = 0; i < queue.size(); ++i, beat()) visit(queue[i]);
  return land;
}

std::vector<Meeting> meetings(const Territories& land, std::span<const std::uint32_t> steps, Rng& rng) {
  std::vector<Meeting> out;
  for (std::uint32_t a = 0; a < land.owner.size(); ++a) {
    if (land.owner[a] == Territories::none) continue;
    for (const std::uint32_t step : steps) {
      const std::uint32_t b = a + step;
      if (b <= a || b >= land.owner.size() || land.owner[b] == Territories::none ||
          land.owner[a] == land.owner[b])
        continue;
      out.push_back({a, b, land.distance[a] + land.distance[b]});
    }
  }
  rng.shuffle(out);
  std::ranges::stable_sort(out, {}, &Meeting::cost);
  return out;
}

}  // namespace mazefolio::generate
