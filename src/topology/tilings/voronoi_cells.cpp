// A large box is swept tile by tile, in the cache and on all cores. A corner that tiles share is known by the
// sites around it. O(n log n).

#include "topology/tilings/voronoi_cells.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

#include "base/system/parallel.h"
#include "topology/tilings/voronoi_tile.h"

namespace mazefolio::topology {
namespace {

constexpr std::uint32_t no_id = ~std::uint32_t{0};

/// A corner of a tile.
struct TileCorner {
  std::uint32_t tile = no_id, corner = no_id;
};

/// For each corner of each tile: the same corner of the first tile that has it, where that is another one.
/// Nothing where the tiles disagree, as they may about points in one place.
using Twins = std::vector<std::vector<TileCorner>>;
std::optional<Twins> twins_of(const std::vector<TileCells>& tiles) {
  struct Use {
    TileCells::Seam seam;
    std::uint32_t tile;
  };
  std::vector<Use> uses;
  for (std::uint32_t t = 0; t < tiles.size(); ++t)
    for (const TileCells::Seam& seam : tiles[t].seams) uses.push_back({seam, t});
  std::ranges::stable_sort(uses, {}, [](const Use& use) { return use.seam.sites; });
  Twins twins(tiles.size());
  for (std::uint32_t t = 0; t < tiles.size(); ++t) twins[t].resize(tiles[t].corners.size());
  for (std::size_t i = 0; i < uses.size();) {
    const auto& [first, owner] = uses[i];
    for (std::uint32_t k = 0; k < first.tiles; ++k, ++i) {
      if (i == uses.size() || uses[i].seam.sites != first.sites || uses[i].seam.tiles != first.tiles)
        return {};
      const auto& [seam, tile] = uses[i];
      if (k > 0) twins[tile][seam.corner] = {owner, first.corner};
    }
  }
  return twins;
}

CellMesh joined(std::vector<TileCells> tiles, const Twins& twins, std::size_t points) {
  CellMesh mesh;
  mesh.cells.resize(points);
  std::size_t corners = 0, uses = 0;
  for (const TileCells& tile : tiles) {
    corners += tile.corners.size();
    uses += tile.lists.size();
  }
  mesh.corners.reserve(corners);
  mesh.lists.reserve(uses);
  std::vector<std::vector<std::uint32_t>> number(tiles.size());
  for (std::size_t t = 0; t < tiles.size(); ++t) {
    const TileCells tile = std::move(tiles[t]);
    for (std::size_t c = 0; c < tile.corners.size(); ++c) {
      const TileCorner twin = twins[t][c];
      number[t].push_back(twin.tile == no_id ? static_cast<std::uint32_t>(mesh.corners.size())
                                             : number[twin.tile][twin.corner]);
      if (twin.tile == no_id) mesh.corners.push_back(tile.corners[c]);
    }
    const auto first = static_cast<std::uint32_t>(mesh.lists.size());
    for (const std::uint32_t corner : tile.lists) mesh.lists.push_back(number[t][corner]);
    for (std::size_t i = 0; i < tile.points.size(); ++i)
      mesh.cells[tile.points[i]] = {first + tile.cells[i].first, tile.cells[i].size};
  }
  return mesh;
}

}  // namespace

CellMesh voronoi_cells(const std::vector<Point>& points, const Rect& box, int tile) {
  const MirroredSites sites(points, box);
  const TileBoard board(sites, tile);
  std::vector<TileCells> tiles(board.count());
  parallel_for(tiles.size(), 0,
               [&](std::size_t t) { tiles[t] = cells_in(board, static_cast<std::uint32_t>(t), sites); });
  if (const std::optional<Twins> twins = twins_of(tiles))
    return joined(std::move(tiles), *twins, points.size());
  tiles = {};
  TileCells all = cells_in(TileBoard(sites, std::max(sites.width, sites.height)), 0, sites);
  return {std::move(all.corners), std::move(all.lists), std::move(all.cells)};
}

}  // namespace mazefolio::topology
