#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "topology/cell_mesh.h"
#include "topology/tilings/half_edges.h"

namespace mazefolio::topology {

/// Points of a box on a raster, and behind them their mirror images in its sides.
struct MirroredSites {
  MirroredSites(const std::vector<Point>& of, const Rect& around);
  /// On a side of the box where it is very near to it.
  Point on_page(Point vertex) const;

  Rect box;
  std::int32_t width = 0, height = 0;
  std::uint32_t points = 0;
  std::vector<RasterPoint> sites;
};

/// The box in columns and rows of equal tiles.
struct TileBoard {
  /// Of about this many pitches; a box that is not twice as long has one.
  TileBoard(const MirroredSites& sites, int side);
  std::uint32_t count() const { return columns * rows; }
  std::uint32_t tile_at(RasterPoint p) const;

  std::int64_t width, height;
  std::uint32_t columns, rows;
};

/// The cells of the points in one tile.
struct TileCells {
  /// A corner that cells of other tiles have, too.
  struct Seam {
    std::array<std::uint32_t, 3> sites{};  ///< the lowest of those around it
    std::uint32_t corner = 0, tiles = 0;
    friend auto operator<=>(const Seam&, const Seam&) = default;
  };
  std::vector<std::uint32_t> points;
  std::vector<CellMesh::List> cells;
  std::vector<std::uint32_t> lists;
  std::vector<Point> corners;
  std::vector<Seam> seams;
};

/// The cells that a sweep of all sites would give.
TileCells cells_in(const TileBoard& board, std::uint32_t tile, const MirroredSites& sites);

}  // namespace mazefolio::topology
