// Idea: points in a square grid of boxes within the cell are the nodes of a graph, each where its box has
// room; neighbors are linked by the room halfway between them. Always from the node that the largest disc has
// reached, its neighbors are reached: Dijkstra's way, with the least room in place of the sum.
// Cost: n log n of the nodes, of which there are at most `most_nodes`.
#include "draw/disc_ways.h"

#include <algorithm>
#include <cmath>
#include <queue>

#include "base/geometry/edges.h"
#include "base/geometry/polygon.h"

namespace mazefolio::draw {
namespace {

constexpr double finest = 0.05;
constexpr double most_nodes = 1200;
constexpr double unknown = -1;

struct Node {
  Point place, at;     ///< in the middle of its box, and where it has room
  double clear = 0;    ///< 0 outside of the cell; `unknown` before it is looked at
  double reached = 0;  ///< the largest disc so far
};

class DiscWays {
 public:
  DiscWays(const ClosedWalls& walls, std::span<const Edge> outline, DiscSizes sizes)
      : walls_(walls), ring_(polygon_through(outline)), sizes_(sizes), box_(edge_bounds(outline[0])) {
    for (const Edge& e : outline) box_ = enclosing(box_, edge_bounds(e));
    step_ = std::max(finest, std::sqrt(box_.width() * box_.height() / most_nodes));
    columns_ = static_cast<int>(box_.width() / step_) + 1;
    rows_ = static_cast<int>(box_.height() / step_) + 1;
    nodes_.reserve(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_));
    for (int y = 0; y < rows_; ++y)
      for (int x = 0; x < columns_; ++x) {
        const Point p{box_.x0 + (x + 0.5) * step_, box_.y0 + (y + 0.5) * step_};
        nodes_.push_back({p, p, unknown});
      }
  }

  void widen(Point center, std::span<const Point> places, std::span<double> widest) {
    look_for_wider_than(widest);
    for_each_near(center, [&](int i) { reach(i, center, sizes_.enough); });
    while (!queue_.empty()) {
      const double reached = queue_.top().first;
      const auto here = static_cast<std::size_t>(queue_.top().second);
      queue_.pop();
      const Node& node = nodes_[here];
      if (reached < node.reached) continue;
      for_each_near(node.place, [&](int i) { reach(i, node.at, reached); });
    }
    for (std::size_t p = 0; p < places.size(); ++p)
      for_each_near(places[p], [&](int i) {
        const Node& node = nodes_[static_cast<std::size_t>(i)];
        if (node.reached > widest[p])
          widest[p] = std::max(widest[p], std::min(node.reached, halfway(places[p], node.at, widest[p])));
      });
  }

  /// Whether the largest disc gets to this place. Goes first where that is near.
  bool gets_to(Point place, Point center, std::span<const double> widest) {
    look_for_wider_than(widest);
    const auto go = [&](int i, Point from) {
      Node& node = nodes_[static_cast<std::size_t>(i)];
      if (node.clear == unknown) look_at(node);
      if (node.reached >= sizes_.enough || node.clear < sizes_.enough) return;
      if (halfway(from, node.at, sizes_.enough) < sizes_.enough) return;
      node.reached = sizes_.enough;
      const Point left = place - node.place;
      queue_.emplace(-dot(left, left), i);
    };
    for_each_near(center, [&](int i) { go(i, center); });
    while (!queue_.empty()) {
      const int here = queue_.top().second;
      queue_.pop();
      const Node& node = nodes_[static_cast<std::size_t>(here)];
      bool there = false;
      for_each_near(place, [&](int i) { there |= i == here; });
      if (there && halfway(place, node.at, sizes_.enough) >= sizes_.enough) return true;
      for_each_near(node.place, [&](int i) { go(i, node.at); });
    }
    return false;
  }

 private:
  void look_for_wider_than(std::span<const double> ways) {
    // A node is moved by less than two steps.
    const double narrowest = *std::min_element(ways.begin(), ways.end());
    movable_ = std::max(narrowest - step_, sizes_.sure - 2 * step_);
    needed_ = std::max(narrowest, sizes_.sure);
  }

  /// Looks at a node, and moves it to where it has more room if that may help.
  void look_at(Node& node) const {
    node.clear = 0;
    if (!surrounds(ring_, node.place)) return;
    node.clear = std::max(0.0, walls_.clear(node.at, movable_));
    if (node.clear < movable_) return;
    for (const double by : {step_ / 2, step_ / 4, step_ / 8})
      for (const Point off : {Point{by, 0}, Point{-by, 0}, Point{0, by}, Point{0, -by}}) {
        if (node.clear >= sizes_.enough) return;
        if (const double room = walls_.clear(node.at + off, node.clear); room > node.clear) {
          node.at = node.at + off;
          node.clear = room;
        }
      }
  }

  double halfway(Point a, Point b, double enough) const { return walls_.clear(midpoint(a, b), enough); }

  /// Discs that are not needed go nowhere.
  void reach(int i, Point from, double room) {
    Node& node = nodes_[static_cast<std::size_t>(i)];
    if (node.clear == unknown) look_at(node);
    const double least = std::max(node.reached, needed_);
    room = std::min(room, node.clear);
    if (room <= least) return;
    room = std::min(room, halfway(from, node.at, least));
    if (room <= least) return;
    node.reached = room;
    queue_.emplace(room, i);
  }

  template <class Fn>
  void for_each_near(Point p, Fn fn) const {
    const auto x = static_cast<int>((p.x - box_.x0) / step_), y = static_cast<int>((p.y - box_.y0) / step_);
    for (int v = std::max(0, y - 1); v <= std::min(rows_ - 1, y + 1); ++v)
      for (int u = std::max(0, x - 1); u <= std::min(columns_ - 1, x + 1); ++u) fn(v * columns_ + u);
  }

  const ClosedWalls& walls_;
  std::vector<Point> ring_;
  DiscSizes sizes_;
  double needed_ = 0, movable_ = 0, step_ = 0;
  Rect box_;
  int columns_ = 0, rows_ = 0;
  std::vector<Node> nodes_;
  std::priority_queue<std::pair<double, int>> queue_;
};

}  // namespace

double straight_room(const ClosedWalls& walls, Point from, Point to, double enough) {
  return least_on_way(from, to, enough, [&](Point p) { return walls.clear(p, enough); });
}

void widen_ways(const ClosedWalls& walls, std::span<const Edge> outline, Point center,
                std::span<const Point> places, DiscSizes sizes, std::span<double> ways) {
  DiscWays(walls, outline, sizes).widen(center, places, ways);
}

bool is_wide_way(const ClosedWalls& walls, std::span<const Edge> outline, Point center, Point place,
                 DiscSizes sizes, std::span<const double> ways) {
  return DiscWays(walls, outline, sizes).gets_to(place, center, ways);
}

}  // namespace mazefolio::draw
