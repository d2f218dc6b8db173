// Each branch of each junction is flooded within the disc. Cost: O(cells in a disc) for each.

#include "simulate/sight.h"

#include <algorithm>

namespace mazefolio::simulate {
namespace {

class Eye {
 public:
  Eye(const JunctionGraph& graph, double radius)
      : g_(graph), radius_(radius), met_(graph.centers.size(), 0) {}

  Sight look() {
    Sight out;
    for (std::uint32_t junction = 0; junction < g_.junctions.size(); ++junction) {
      out.goal.push_back(junction == g_.goal ? 0 : -1);
      for (std::uint32_t k = g_.first[junction]; k < g_.first[junction + 1]; ++k) {
        const Flood flood = flood_from(g_.junctions[junction], g_.cells[g_.corridors[k].first_cell]);
        out.views.push_back({flood.leaves || flood.goal >= 0 ? 0 : flood.cells, look_point(g_.corridors[k])});
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

  bool within(Cell eye, Cell c) const {
    return distance(g_.centers[index(c)], g_.centers[index(eye)]) <= radius_ * g_.width[index(eye)] + 1e-9;
  }

  Flood flood_from(Cell eye, Cell first) {
    ++stamp_;
    Flood flood;
    queue_.clear();
    const auto meet = [&](Cell before, Cell c, double way) {
      if (met_[index(c)] == stamp_) return;
      met_[index(c)] = stamp_;
      if (!within(eye, c)) {
        flood.leaves = true;
        return;
      }
      way += step_length(g_, before, c);
      if (c == g_.junctions[g_.goal]) flood.goal = way;
      queue_.push_back({c, way});
      flood.cells += 1 / g_.width[index(c)];
    };
    met_[index(eye)] = stamp_;
    meet(eye, first, 0);
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const auto [c, way] = queue_[i];
      for (std::uint32_t k = g_.begin[index(c)]; k < g_.begin[index(c) + 1]; ++k) meet(c, g_.next[k], way);
    }
    return flood;
  }

  Point look_point(const Corridor& corridor) const {
    const Cell eye = g_.junctions[corridor.from];
    Cell last = g_.cells[corridor.first_cell];
    for (std::uint32_t i = corridor.first_cell; i < corridor.last_cell && within(eye, g_.cells[i]); ++i)
      last = g_.cells[i];
    return g_.centers[index(last)];
  }

  struct Met {
    Cell cell;
    double way;
  };
  const JunctionGraph& g_;
  double radius_;
  std::vector<std::uint32_t> met_;
  std::uint32_t stamp_ = 0;
  std::vector<Met> queue_;
};

}  // namespace

Sight sight(const JunctionGraph& graph, double radius) { return Eye(graph, radius).look(); }

}  // namespace mazefolio::simulate
