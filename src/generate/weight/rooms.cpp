// A cell at a border may lie in one region and have doorways into the other only: it would be a room by
// itself, and cost a passage across the border. Parts that are too small join the region that they have most
// doorways to. Parts behind others wait for these, so there are as many rounds as small parts lie in a row:
// mostly one.

#include "generate/weight/rooms.h"

#include <algorithm>
#include <map>

#include "base/disjoint_sets.h"

namespace mazefolio::generate {
namespace {

template <class Fn>
void for_each_pair(const AnyTopology& topology, Fn fn) {
  std::visit([&](const auto& t) { for_each_doorway(t, [&](Wall, Cell a, Cell b) { fn(a, b); }); }, topology);
}

/// The part of each cell, by the lowest of its ids.
std::vector<std::uint32_t> parts_of(const AnyTopology& topology, const Regions& regions) {
  DisjointSets sets(cell_limit(topology));
  for_each_pair(topology, [&](Cell a, Cell b) {
    if (regions[a] == regions[b]) sets.join(index(a), index(b));
  });
  std::vector<std::uint32_t> parts(cell_limit(topology));
  for (std::uint32_t i = 0; i < parts.size(); ++i) parts[i] = sets.find(i);
  return parts;
}

/// One bit for every cell in a part that is no room.
BitSet cells_without_room(const AnyTopology& topology, const Regions& regions,
                          const std::vector<std::uint32_t>& parts, std::uint32_t least) {
  std::vector<std::uint32_t> size(parts.size()), largest(regions.count), seat(regions.count);
  const auto each_cell = [&](auto fn) { std::visit([&](const auto& t) { for_each_cell(t, fn); }, topology); };
  each_cell([&](Cell c) { ++size[parts[index(c)]]; });
  each_cell([&](Cell c) {
    const std::uint32_t part = parts[index(c)];
    if (size[part] <= largest[regions[c]]) return;
    largest[regions[c]] = size[part];
    seat[regions[c]] = part;
  });
  BitSet out(parts.size());
  each_cell([&](Cell c) {
    const std::uint32_t part = parts[index(c)];
    if (part != seat[regions[c]] && size[part] < least) out.set(index(c));
  });
  return out;
}

}  // namespace

Regions with_whole_rooms(const AnyTopology& topology, Regions regions, std::uint32_t least) {
  if (regions.of.empty()) return regions;
  const std::vector<std::uint32_t> parts = parts_of(topology, regions);
  BitSet homeless = cells_without_room(topology, regions, parts, least);
  while (homeless.count() > 0) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> doorways;  // from a part to a region
    for_each_pair(topology, [&](Cell a, Cell b) {
      for (const auto& [from, to] : {std::pair{a, b}, std::pair{b, a}})
        if (homeless.test(index(from)) && !homeless.test(index(to)))
          ++doorways[{parts[index(from)], regions[to]}];
    });
    if (doorways.empty()) break;
    std::map<std::uint32_t, std::pair<std::uint32_t, std::uint32_t>> best;  // part -> region, doorways
    for (const auto& [way, count] : doorways)
      if (auto& [region, most] = best[way.first]; count > most) region = way.second, most = count;
    BitSet left(homeless.size());
    homeless.for_each_set([&](std::size_t c) {
      if (const auto found = best.find(parts[c]); found != best.end())
        regions.of[c] = found->second.first;
      else
        left.set(c);
    });
    homeless = std::move(left);
  }
  return regions;
}

std::uint32_t count_rooms(const AnyTopology& topology, const Regions& regions) {
  const std::vector<std::uint32_t> parts = parts_of(topology, regions);
  std::uint32_t rooms = 0;
  std::visit([&](const auto& t) { for_each_cell(t, [&](Cell c) { rooms += parts[index(c)] == index(c); }); },
             topology);
  return rooms;
}

}  // namespace mazefolio::generate
