// Idea: most cells are convex, and their centers so far from the line of every wall that a disc has room
// there. In such a plain cell the distance to the line of a wall changes evenly along a straight way, so both
// ends decide; only the few walls whose lines are near the middle of a door need the distances that
// door_width takes. What this does not settle is measured by door_width. Cost: linear.

#include <algorithm>
#include <array>
#include <optional>

#include "base/geometry/edges.h"
#include "base/system/parallel.h"
#include "topology/cell_room.h"
#include "topology/passage.h"
#include "topology/planar_graph.h"

namespace mazefolio::topology {
namespace {

constexpr double slack = 1e-6;  ///< share of a squared distance; far more than is lost by rounding

/// A cell of straight walls, and whether a disc with this squared radius surely gets from its center through
/// the middle of a wall.
class PlainCell {
 public:
  explicit PlainCell(double squared_radius) : enough_(squared_radius * (1 + slack)) {}

  /// Takes the cell; false where it is not plain.
  bool take(const PlanarGraph& g, Cell c) {
    count_ = 0;
    center_ = g.center(c);
    bool plain = true;
    g.for_each_side(c, [&](Cell, Wall w) {
      if (plain) plain = add(g.edge(w), g.ends(w).first == c);
    });
    for (std::size_t i = 0; i < count_ && plain; ++i)
      plain = cross(walls_[i].along, walls_[i + 1 < count_ ? i + 1 : 0].along) > -1e-9;
    return plain;
  }

  bool lets_through(std::size_t door) const {
    const Line& d = walls_[door];
    if (d.squared_length < 4 * enough_) return false;
    const Point middle = d.from + d.along * 0.5;
    for (std::size_t i = 0; i < count_; ++i)
      if (i != door && !walls_[i].is_beside(middle, enough_) && !is_clear(walls_[i], middle)) return false;
    return true;
  }

 private:
  struct Line {
    Point from, along;
    double squared_length;

    /// On the inner side of the whole line, and far from it.
    bool is_beside(Point p, double enough) const {
      const double height = cross(along, p - from);
      return height > 0 && height * height >= enough * squared_length;
    }
    double squared_distance(Point p) const {
      const Point way = p - from;
      const Point miss = way - along * std::clamp(dot(way, along) / squared_length, 0.0, 1.0);
      return dot(miss, miss);
    }
  };

  bool add(const Edge& edge, bool as_is) {
    const auto* const s = std::get_if<Segment>(&edge);
    if (!s || count_ == walls_.size()) return false;
    const Point from = as_is ? s->from : s->to, along = (as_is ? s->to : s->from) - from;
    walls_[count_] = {from, along, dot(along, along)};
    return walls_[count_++].is_beside(center_, enough_);
  }

  /// The places that door_width looks at.
  bool is_clear(const Line& wall, Point middle) const {
    for (const double share : {0.0, 1 / 3.0, 2 / 3.0})
      if (wall.squared_distance(middle + (center_ - middle) * share) < enough_) return false;
    return true;
  }

  double enough_;
  Point center_;
  std::array<Line, 16> walls_{};
  std::size_t count_ = 0;
};

/// Values by id, each made when it is asked for and is none of those made last.
template <class T>
class LastMade {
 public:
  template <class Make>
  const T& of(std::uint32_t id, Make make) {
    Place& place = places_[id % places_.size()];
    if (!place.value || place.id != id) {
      place.value = make();
      place.id = id;
    }
    return *place.value;
  }

 private:
  struct Place {
    std::uint32_t id = 0;
    std::optional<T> value;
  };
  std::vector<Place> places_ = std::vector<Place>(256);
};

constexpr std::size_t stretch = 8192;  ///< of ids that one thread takes; more than a page has

/// Calls fn(first, last) for all ids below `limit`, on all cores; the firsts are multiples of 64.
template <class Fn>
void for_each_stretch(std::size_t limit, Fn fn) {
  parallel_for((limit + stretch - 1) / stretch, 0,
               [&](std::size_t k) { fn(k * stretch, std::min((k + 1) * stretch, limit)); });
}

}  // namespace

void PlanarGraph::measure_doorways(const BitSet& cells, const BitSet& walls) {
  if (doorway_ <= 0) return;
  const double enough = doorway_ - 1e-9, room_enough = doorway_ * doorway_ / 4 - 1e-9;
  const bool chosen = choice_ != Centers::of_gravity, in_long_cells = choice_ == Centers::in_long_rooms;
  BitSet asked = chosen ? cells : BitSet(cell_count());
  walls.for_each_set([&](std::size_t w) {
    for (const Cell c : {ends_[w].first, ends_[w].second})
      if (contains(c)) asked.set(index(c));
  });
  std::vector<std::vector<std::uint32_t>> doubts(cell_count() / stretch + 1);
  for_each_stretch(cell_count(), [&](std::size_t first, std::size_t last) {
    PlainCell plain(std::max(enough * enough / 4, room_enough));
    asked.for_each_set(first, last, [&](std::size_t i) {
      const Cell c{static_cast<std::uint32_t>(i)};
      const bool may_move = chosen && cells.test(i);
      bool is_plain = plain.take(*this, c);
      if (may_move && !is_plain) {
        const CellRoom room(outline(c));
        if (room.most() >= room_enough && room.at(centers_[i]) < room_enough) {
          centers_[i] = room.roomiest(centers_[i]);
          is_plain = plain.take(*this, c);
        }
      }
      is_plain = is_plain && !in_long_cells;
      std::size_t side = 0;
      for_each_side(c, [&](Cell, Wall w) {
        if (walls.test(index(w)) && (!is_plain || !plain.lets_through(side)))
          doubts[first / stretch].push_back(index(w));
        ++side;
      });
    });
  });
  BitSet doubtful(wall_limit());
  for (const std::vector<std::uint32_t>& of_stretch : doubts)
    for (const std::uint32_t w : of_stretch) doubtful.set(w);
  for_each_stretch(wall_limit(), [&](std::size_t first, std::size_t last) {
    LastMade<Obstacle> obstacles;
    LastMade<Spots> spots;
    std::vector<Chamber> chambers(2);
    doubtful.for_each_set(first, last, [&](std::size_t w) {
      std::size_t count = 0;
      for (const Cell c : {ends_[w].first, ends_[w].second}) {
        if (!contains(c)) continue;
        Chamber& chamber = chambers[count++];
        chamber.center = center(c);
        chamber.spots =
            spots.of(index(c), [&] { return spots_in(outline(c), center(c), enough, in_long_cells); });
        chamber.walls.clear();
        for_each_side(c, [&](Cell, Wall side) {
          if (index(side) != w)
            chamber.walls.push_back(obstacles.of(index(side), [&] { return Obstacle(edge(side)); }));
        });
      }
      if (door_width(edges_[w], std::span(chambers).first(count), enough) < enough) passable_.reset(w);
    });
  });
}

}  // namespace mazefolio::topology
