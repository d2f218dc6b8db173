// The corridor of a labyrinth, cut into cells. A circuit is the ring between two boundaries one pitch apart.
// Beside an arm, turns lie in columns between straight lines one pitch apart, outer turns nearer to the arm:
// so corridors are one pitch wide there as well. A boundary between two corridors of one turn ends at a tip
// on the far line of the column; cells are cut from the tip straight to the opposite wall. For tips to exist,
// the radius of a boundary must be larger than its distance from the arm, which holds at any depth with a
// center of two pitches.
//
// Where a column meets its inner circuit at a small radius, the corridor hardly bends: a cell of that bend
// alone would be a wedge with its middle near the wall, and a measurement of corridors by the middles of
// cells would find it narrow. So it belongs to the first piece of the circuit.
//
// All coordinates are relative to the end of a quarter: x is the distance from the arm, y the distance along
// it from the center.

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "base/geometry/edges.h"
#include "base/geometry/math.h"
#include "generate/walks/common_corners.h"
#include "generate/walks/labyrinth.h"

namespace mazefolio::generate {
namespace {

/// A line of one pitch across a corridor, from the tip of a wall to the opposite wall.
struct Cut {
  Point tip, wall;
};

/// One end of a quarter of the ring.
struct End {
  Point center, along, out;     ///< unit vectors: away from the arm, and outwards
  double angle = 0, sense = 1;  ///< of the arm on the page, and 1 where angles grow away from it
  Point operator()(Point p) const { return center + along * p.x + out * p.y; }
};

class LabyrinthCells {
 public:
  LabyrinthCells(const Labyrinth& labyrinth, bool round)
      : labyrinth_(labyrinth), round_(round), middle_(diameter_of(labyrinth) / 2.0) {}

  std::vector<Outline> make() {
    const std::vector<LabyrinthStep> steps = steps_of(labyrinth_);
    add_turn(0, false, 0, steps.front().circuit);
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const LabyrinthStep& here = steps[i];
      add_quarter(here);
      const int next = i + 1 < steps.size() ? steps[i + 1].circuit : labyrinth_.circuits + 1;
      if (next != here.circuit) add_turn(here.quarter, here.clockwise, here.circuit, next);
    }
    add_center();
    return std::move(cells_);
  }

 private:
  /// The radius of the boundary inside this circuit; 0 is the rim.
  double radius(int circuit) const { return labyrinth_.circuits - circuit + labyrinth_.center; }

  static Point unit_vector(int arm) {
    constexpr Point vectors[] = {{0, 1}, {-1, 0}, {0, -1}, {1, 0}};
    return vectors[arm % 4];
  }
  End end_of(int quarter, bool last) const {
    const Point begin = unit_vector(quarter), end = unit_vector(quarter + 1);
    const double angle = std::numbers::pi / 2 * (quarter + last + 1);
    return {{middle_, middle_}, last ? begin : end, last ? end : begin, angle, last ? -1.0 : 1.0};
  }

  const LabyrinthTurn* turn_at(int quarter, bool last, int circuit) const {
    for (const LabyrinthTurn& t : labyrinth_.arms[static_cast<std::size_t>(quarter + last)])
      if (t.outer == circuit || t.inner == circuit) return &t;
    return nullptr;
  }

  Point on_boundary(double x, double r) const { return {x, round_ ? std::sqrt(r * r - x * x) : r}; }
  /// Straight across the ring, from one boundary to another.
  Point across(Point tip, double from, double to) const {
    return round_ ? tip * (to / from) : Point{tip.x, to};
  }

  Edge line(const End& end, Point from, Point to) const { return Segment{end(from), end(to)}; }
  Edge boundary(const End& end, double r, Point from, Point to) const {
    if (!round_) return line(end, from, to);
    const auto angle = [&](Point p) { return end.angle + end.sense * exact_angle(p.y, p.x); };
    return Arc{end.center, r, angle(from), angle(to)};
  }

  /// The line across the column at this distance from the arm, at the end of a boundary; for the center it is
  /// its door.
  Cut cut_at(double x, int boundary_inside) const {
    const double r = radius(boundary_inside);
    const Point tip = on_boundary(x + 1, r);
    return {tip, boundary_inside == labyrinth_.circuits ? on_boundary(x, r) : Point{x, tip.y}};
  }
  Edge cut_edge(const End& end, const Cut& cut, int boundary_inside) const {
    return boundary_inside == labyrinth_.circuits ? boundary(end, radius(boundary_inside), cut.wall, cut.tip)
                                                  : line(end, cut.wall, cut.tip);
  }

  void add_turn(int quarter, bool last, int from, int to) {
    const LabyrinthTurn& turn = *turn_at(quarter, last, from);
    const End end = end_of(quarter, last);
    const double x = turn.depth;
    const Cut outer = cut_at(x, turn.outer), inner = cut_at(x, turn.inner - 1);
    std::vector<Outline> cells;
    if (turn.outer > 0) cells.push_back(bend(end, outer, turn.outer));
    for (Outline& cell : column(end, turn, outer, inner)) cells.push_back(std::move(cell));
    if (from > to) std::reverse(cells.begin(), cells.end());
    for (Outline& cell : cells) cells_.push_back(std::move(cell));
  }

  /// The piece from the column around the tip into the outer circuit of a turn.
  Outline bend(const End& end, const Cut& cut, int circuit) const {
    const double r = radius(circuit - 1);
    const Point corner = across(cut.tip, radius(circuit), r), wall = on_boundary(cut.tip.x - 1, r);
    return {cut_edge(end, cut, circuit), line(end, cut.tip, corner), boundary(end, r, corner, wall),
            line(end, wall, cut.wall)};
  }

  std::vector<Outline> column(const End& end, const LabyrinthTurn& turn, const Cut& outer,
                              const Cut& inner) const {
    if (turn.inner - turn.outer == 1) return {};
    const int pieces = pieces_of(outer.tip.y - inner.tip.y);
    const auto cut = [&](int i) -> Cut {
      const double share = static_cast<double>(i) / pieces;
      return {outer.tip + (inner.tip - outer.tip) * share, outer.wall + (inner.wall - outer.wall) * share};
    };
    std::vector<Outline> cells;
    for (int i = 0; i < pieces; ++i) {
      const Cut a = cut(i), b = cut(i + 1);
      cells.push_back(
          {i == 0 ? cut_edge(end, outer, turn.outer) : line(end, a.wall, a.tip), line(end, a.tip, b.tip),
           reversed(i + 1 == pieces ? cut_edge(end, inner, turn.inner - 1) : line(end, b.wall, b.tip)),
           line(end, b.wall, a.wall)});
    }
    return cells;
  }

  /// The number of pieces of about one pitch, at least one. It does not depend on the last bit of a root.
  static int pieces_of(double length) { return std::max(1, static_cast<int>(length + 0.5 - 1e-9)); }

  /// Where a circuit's quarter begins or ends.
  struct Join {
    Point tip;           ///< the tip of the wall around which the path turns, or a place on the arm
    bool bends = false;  ///< true at a column whose turn has this as its inner circuit
  };
  Join join_of(const LabyrinthStep& step, bool last) const {
    const LabyrinthTurn* turn = turn_at(step.quarter, last, step.circuit);
    if (!turn) return {{0, radius(step.circuit - 1)}};
    const bool inner = turn->inner == step.circuit;
    return {cut_at(turn->depth, inner ? turn->inner - 1 : turn->outer).tip, inner};
  }

  void add_quarter(const LabyrinthStep& step) {
    std::vector<Outline> cells = round_ ? round_quarter(step) : square_quarter(step);
    if (!step.clockwise) std::reverse(cells.begin(), cells.end());
    for (Outline& cell : cells) cells_.push_back(std::move(cell));
  }

  /// The end of a ring from its outer boundary to its inner one.
  Outline ring_end(const LabyrinthStep& step, bool last) const {
    const End end = end_of(step.quarter, last);
    const double r = radius(step.circuit);
    const Join join = join_of(step, last);
    const Point outer = join.tip * ((r + 1) / std::sqrt(dot(join.tip, join.tip)));
    const Point inner = across(outer, r + 1, r);
    if (!join.bends) return {line(end, outer, inner)};
    const Cut cut = cut_at(join.tip.x - 1, step.circuit - 1);
    const Point corner = on_boundary(cut.wall.x, r);
    return {line(end, cut.tip, cut.wall), line(end, cut.wall, corner), boundary(end, r, corner, inner)};
  }

  std::vector<Outline> round_quarter(const LabyrinthStep& step) const {
    const End end = end_of(step.quarter, false);
    const double r = radius(step.circuit);
    const Point first = join_of(step, false).tip, last = join_of(step, true).tip;
    const double begin = exact_angle(first.y, first.x), turn = exact_angle(last.x, last.y) - begin;
    const int pieces = pieces_of(turn * (r + 0.5) + 0.3);
    const auto at = [&](double radius, int i) {
      const double angle = begin + turn * i / pieces;
      return Point{exact_sin(angle), exact_cos(angle)} * radius;
    };
    std::vector<Outline> cells;
    for (int i = 0; i < pieces; ++i) {
      Outline& cell = cells.emplace_back();
      cell.push_back(boundary(end, r + 1, at(r + 1, i), at(r + 1, i + 1)));
      const Outline far =
          i + 1 == pieces ? ring_end(step, true) : Outline{line(end, at(r + 1, i + 1), at(r, i + 1))};
      cell.insert(cell.end(), far.begin(), far.end());
      cell.push_back(boundary(end, r, at(r, i + 1), at(r, i)));
      const Outline near = i == 0 ? ring_end(step, false) : Outline{line(end, at(r + 1, i), at(r, i))};
      for (std::size_t k = near.size(); k-- > 0;) cell.push_back(reversed(near[k]));
    }
    return cells;
  }

  std::vector<Outline> square_quarter(const LabyrinthStep& step) const {
    const double r = radius(step.circuit);
    const auto side = [&](bool last) {
      const End end = end_of(step.quarter, last);
      const Join join = join_of(step, last);
      std::vector<Outline> cells;
      for (double x = join.tip.x - join.bends; x < r; ++x) cells.push_back(box(end, {x, r, x + 1, r + 1}));
      return cells;
    };
    std::vector<Outline> cells = side(false), back = side(true);
    cells.push_back(box(end_of(step.quarter, false), {r, r, r + 1, r + 1}));
    cells.insert(cells.end(), back.rbegin(), back.rend());
    return cells;
  }

  Outline box(const End& end, const Rect& r) const {
    const Point corners[] = {{r.x0, r.y0}, {r.x1, r.y0}, {r.x1, r.y1}, {r.x0, r.y1}};
    Outline outline;
    for (int i = 0; i < 4; ++i) outline.push_back(line(end, corners[i], corners[(i + 1) % 4]));
    return outline;
  }

  void add_center() {
    const double r = labyrinth_.center;
    Outline outline;
    for (int quarter = 0; quarter < 4; ++quarter) {
      const End end = end_of(quarter, false);
      if (round_) {
        outline.push_back(boundary(end, r, {0, r}, {r, 0}));
        continue;
      }
      outline.push_back(line(end, {0, r}, {r, r}));
      outline.push_back(line(end, {r, r}, {r, 0}));
    }
    cells_.push_back(std::move(outline));
  }

  const Labyrinth& labyrinth_;
  bool round_;
  double middle_;
  std::vector<Outline> cells_;
};

Outline mirror_image(const Outline& outline, double width) {
  const auto flipped = [&](Point p) { return Point{width - p.x, p.y}; };
  Outline out;
  for (const Edge& edge : outline) {
    if (const auto* arc = std::get_if<Arc>(&edge))
      out.push_back(
          Arc{flipped(arc->center), arc->radius, std::numbers::pi - arc->begin, std::numbers::pi - arc->end});
    else
      out.push_back(Segment{flipped(std::get<Segment>(edge).from), flipped(std::get<Segment>(edge).to)});
  }
  return out;
}

}  // namespace

std::vector<Outline> labyrinth_cells(const Labyrinth& labyrinth, bool round, bool mirrored) {
  std::vector<Outline> cells = LabyrinthCells(labyrinth, round).make();
  if (mirrored)
    for (Outline& cell : cells) cell = mirror_image(cell, diameter_of(labyrinth));
  return with_common_corners(cells);
}

}  // namespace mazefolio::generate
