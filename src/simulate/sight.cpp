// Lines of sight are followed from each junction; then each branch is flooded within what is seen. Cost:
// O(cells that are seen) for each.

#include "simulate/sight.h"

#include <utility>

namespace mazefolio::simulate {
namespace {

class Eye {
 public:
  Eye(const JunctionGraph& graph, std::uint32_t goal, const Eyes& eyes)
      : g_(graph),
        goal_(goal),
        eyes_(eyes),
        met_(graph.centers.size(), 0),
        in_line_(graph.centers.size(), ~std::uint32_t{0}) {}

  Sight look() {
    Sight out;
    out.views.resize(g_.corridors.size());
    for (std::uint32_t junction = 0; junction < g_.junctions.size(); ++junction) {
      out.goal.push_back(junction == goal_ ? 0 : -1);
      for (std::uint32_t k = g_.first[junction]; k < g_.first[junction + 1]; ++k)
        out.views[k].line = look_along(junction, g_.cells[g_.corridors[k].first_cell]);
      for (std::uint32_t k = g_.first[junction]; k < g_.first[junction + 1]; ++k) {
        const Flood flood = flood_from(junction, g_.cells[g_.corridors[k].first_cell]);
        Sight::View& view = out.views[k];
        view.dead_cells = flood.leaves || flood.goal >= 0 ? 0 : flood.cells;
        view.look = look_point(junction, g_.corridors[k]);
        if (double& nearest = out.goal.back(); flood.goal >= 0 && (nearest < 0 || flood.goal < nearest))
          nearest = flood.goal;
      }
    }
    return out;
  }

 private:
  struct Flood {
    double cells = 0;
    bool leaves = false;
    double goal = -1;
  };

  Point center(Cell c) const { return g_.centers[index(c)]; }
  bool within(Cell eye, Cell c) const {
    return distance(center(c), center(eye)) <= eyes_.radius * g_.pitch[index(eye)] + 1e-9;
  }
  bool seen(std::uint32_t junction, Cell c) const {
    return in_line_[index(c)] == junction || within(g_.junctions[junction], c);
  }

  /// Of several ways on, the straightest. The length that is seen.
  double look_along(std::uint32_t junction, Cell first) {
    Cell before = g_.junctions[junction], at = first;
    const Point eye = center(before);
    SightCone cone(eye);
    double length = 0, tried = 0;
    std::vector<Cell>& since = between_;  // the last point of the cone; points are a pitch apart
    since.clear();
    for (;;) {
      tried += step_length(g_, before, at);
      since.push_back(at);
      if (tried > eyes_.gaze) break;
      if (tried - length > g_.least_step) {
        if (!cone.add(center(at), g_.aside[index(at)])) break;
        length = tried;
        for (const Cell c : since) in_line_[index(c)] = junction;
        since.clear();
      }
      Cell next = no_cell;
      double best = 0;
      for (std::uint32_t k = g_.begin[index(at)]; k < g_.begin[index(at) + 1]; ++k) {
        if (g_.next[k] == before) continue;
        if (const double on = cosine(center(at) - eye, center(g_.next[k]) - center(at)); on > best) {
          best = on;
          next = g_.next[k];
        }
      }
      if (next == no_cell) {
        if (since.empty() || !cone.add(center(at), g_.aside[index(at)])) break;
        for (const Cell c : since) in_line_[index(c)] = junction;
        return tried;
      }
      before = std::exchange(at, next);
    }
    return length;
  }

  Flood flood_from(std::uint32_t junction, Cell first) {
    ++stamp_;
    Flood flood;
    queue_.clear();
    const Cell eye = g_.junctions[junction];
    const auto meet = [&](Cell before, Cell c, double way) {
      if (met_[index(c)] == stamp_) return;
      met_[index(c)] = stamp_;
      if (!seen(junction, c)) {
        flood.leaves = true;
        return;
      }
      const double counts = within(eye, c) ? 1 : eyes_.far;
      way += counts * step_length(g_, before, c);
      if (c == g_.junctions[goal_]) flood.goal = way;
      queue_.push_back({c, way});
      flood.cells += counts / g_.pitch[index(c)];
    };
    met_[index(eye)] = stamp_;
    meet(eye, first, 0);
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const auto [c, way] = queue_[i];
      for (std::uint32_t k = g_.begin[index(c)]; k < g_.begin[index(c) + 1]; ++k) meet(c, g_.next[k], way);
    }
    return flood;
  }

  Point look_point(std::uint32_t junction, const Corridor& corridor) const {
    Cell last = g_.cells[corridor.first_cell];
    for (std::uint32_t i = corridor.first_cell; i < corridor.last_cell && seen(junction, g_.cells[i]); ++i)
      last = g_.cells[i];
    return center(last);
  }

  struct Met {
    Cell cell;
    double way;
  };
  const JunctionGraph& g_;
  std::uint32_t goal_;
  Eyes eyes_;
  std::vector<std::uint32_t> met_, in_line_;
  std::uint32_t stamp_ = 0;
  std::vector<Met> queue_;
  std::vector<Cell> between_;
};

}  // namespace

Sight sight(const JunctionGraph& graph, std::uint32_t goal, const Eyes& eyes) {
  return Eye(graph, goal, eyes).look();
}

}  // namespace mazefolio::simulate
