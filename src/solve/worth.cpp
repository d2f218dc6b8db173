// Whether a maze is worth printing, whatever was asked for.
// Idea: a maze without decisions is a corridor, a way along the rim does not use the maze, and gates side by
// side are seen to be joined. In small mazes most cells lie on the rim, so the share of the way is held
// against the share of all cells. Cost: two breadth-first searches for each placement of the gates.

#include "solve/worth.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

#include "base/geometry/edges.h"
#include "maze/gates.h"
#include "maze/thick.h"
#include "solve/difficulty.h"
#include "solve/measures.h"
#include "solve/paths.h"

namespace mazefolio::solve {
namespace {

constexpr double most_on_rim = 0.35;   // of the way
constexpr double most_of_field = 1.3;  // times the share of all cells
constexpr double least_detour = 1.3;   // of the way, in walks without walls
constexpr double least_apart = 1.0 / 3;
constexpr double least_far = 0.5;                    // in caves that grew
constexpr double least_across = 0.4;                 // of the way, from left to right and from top to bottom
constexpr double most_bare = 0.25, most_hall = 0.2;  // of the shorter side
constexpr std::uint32_t small_square = 3;            // cells
constexpr std::uint32_t turns_a_level = 2;
constexpr double hair = 1e-9;

double most_rim_share(const Worth& w) { return std::max(most_on_rim, most_of_field * w.field_rim_share); }
double least_way(const Worth& w) { return std::max(w.span, least_detour * w.walk); }
std::uint32_t least_turns(const Worth& w) { return turns_a_level * static_cast<std::uint32_t>(w.level); }
std::uint32_t whole(double length) { return static_cast<std::uint32_t>(std::lround(length)); }
std::uint32_t part_of_side(const Worth& w, double share) {
  return std::max(small_square, static_cast<std::uint32_t>(share * std::min(w.width, w.height)));
}
std::uint32_t most_bare_cells(const Worth& w) { return part_of_side(w, most_bare); }
std::uint32_t most_hall_cells(const Worth& w) { return part_of_side(w, most_hall); }
std::uint32_t percent(double share) { return whole(100 * share); }

/// What a maze may lack.
struct Rule {
  bool (*held)(const Worth& worth, const WorthFloor& floor);
  std::string (*missing)(const Worth& worth, const WorthFloor& floor);
};

std::span<const Rule> rules() {
  static const Rule table[] = {
      {[](const Worth& w, const WorthFloor& f) { return whole(std::min(w.width, w.height)) >= f.side; },
       [](const Worth& w, const WorthFloor& f) {
         return fmt::format("{} cells on its shorter side, not {}", whole(std::min(w.width, w.height)),
                            f.side);
       }},
      {[](const Worth& w, const WorthFloor& f) { return w.decisions >= f.decisions; },
       [](const Worth& w, const WorthFloor& f) {
         return fmt::format("{} {} on the way, not {}", w.decisions,
                            w.decisions == 1 ? "decision" : "decisions", f.decisions);
       }},
      {[](const Worth& w, const WorthFloor& f) { return !f.long_way || w.way >= least_way(w) - hair; },
       [](const Worth& w, const WorthFloor&) {
         return fmt::format("a way of {} cells, not {}", w.way, std::ceil(least_way(w) - hair));
       }},
      {[](const Worth& w, const WorthFloor& f) {
         return !f.long_way || w.rim_share <= most_rim_share(w) + hair;
       },
       [](const Worth& w, const WorthFloor&) {
         return fmt::format("{} % of the way along the rim, not {} %", percent(w.rim_share),
                            percent(most_rim_share(w)));
       }},
      {[](const Worth& w, const WorthFloor& f) {
         return !f.long_way || !f.gates_apart || w.across >= least_across - hair;
       },
       [](const Worth& w, const WorthFloor&) {
         return fmt::format("a way across {} % of the maze, not {} %", percent(w.across),
                            percent(least_across));
       }},
      {[](const Worth& w, const WorthFloor& f) { return !f.turning || w.turns >= least_turns(w); },
       [](const Worth& w, const WorthFloor&) {
         return fmt::format("{} {} on the way at level {}, not {}", w.turns, w.turns == 1 ? "turn" : "turns",
                            w.level, least_turns(w));
       }},
      {[](const Worth& w, const WorthFloor& f) { return !f.gates_apart || w.apart >= least_apart - hair; },
       [](const Worth& w, const WorthFloor&) {
         return fmt::format("start and finish {} % of its width apart, not {} %", percent(w.apart),
                            percent(least_apart));
       }},
      {[](const Worth& w, const WorthFloor& f) {
         return !f.grown || !f.gates_apart || w.far >= least_far - hair;
       },
       [](const Worth& w, const WorthFloor&) {
         return fmt::format("start and finish {} % of the cave's extent apart, not {} %", percent(w.far),
                            percent(least_far));
       }},
      {[](const Worth& w, const WorthFloor& f) { return !f.grown || w.bare <= most_bare_cells(w); },
       [](const Worth& w, const WorthFloor&) {
         return fmt::format("{}x{} cells of rock in one piece, not {}x{} at most", w.bare, w.bare,
                            most_bare_cells(w), most_bare_cells(w));
       }},
      {[](const Worth& w, const WorthFloor& f) { return !f.grown || w.hall <= most_hall_cells(w); },
       [](const Worth& w, const WorthFloor&) {
         return fmt::format("a hall of {}x{} cells, not {}x{} at most", w.hall, w.hall, most_hall_cells(w),
                            most_hall_cells(w));
       }}};
  return table;
}

// The frame of a thick maze is no part of it.
Rect box_of(const AnyTopology& t) {
  const Rect box = bounds(t);
  return is_thick(t) ? inset(box, 1) : box;
}

// The cells that fill the box, as corridors with walls between them where walls are cells.
double cells_of_box(const AnyTopology& t, const Rect& box) {
  if (!is_thick(t)) return box.width() * box.height();
  return (box.width() + 1) * (box.height() + 1) / 2 - 1;
}

// By the squares that end at the cells above and to the left. The frame is left out.
std::uint32_t largest_square(const AnyTopology& topology, bool of_rock) {
  if (!is_thick(topology)) return 0;
  const Lattice& t = std::get<Lattice>(topology);
  std::vector<std::uint32_t> above(t.columns(), 0), row(t.columns(), 0);
  std::uint32_t largest = 0;
  for (std::uint32_t y = 1; y + 1 < t.rows(); ++y) {
    for (std::uint32_t x = 1; x + 1 < t.columns(); ++x) {
      const Cell c = t.at(x, y);
      row[x] =
          (of_rock ? t.is_rock(c) : t.contains(c)) ? 1 + std::min({above[x - 1], above[x], row[x - 1]}) : 0;
      largest = std::max(largest, row[x]);
    }
    above.swap(row);
  }
  return largest;
}

// The same cells without walls.
Maze without_walls(const Maze& maze) {
  Maze out{maze.topology, BitSet(wall_limit(*maze.topology)), {}, {}};
  std::visit([&](const auto& t) { for_each_doorway(t, [&](Wall w, Cell, Cell) { out.open.set(index(w)); }); },
             *out.topology);
  return out;
}

// From the centers of cells: a way along one column is one pitch wide.
double across(const AnyTopology& t, const std::vector<Cell>& way, const Worth& field) {
  if (way.empty()) return 0;
  std::vector<Point> centers;
  centers.reserve(way.size());
  for (const Cell c : way) centers.push_back(center(t, c));
  const Rect box = base::box_of(centers);
  return std::min((box.width() + 1) / field.width, (box.height() + 1) / field.height);
}

double distance(Point a, Point b) { return std::sqrt(dot(a - b, a - b)); }

}  // namespace

WorthMeter::WorthMeter(const Maze& maze)
    : maze_(maze), unwalled_(without_walls(maze)), rim_(cell_limit(*maze.topology)) {
  const AnyTopology& t = *maze.topology;
  for (const Gate& gate : rim_gates(t)) rim_.set(index(gate.cell));
  const Rect box = box_of(t);
  field_.cells = cell_count(t);
  field_.width = box.width();
  field_.height = box.height();
  field_.span = (box.width() + box.height()) * std::sqrt(std::min(1.0, cell_count(t) / cells_of_box(t, box)));
  field_.bare = largest_square(t, true);
  field_.hall = largest_square(t, false);
  field_.field_rim_share = static_cast<double>(rim_.count()) / cell_count(t);
}

Worth WorthMeter::measure(const Rating& rating) const { return measure(rating, solve_maze(maze_)); }

Worth WorthMeter::measure(const Rating& rating, const CellPath& walked) const {
  const AnyTopology& t = *maze_.topology;
  const Cell start = maze_.start.cell, finish = maze_.finish.cell;
  const std::vector<Cell> way = cells_of(walked);
  const auto on_rim = std::count_if(way.begin(), way.end(), [&](Cell c) { return rim_.test(index(c)); });
  Worth out = field_;
  out.decisions = rating.decisions;
  out.level = level_of(rating.score);
  out.turns = way_turns(maze_, walked);
  out.way = static_cast<std::uint32_t>(way.size());
  out.walk = walk(start, finish);
  if (!way.empty()) out.rim_share = static_cast<double>(on_rim) / static_cast<double>(way.size());
  out.across = across(t, way, field_);
  const double straight = distance(center(t, start), center(t, finish));
  out.apart = straight / out.width;
  out.far = straight / std::max(out.width, out.height);
  return out;
}

// In rock it is a straight line: halls are not walked by columns and rows.
std::uint32_t WorthMeter::walk(Cell from, Cell to) const {
  const AnyTopology& t = *maze_.topology;
  if (is_thick(t)) return whole(1 + distance(center(t, from), center(t, to)));
  return static_cast<std::uint32_t>(shortest_path(unwalled_, from, to).size());
}

Worth worth_of(const Maze& maze) {
  Maze closed = maze;
  close_frame(closed);
  return WorthMeter(closed).measure(rate(maze));
}

bool is_worthy(const Worth& worth, const WorthFloor& floor) {
  return std::all_of(rules().begin(), rules().end(), [&](const Rule& r) { return r.held(worth, floor); });
}

bool could_be_worthy(const Worth& worth, const WorthFloor& floor) {
  return whole(std::min(worth.width, worth.height)) >= floor.side &&
         (!floor.long_way || worth.cells >= worth.span - hair);
}

std::vector<std::string> shortfall(const Worth& worth, const WorthFloor& floor) {
  std::vector<std::string> out;
  for (const Rule& rule : rules())
    if (!rule.held(worth, floor)) out.push_back(rule.missing(worth, floor));
  return out;
}

}  // namespace mazefolio::solve
