#include "topology/planar_graph.h"

#include <algorithm>
#include <stdexcept>

#include "base/geometry/edges.h"

namespace mazefolio::topology {
namespace {

constexpr std::uint32_t no_lane = ~std::uint32_t{0}, no_point = ~std::uint32_t{0};

}  // namespace

std::vector<Edge> PlanarGraph::outline(Cell c) const {
  std::vector<Edge> ring;
  ring.reserve(first_[index(c) + 1] - first_[index(c)]);
  for_each_side(c, [&](Cell, Wall w) { ring.push_back(edge_seen_from(c, w)); });
  return ring;
}

double PlanarGraph::area(Cell c) const {
  AreaSum sum;
  for_each_side(c, [&](Cell, Wall w) { sum.add(edge_seen_from(c, w)); });
  return sum.area();
}

Edge PlanarGraph::edge_seen_from(Cell c, Wall w) const {
  return ends(w).first == c ? edge(w) : reversed(edge(w));
}

void PlanarGraph::link_sides() {
  for (std::uint32_t c = 0; c < cell_count(); ++c)
    for (std::uint32_t i = first_[c]; i < first_[c + 1]; ++i) {
      const auto [a, b] = ends(sides_[i].wall);
      sides_[i].beyond = !passable(sides_[i].wall) ? outside() : a == Cell{c} ? b : a;
    }
}

PlanarGraph PlanarGraph::with_crossings(std::span<const Cell> cells,
                                        const std::vector<bool>& over_first) const {
  PlanarGraph g;
  g.centers_ = centers_;
  g.crossings_ = crossings_;
  for (std::uint32_t i = 0; i < cells.size(); ++i) {
    g.crossings_.push_back({cells[i], Cell{cell_count() + i}});
    g.centers_.push_back(center(cells[i]));
  }
  g.ends_ = ends_;
  for (auto& [a, b] : g.ends_)
    for (Cell* const end : {&a, &b})
      if (*end == outside()) *end = g.outside();
  g.edges_ = edges_;
  g.passable_ = passable_;
  g.points_ = points_;
  g.point_limit_ = point_limit_;
  g.bounds_ = bounds_;

  std::vector<std::uint32_t> lane_of(cell_count(), no_lane);
  for (std::uint32_t i = 0; i < cells.size(); ++i) lane_of[index(cells[i])] = i;
  const auto crossable = [&](Cell c) {
    int free = 0;
    for_each_neighbor(c, [&](Cell n, Wall) { free += lane_of[index(n)] == no_lane; });
    return free == 4 && first_[index(c) + 1] - first_[index(c)] == 4;
  };
  for (std::uint32_t c = 0; c < cell_count(); ++c) {
    g.first_.push_back(static_cast<std::uint32_t>(g.sides_.size()));
    const std::uint32_t lane = lane_of[c];
    if (lane != no_lane && !crossable(Cell{c}))
      throw std::invalid_argument("only a cell with four neighbors, none of them a crossing, can be one");
    for (std::uint32_t i = first_[c]; i < first_[c + 1]; ++i)
      if (lane == no_lane || ((i - first_[c]) % 2 == 0) == over_first[lane]) g.sides_.push_back(sides_[i]);
  }
  for (std::uint32_t lane = 0; lane < cells.size(); ++lane) {
    g.first_.push_back(static_cast<std::uint32_t>(g.sides_.size()));
    const Cell over = cells[lane], under{cell_count() + lane};
    for (std::uint32_t i = 0; i < 4; ++i)
      if ((i % 2 == 0) != over_first[lane]) {
        const Side side = sides_[first_[index(over)] + i];
        g.sides_.push_back(side);
        auto& [a, b] = g.ends_[index(side.wall)];
        (a == over ? a : b) = under;
      }
  }
  g.first_.resize(g.cell_count() + 2, static_cast<std::uint32_t>(g.sides_.size()));
  g.link_sides();
  return g;
}

PlanarGraph PlanarGraph::without(const BitSet& cells) const {
  PlanarGraph g;
  std::vector<Cell> now(cell_limit(), no_cell);
  for (std::uint32_t c = 0; c < cell_count(); ++c) {
    if (cells.test(c)) continue;
    now[c] = Cell{g.cell_count()};
    g.centers_.push_back(centers_[c]);
  }
  std::replace(now.begin(), now.end(), no_cell, g.outside());

  std::vector<Wall> wall_now(wall_limit());
  std::vector<bool> kept_passable;
  for (std::uint32_t w = 0; w < wall_limit(); ++w) {
    const Cell a = now[index(ends_[w].first)], b = now[index(ends_[w].second)];
    if (a == b) continue;
    wall_now[w] = Wall{g.wall_limit()};
    g.bounds_ = g.edges_.empty() ? edge_bounds(edges_[w]) : enclosing(g.bounds_, edge_bounds(edges_[w]));
    g.ends_.emplace_back(a, b);
    g.edges_.push_back(edges_[w]);
    g.points_.push_back(points_[w]);
    kept_passable.push_back(passable_.test(w));
  }
  g.passable_ = BitSet(kept_passable.size());
  for (std::size_t w = 0; w < kept_passable.size(); ++w)
    if (kept_passable[w]) g.passable_.set(w);
  g.point_limit_ = point_limit_;

  for (std::uint32_t c = 0; c < cell_count(); ++c) {
    if (cells.test(c)) continue;
    g.first_.push_back(static_cast<std::uint32_t>(g.sides_.size()));
    for (std::uint32_t i = first_[c]; i < first_[c + 1]; ++i)
      g.sides_.push_back({g.outside(), wall_now[index(sides_[i].wall)]});
  }
  g.first_.resize(g.cell_count() + 2, static_cast<std::uint32_t>(g.sides_.size()));
  for (const auto& [over, under] : crossings_)
    if (!cells.test(index(over)) && !cells.test(index(under)))
      g.crossings_.push_back({now[index(over)], now[index(under)]});
  g.link_sides();
  return g;
}

// Walls and points are numbered cell by cell, as in a graph that is built.
PlanarGraph PlanarGraph::part(std::span<const Cell> cells) const {
  PlanarGraph g;
  std::vector<Wall> wall_now(wall_limit(), no_wall);
  std::vector<std::uint32_t> point_now(point_limit(), no_point);
  const auto numbered = [&](std::uint32_t point) {
    std::uint32_t& now = point_now[point];
    if (now == no_point) now = g.point_limit_++;
    return now;
  };
  std::vector<bool> passable;
  g.first_.push_back(0);
  for (const Cell c : cells) {
    const Cell here{g.cell_count()};
    g.centers_.push_back(center(c));
    for_each_side(c, [&](Cell, Wall w) {
      numbered(ends(w).first == c ? points_[index(w)].first : points_[index(w)].second);
    });
    for_each_side(c, [&](Cell, Wall w) {
      Wall& now = wall_now[index(w)];
      if (now != no_wall) {
        g.ends_[index(now)].second = here;
      } else {
        now = Wall{g.wall_limit()};
        const auto [from, to] = points_[index(w)];
        const bool as_is = ends(w).first == c;
        g.ends_.emplace_back(here, no_cell);
        g.edges_.push_back(edge_seen_from(c, w));
        g.points_.emplace_back(numbered(as_is ? from : to), numbered(as_is ? to : from));
        passable.push_back(passable_.test(index(w)));
      }
      g.sides_.push_back({no_cell, now});
    });
    g.first_.push_back(static_cast<std::uint32_t>(g.sides_.size()));
  }
  g.first_.push_back(g.first_.back());
  g.passable_ = BitSet(g.wall_limit());
  for (std::uint32_t w = 0; w < g.wall_limit(); ++w) {
    if (passable[w]) g.passable_.set(w);
    if (g.ends_[w].second == no_cell) g.ends_[w].second = g.outside();
  }
  g.bounds_ = bounds_;
  g.doorway_ = doorway_;
  g.choice_ = choice_;
  g.link_sides();
  return g;
}

PlanarGraph PlanarGraph::with_centers(std::vector<Point> centers) const {
  PlanarGraph g = *this;
  g.centers_ = std::move(centers);
  const BitSet all(wall_limit(), true);
  g.passable_ = all;
  g.measure_doorways(BitSet(cell_count()), all);
  g.link_sides();
  return g;
}

PlanarGraph PlanarGraph::barred(const BitSet& walls) const {
  PlanarGraph g = *this;
  walls.for_each_set([&](std::size_t w) { g.passable_.reset(w); });
  g.doorway_ = -1;
  g.link_sides();
  return g;
}

PlanarGraph PlanarGraph::opened(const BitSet& walls) const {
  PlanarGraph g = *this;
  walls.for_each_set([&](std::size_t w) { g.passable_.set(w); });
  g.doorway_ = -1;
  g.link_sides();
  return g;
}

}  // namespace mazefolio::topology
