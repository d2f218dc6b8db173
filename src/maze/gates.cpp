#include "maze/gates.h"

#include <array>
#include <cmath>

#include "base/edges.h"

namespace mazefolio {
namespace {

struct NamedPlace {
  std::string_view name;
  double x, y;  ///< share of the bounds
};
constexpr std::array<NamedPlace, 9> places{{{"top-left", 0, 0},
                                            {"top", 0.5, 0},
                                            {"top-right", 1, 0},
                                            {"left", 0, 0.5},
                                            {"centre", 0.5, 0.5},
                                            {"right", 1, 0.5},
                                            {"bottom-left", 0, 1},
                                            {"bottom", 0.5, 1},
                                            {"bottom-right", 1, 1}}};

double distance2(Point a, Point b) { return dot(a - b, a - b); }

Gate nearest_cell(const AnyTopology& t, Point target) {
  Gate best;
  double best_distance = HUGE_VAL;
  std::visit(
      [&](const auto& g) {
        for_each_cell(g, [&](Cell c) {
          if (const double d = distance2(g.center(c), target); d < best_distance) {
            best = {c, no_wall};
            best_distance = d;
          }
        });
      },
      t);
  return best;
}

}  // namespace

std::vector<Gate> rim_gates(const AnyTopology& t) {
  std::vector<Gate> gates;
  std::visit(
      [&](const auto& g) {
        for_each_cell(g, [&](Cell c) {
          g.for_each_side(c, [&](Cell beyond, Wall w) {
            if (!g.contains(beyond)) gates.push_back({c, w});
          });
        });
      },
      t);
  return gates;
}

const std::vector<std::string>& place_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> out;
    for (const NamedPlace& place : places) out.emplace_back(place.name);
    return out;
  }();
  return names;
}

std::optional<Gate> gate_at(const AnyTopology& t, std::string_view place) {
  for (const NamedPlace& named : places) {
    if (named.name != place) continue;
    if (cell_count(t) == 0) return std::nullopt;
    const Rect b = bounds(t);
    const Point target{b.x0 + named.x * b.width(), b.y0 + named.y * b.height()};
    if (named.name == "centre") return nearest_cell(t, target);
    // Among the walls of the nearest cell the upper or lower one wins: readers enter from above.
    Gate best;
    double best_distance = HUGE_VAL;
    for (const Gate& gate : rim_gates(t)) {
      const Point out = outward(t, gate);
      const double sideways = std::fabs(out.x) * (named.y == 0.5 ? 0 : 1e-3);
      if (const double d = distance2(edge_middle(edge(t, gate.wall)), target) + sideways;
          d < best_distance - 1e-9) {
        best = gate;
        best_distance = d;
      }
    }
    return best;
  }
  return std::nullopt;
}

Point outward(const AnyTopology& t, const Gate& gate) {
  if (gate.wall == no_wall) return {};
  const Edge e = edge(t, gate.wall);
  const Point along = edge_end(e) - edge_begin(e);
  const double length = std::sqrt(dot(along, along));
  if (length == 0) return {};
  Point normal{-along.y / length, along.x / length};
  return dot(normal, edge_middle(e) - center(t, gate.cell)) < 0 ? normal * -1 : normal;
}

}  // namespace mazefolio
