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
  DiscWays(const ClosedWalls& walls, std::span<const Edge> outline, double enough)
      : walls_(walls), enough_(enough), box_(edge_bounds(outline[0])) {
    for (const Edge& e : outline) box_ = enclosing(box_, edge_bounds(e));
    step_ = std::max(finest, std::sqrt(box_.width() * box_.height() / most_nodes));
    columns_ = static_cast<int>(box_.width() / step_) + 1;
    rows_ = static_cast<int>(box_.height() / step_) + 1;
    const std::vector<Point> ring = polygon_through(outline);
    for (int y = 0; y < rows_; ++y)
      for (int x = 0; x < columns_; ++x) {
        const Point p{box_.x0 + (x + 0.5) * step_, box_.y0 + (y + 0.5) * step_};
        nodes_.push_back({p, p, surrounds(ring, p) ? unknown : 0});
      }
  }

  std::vector<double> from(Point center, std::span<const Point> places) {
    std::vector<double> widest;
    for (const Point p : places) widest.push_back(std::min(enough_, straight_room(walls_, center, p)));
    needed_ = *std::min_element(widest.begin(), widest.end());
    for_each_near(center, [&](int i) { reach(i, center, enough_); });
    while (!queue_.empty() && queue_.top().first > needed_) {
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
          widest[p] = std::max(widest[p], std::min(node.reached, halfway(places[p], node.at)));
      });
    return widest;
  }

 private:
  /// Looks at a node, and moves it to where it has more room if that may help.
  void look_at(Node& node) const {
    node.clear = std::max(0.0, walls_.clear(node.at));
    if (node.clear < needed_ - step_) return;
    for (const double by : {step_ / 2, step_ / 4, step_ / 8})
      for (const Point off : {Point{by, 0}, Point{-by, 0}, Point{0, by}, Point{0, -by}}) {
        if (node.clear >= enough_) return;
        if (const double room = walls_.clear(node.at + off); room > node.clear) {
          node.at = node.at + off;
          node.clear = room;
        }
      }
  }

  double halfway(Point a, Point b) const { return walls_.clear(midpoint(a, b)); }

  void reach(int i, Point from, double room) {
    Node& node = nodes_[static_cast<std::size_t>(i)];
    if (node.clear == unknown) look_at(node);
    room = std::min(room, node.clear);
    if (room <= node.reached) return;
    room = std::min(room, halfway(from, node.at));
    if (room <= node.reached) return;
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
  double enough_ = 0, needed_ = 0, step_ = 0;
  Rect box_;
  int columns_ = 0, rows_ = 0;
  std::vector<Node> nodes_;
  std::priority_queue<std::pair<double, int>> queue_;
};

}  // namespace

double straight_room(const ClosedWalls& walls, Point from, Point to) {
  constexpr int parts = 8;
  double least = most_room;
  for (int i = 1; i < parts && least > 0; ++i)
    least = std::min(least, walls.clear(from + (to - from) * (i / double(parts))));
  return least;
}

std::vector<double> ways_in_cell(const ClosedWalls& walls, std::span<const Edge> outline, Point center,
                                 std::span<const Point> places, double enough) {
  return DiscWays(walls, outline, enough).from(center, places);
}

}  // namespace mazefolio::draw
