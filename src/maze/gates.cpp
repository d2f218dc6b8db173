#include "maze/gates.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/geometry/edges.h"
#include "base/options.h"
#include "maze/contour.h"
#include "topology/passage.h"

namespace mazefolio::maze {
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

// In pitches. In a narrower bay a gate is hard to see.
constexpr double arrow_room = 1.5, bay = 6;

double distance2(Point a, Point b) { return dot(a - b, a - b); }

std::optional<Gate> nearest_cell(const AnyTopology& t, Point target) {
  std::optional<Gate> best;
  double best_distance = HUGE_VAL;
  std::visit(
      [&](const auto& g) {
        for_each_cell(g, [&](Cell c) {
          if (const double d = distance2(g.center(c), target); d < best_distance - 1e-9) {
            best = {c, no_wall};
            best_distance = d;
          }
        });
      },
      t);
  return best;
}

// "3,4"
std::optional<Gate> cell_at(const AnyTopology& t, std::string_view place) {
  const std::size_t comma = place.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto x = parse_integer(place.substr(0, comma)), y = parse_integer(place.substr(comma + 1));
  if (!x || !y || *x < 0 || *y < 0) return std::nullopt;
  if (const auto* lattice = std::get_if<Lattice>(&t)) {
    if (*x >= lattice->columns() || *y >= lattice->rows()) return std::nullopt;
    const Cell c = lattice->at(static_cast<std::uint32_t>(*x), static_cast<std::uint32_t>(*y));
    return lattice->contains(c) ? std::optional(Gate{c, no_wall}) : std::nullopt;
  }
  const Point target{static_cast<double>(*x) + 0.5, static_cast<double>(*y) + 0.5};
  const Rect box = bounds(t);
  if (target.x > box.x1 || target.y > box.y1) return std::nullopt;
  return nearest_cell(t, target);
}

template <Topology T, class Fn>
void for_each_rim_wall(const T& t, Cell c, Fn fn) {
  t.for_each_side(c, [&](Cell beyond, Wall w) {
    if (t.contains(beyond)) return;
    const auto [a, b] = t.ends(w);
    if (!t.contains(a == c ? b : a)) fn(Gate{c, w});
  });
}

std::vector<Gate> all_rim_walls(const AnyTopology& t) {
  std::vector<Gate> rim;
  const auto take = [&](const Gate& gate) { rim.push_back(gate); };
  if (const auto* lattice = std::get_if<Lattice>(&t); lattice && lattice->is_full()) {
    // Only the first and last cells of rows and columns; there are no holes.
    for (std::uint32_t y = 0; y < lattice->rows(); ++y) {
      const bool all = y == 0 || y + 1 == lattice->rows() || lattice->columns() == 1;
      for (std::uint32_t x = 0; x < lattice->columns(); x += all ? 1 : lattice->columns() - 1)
        for_each_rim_wall(*lattice, lattice->at(x, y), take);
    }
    return rim;
  }
  std::visit([&](const auto& g) { for_each_cell(g, [&](Cell c) { for_each_rim_wall(g, c, take); }); }, t);
  return on_outer_contour(t, std::move(rim));
}

// What no disc that passes the gate exceeds, from the center of its cell: that is cheaper to tell.
double most_width(const AnyTopology& t, const Gate& gate) {
  double room = edge_length(edge(t, gate.wall)) / 2;
  std::visit(
      [&](const auto& g) {
        g.for_each_side(gate.cell, [&](Cell, Wall w) {
          if (w == gate.wall || room <= 0) return;
          room = std::min(room, std::sqrt(Obstacle(g.edge(w)).squared_distance(g.center(gate.cell))));
        });
      },
      t);
  return 2 * room;
}

// The first of those as wide.
Gate widest_of(const std::vector<Gate>& gates, const AnyTopology& t) {
  constexpr double alike = 1e-9;
  Gate widest = gates.front();
  double most = passage_width(t, widest.wall);
  for (const Gate& gate : gates) {
    if (most_width(t, gate) <= most) continue;
    const double width = passage_width(t, gate.wall);
    if (width <= most + alike) continue;
    widest = gate;
    most = width;
  }
  return widest;
}

struct Target {
  Point point;
  bool level;  ///< in the middle row: every side of the cell is equally good
};

std::optional<Target> target_of(const AnyTopology& t, std::string_view place) {
  for (const NamedPlace& named : places) {
    if (named.name != place) continue;
    const Rect b = bounds(t);
    return Target{{b.x0 + named.x * b.width(), b.y0 + named.y * b.height()}, named.y == 0.5};
  }
  return std::nullopt;
}

// For a field without rock.
std::vector<Gate> gates_round(const AnyTopology& t) {
  const std::vector<Gate> rim = all_rim_walls(t);
  if (rim.empty()) return rim;
  std::vector<Gate> wide;
  for (const Gate& gate : rim)
    if (passable(t, gate.wall)) wide.push_back(gate);
  if (wide.empty()) return {widest_of(rim, t)};
  if (const auto* lattice = std::get_if<Lattice>(&t); lattice && lattice->is_full()) return wide;
  std::vector<Gate> roomy = with_room(t, wide, rim, arrow_room);
  if (roomy.empty()) return wide;
  std::vector<Gate> seen = with_room(t, roomy, rim, bay);
  return 3 * seen.size() < roomy.size() ? roomy : seen;
}

bool on_rim(const Lattice& t, Cell c) {
  bool out = false;
  t.for_each_side(c, [&](Cell n, Wall) { out |= !t.contains(n) && !t.is_rock(n); });
  return out;
}

// The wall of the floor directly behind a gate of the field, where the frame between them can be dug.
std::vector<Gate> through_frame(const Lattice& t, const std::vector<Gate>& field) {
  struct Found {
    Gate gate;
    int side;
  };
  std::vector<Found> found;
  for (const Gate& gate : field) {
    const int d = side_of(t, gate);
    const Cell behind = t.beyond(gate.cell, (d + 2) % 4);
    if (t.contains(gate.cell))
      found.push_back({gate, d});
    else if (t.contains(behind) && !on_rim(t, behind))
      found.push_back({{behind, t.wall(behind, d)}, d});
  }
  std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
    return std::pair(a.gate.cell, a.side) < std::pair(b.gate.cell, b.side);
  });
  std::vector<Gate> gates;
  for (const Found& f : found) gates.push_back(f.gate);
  return gates;
}

}  // namespace

std::vector<Gate> rim_gates(const AnyTopology& t) {
  const Lattice* squares = square_lattice(t);
  if (!squares || !squares->has_rock()) return gates_round(t);
  const AnyTopology field = squares->without_rock();
  std::vector<Gate> gates = through_frame(*squares, gates_round(field));
  if (!gates.empty()) return gates;
  std::vector<Gate> all = all_rim_walls(field);
  std::erase_if(all, [&](const Gate& gate) { return !passable(field, gate.wall); });
  return through_frame(*squares, all);
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
  return gate_at(t, place, rim_gates(t));
}

std::optional<Gate> gate_at(const AnyTopology& t, std::string_view place, std::span<const Gate> rim) {
  const std::optional<Target> target = target_of(t, place);
  if (!target) return cell_at(t, place);
  if (place == "centre" || rim.empty()) return nearest_cell(t, target->point);
  // Of the walls of the nearest cell the upper or lower one is taken: people enter from above.
  std::optional<Gate> best;
  double best_distance = HUGE_VAL;
  for (const Gate& gate : rim) {
    const double sideways = target->level ? 0 : std::fabs(outward(t, gate).x) * 1e-3;
    if (const double d = distance2(edge_middle(edge(t, gate.wall)), target->point) + sideways;
        d < best_distance - 1e-9) {
      best = gate;
      best_distance = d;
    }
  }
  return best;
}

int side_of(const Lattice& squares, const Gate& gate) {
  if (gate.wall == no_wall) return -1;
  for (int d = 0; d < 4; ++d)
    if (squares.wall(gate.cell, d) == gate.wall) return d;
  return -1;
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

}  // namespace mazefolio::maze
