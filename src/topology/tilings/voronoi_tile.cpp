// A sweep over the sites in a frame around the tile. A corner is right where the circle around it through its
// sites is within the frame: no other site can be in it. Where one is not, the frame becomes wider, until it
// holds all.

#include "topology/tilings/voronoi_tile.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace mazefolio::topology {
namespace {

constexpr std::int32_t grid_scale = 1 << 16;
constexpr std::int32_t mirrored_depth = 4 * grid_scale;  // no cell of a usual sample is larger
constexpr std::int64_t usual_margin = 4 * grid_scale;

double snapped(double v, double low, double high) {
  constexpr double hair = 1e-5;
  return v < low + hair ? low : v > high - hair ? high : v;
}

/// From one coordinate to another, both included; without limits where it would reach a side of the box.
struct Reach {
  std::int64_t from, to;

  Reach(std::int64_t length, std::uint32_t part, std::uint32_t parts, std::int64_t margin)
      : from(length * part / parts - margin), to(length * (part + 1) / parts + margin) {
    if (from <= 0) from = least;
    if (to >= length) to = most;
  }
  bool holds(std::int64_t v) const { return v >= from && v <= to; }
  bool holds_disc(double center, double radius) const {
    return center - radius > static_cast<double>(from) && center + radius < static_cast<double>(to);
  }
  bool holds_all() const { return from == least && to == most; }

  static constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max(), least = -most;
};

class TileSweep {
 public:
  TileSweep(const TileBoard& board, std::uint32_t tile, const MirroredSites& sites, std::int64_t margin)
      : all_(sites),
        x_(board.width, tile % board.columns, board.columns, margin),
        y_(board.height, tile / board.columns, board.rows, margin) {
    std::vector<std::uint32_t> others;
    for (std::uint32_t i = 0; i < all_.sites.size(); ++i) {
      const RasterPoint site = all_.sites[i];
      if (!x_.holds(site.x) || !y_.holds(site.y)) continue;
      (i < all_.points && board.tile_at(site) == tile ? numbers_ : others).push_back(i);
    }
    own_ = static_cast<std::uint32_t>(numbers_.size());
    numbers_.insert(numbers_.end(), others.begin(), others.end());
    sweep();
  }

  /// Nothing where the margin is too narrow.
  std::optional<TileCells> cells(const TileBoard& board) {
    out_.corners.reserve(std::size_t{2} * own_ + 64);
    out_.lists.reserve(std::size_t{6} * own_ + 64);
    out_.cells.resize(own_);
    corner_at_.assign(diagram_.vertices().size(), HalfEdges::none);
    const std::vector<std::uint32_t> first_edges = diagram_.first_edges(own_);
    for (std::uint32_t i = 0; i < own_; ++i)
      if (first_edges[i] != HalfEdges::none && !add_cell(i, first_edges[i])) return {};
    add_seams(board);
    numbers_.resize(own_);
    out_.points = std::move(numbers_);
    return std::move(out_);
  }

 private:
  void sweep() {
    std::vector<RasterPoint> sites;
    sites.reserve(numbers_.size());
    for (const std::uint32_t i : numbers_) sites.push_back(all_.sites[i]);
    diagram_ = diagram_of(sites);
  }

  /// Unbounded ones stay empty. False where that, or a corner, may be otherwise with all sites.
  bool add_cell(std::uint32_t i, std::uint32_t first_edge) {
    const auto first = static_cast<std::uint32_t>(out_.lists.size());
    std::uint32_t edge = first_edge;
    do {
      if (edge == HalfEdges::none || !diagram_.is_finite(edge)) {
        out_.lists.resize(first);
        return x_.holds_all() && y_.holds_all();
      }
      std::uint32_t& corner = corner_at_[diagram_.from(edge)];
      if (corner == HalfEdges::none) {
        const Point vertex = diagram_.vertices()[diagram_.from(edge)];
        if (!is_sure(vertex, all_.sites[numbers_[i]])) return false;
        corner = static_cast<std::uint32_t>(out_.corners.size());
        out_.corners.push_back(all_.on_page(vertex));
      }
      out_.lists.push_back(corner);
      if (diagram_.site(HalfEdges::twin(edge)) >= own_) foreign_.push_back(edge);
      edge = diagram_.next(edge);
    } while (edge != first_edge);
    out_.cells[i] = {first, static_cast<std::uint32_t>(out_.lists.size()) - first};
    return true;
  }

  bool is_sure(Point vertex, RasterPoint site) const {
    constexpr double slack = 4;
    const Point way = vertex - Point{static_cast<double>(site.x), static_cast<double>(site.y)};
    const double radius = std::sqrt(dot(way, way)) + slack;
    return x_.holds_disc(vertex.x, radius) && y_.holds_disc(vertex.y, radius);
  }

  /// At the ends of sides beyond which there are cells of others.
  void add_seams(const TileBoard& board) {
    for (const std::uint32_t edge : foreign_)
      for (const std::uint32_t out : {edge, HalfEdges::twin(edge)})
        if (const TileCells::Seam seam = seam_at(out, board); seam.tiles > 1) out_.seams.push_back(seam);
    std::ranges::sort(out_.seams);
    out_.seams.erase(std::unique(out_.seams.begin(), out_.seams.end()), out_.seams.end());
  }

  /// Where this edge begins.
  TileCells::Seam seam_at(std::uint32_t edge, const TileBoard& board) const {
    std::vector<std::uint32_t> sites, tiles;
    std::uint32_t out = edge;
    do {
      const std::uint32_t site = numbers_[diagram_.site(out)];
      sites.push_back(site);
      if (site < all_.points) tiles.push_back(board.tile_at(all_.sites[site]));
      out = diagram_.next(HalfEdges::twin(out));
    } while (out != edge);
    std::ranges::sort(sites);
    std::ranges::sort(tiles);
    const auto different = std::unique(tiles.begin(), tiles.end()) - tiles.begin();
    return {{sites[0], sites[1], sites[2]},
            corner_at_[diagram_.from(edge)],
            static_cast<std::uint32_t>(different)};
  }

  const MirroredSites& all_;
  Reach x_, y_;
  std::vector<std::uint32_t> numbers_;  ///< of the sites within reach; first the points of the tile
  std::uint32_t own_ = 0;
  HalfEdges diagram_;
  std::vector<std::uint32_t> corner_at_;  ///< vertex -> its corner
  std::vector<std::uint32_t> foreign_;    ///< edges of cells of the tile and of others
  TileCells out_;
};

}  // namespace

MirroredSites::MirroredSites(const std::vector<Point>& of, const Rect& around)
    : box(around),
      width(static_cast<std::int32_t>(std::llround(box.width() * grid_scale))),
      height(static_cast<std::int32_t>(std::llround(box.height() * grid_scale))),
      points(static_cast<std::uint32_t>(of.size())) {
  const bool few = points < 64;
  constexpr std::int32_t depth = mirrored_depth;
  sites.reserve(of.size() + of.size() / 8 + std::size_t{4} * 64);
  const auto on_raster = [](double v, std::int32_t length) {
    return std::clamp(static_cast<std::int32_t>(std::llround(v * grid_scale)), 1, length - 1);
  };
  for (const Point p : of) sites.push_back({on_raster(p.x - box.x0, width), on_raster(p.y - box.y0, height)});
  for (std::uint32_t i = 0; i < points; ++i) {
    const auto [x, y] = sites[i];
    if (few || x < depth) sites.push_back({-x, y});
    if (few || width - x < depth) sites.push_back({2 * width - x, y});
    if (few || y < depth) sites.push_back({x, -y});
    if (few || height - y < depth) sites.push_back({x, 2 * height - y});
  }
}

Point MirroredSites::on_page(Point vertex) const {
  return {snapped(box.x0 + vertex.x / grid_scale, box.x0, box.x1),
          snapped(box.y0 + vertex.y / grid_scale, box.y0, box.y1)};
}

TileBoard::TileBoard(const MirroredSites& sites, int side) : width(sites.width), height(sites.height) {
  const auto parts = [&](std::int64_t length) {
    return static_cast<std::uint32_t>(std::max<std::int64_t>(1, length / grid_scale / side));
  };
  columns = parts(width);
  rows = parts(height);
}

std::uint32_t TileBoard::tile_at(RasterPoint p) const {
  return static_cast<std::uint32_t>(std::int64_t{p.y} * rows / height * columns +
                                    std::int64_t{p.x} * columns / width);
}

TileCells cells_in(const TileBoard& board, std::uint32_t tile, const MirroredSites& sites) {
  for (std::int64_t margin = usual_margin;; margin *= 2)
    if (std::optional<TileCells> cells = TileSweep(board, tile, sites, margin).cells(board)) return *cells;
}

}  // namespace mazefolio::topology
