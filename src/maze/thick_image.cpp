// A maze of squares and its thick image. Cell (x, y) lies at (2x + 1, 2y + 1), the wall between two cells
// between them.

#include <algorithm>

#include "maze/gates.h"
#include "maze/thick.h"
#include "topology/image_field.h"

namespace mazefolio::maze {
namespace {

Cell image_of(const Lattice& thin, const Lattice& thick, Cell c) {
  return thick.at(2 * thin.column(c) + 1, 2 * thin.row(c) + 1);
}

Gate image_of(const Lattice& thin, const Lattice& thick, const Gate& gate) {
  if (gate.cell == no_cell) return {};
  const Cell middle = image_of(thin, thick, gate.cell);
  const int d = side_of(thin, gate);
  if (d < 0) return {middle, no_wall};
  const Cell dug = thick.beyond(middle, d);
  return {dug, thick.wall(dug, d)};
}

/// The thick maze from which the thin one is read.
class Source {
 public:
  explicit Source(const Maze& thick)
      : maze_(thick),
        t_(std::get<Lattice>(*thick.topology)),
        columns_(t_.columns() / 2),
        rows_(t_.rows() / 2) {}

  std::optional<Maze> thin() const {
    if (t_.columns() % 2 == 0 || t_.rows() % 2 == 0) return std::nullopt;
    Mask mask{columns_, rows_, BitSet(std::size_t{columns_} * rows_)};
    bool good = t_.cell_count() > 0;
    for_each_cell(t_, [&](Cell c) {
      const std::uint32_t x = t_.column(c), y = t_.row(c);
      if (x % 2 && y % 2)
        mask.cells.set(std::size_t{y / 2} * columns_ + x / 2);
      else
        good &= x % 2 != y % 2 && (is_passage(c) || is_dug_gate(c));
    });
    if (!good) return std::nullopt;
    const auto topology = std::make_shared<const AnyTopology>(Lattice::square(mask));
    const Lattice& t = std::get<Lattice>(*topology);
    Maze out{topology, BitSet(t.wall_limit()), {}, {}, {}};
    for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
      const Cell between = t_.beyond(image_of(t, t_, a), b == t.beyond(a, 0) ? 0 : 1);
      if (t_.contains(between)) out.open.set(index(w));
    });
    const auto start = gate(t, maze_.start), finish = gate(t, maze_.finish);
    if (!start || !finish) return std::nullopt;
    out.start = *start;
    out.finish = *finish;
    for (const Gate& goal : maze_.goals)
      if (const auto thin_goal = gate(t, goal))
        out.goals.push_back(*thin_goal);
      else
        return std::nullopt;
    return out;
  }

 private:
  // Between two cells.
  bool is_passage(Cell c) const {
    const int d = t_.column(c) % 2 ? 1 : 0;
    return t_.contains(t_.beyond(c, d)) && t_.contains(t_.beyond(c, d + 2));
  }
  bool is_dug_gate(Cell c) const {
    return (maze_.start.cell == c && maze_.start.wall != no_wall) ||
           (maze_.finish.cell == c && maze_.finish.wall != no_wall);
  }

  // Nothing where the thin maze has no such gate.
  std::optional<Gate> gate(const Lattice& thin, const Gate& gate) const {
    if (gate.cell == no_cell) return Gate{};
    const int d = side_of(t_, gate);
    Cell middle = gate.cell;
    if (t_.column(middle) % 2 == 0 || t_.row(middle) % 2 == 0) {
      if (d < 0) return std::nullopt;
      middle = t_.beyond(middle, (d + 2) % 4);
    }
    const std::uint32_t x = t_.column(middle), y = t_.row(middle);
    if (x % 2 == 0 || y % 2 == 0 || !t_.contains(middle)) return std::nullopt;
    const Cell c = thin.at(x / 2, y / 2);
    if (d < 0) return Gate{c, no_wall};
    if (thin.contains(thin.beyond(c, d))) return std::nullopt;
    return Gate{c, thin.wall(c, d)};
  }

  const Maze& maze_;
  const Lattice& t_;
  std::uint32_t columns_, rows_;
};

}  // namespace

Maze thick_of(const Maze& thin) {
  const Lattice& t = std::get<Lattice>(*thin.topology);
  const Lattice field = image_field(t);
  BitSet floor(field.cell_limit());
  for_each_cell(t, [&](Cell c) {
    const Cell middle = image_of(t, field, c);
    floor.set(index(middle));
    for (const int d : {0, 1})
      if (thin.open.test(index(t.wall(c, d)))) floor.set(index(field.beyond(middle, d)));
  });
  const Gate start = image_of(t, field, thin.start), finish = image_of(t, field, thin.finish);
  for (const Gate& gate : {start, finish})
    if (gate.cell != no_cell) floor.set(index(gate.cell));
  Maze out = thick_maze(field, floor);
  out.start = start;
  out.finish = finish;
  for (const Gate& goal : thin.goals) out.goals.push_back(image_of(t, field, goal));
  return out;
}

CellPath thick_of(const Maze& thin, const CellPath& way) {
  const Lattice& t = std::get<Lattice>(*thin.topology);
  const Lattice field = image_field(t);
  CellPath out;
  const auto add = [&](Cell c) {
    if (out.empty() || out.back() != c) out.push_back(c);
  };
  if (way.empty()) return out;
  add(image_of(t, field, thin.start).cell);
  for (std::size_t i = 0; i < way.size(); ++i) {
    for (int d = 0; d < 4 && i > 0; ++d)
      if (t.beyond(way[i - 1], d) == way[i]) add(field.beyond(image_of(t, field, way[i - 1]), d));
    add(image_of(t, field, way[i]));
  }
  add(image_of(t, field, thin.finish).cell);
  return out;
}

std::optional<Maze> thin_of(const Maze& thick) {
  return is_thick(*thick.topology) ? Source(thick).thin() : std::nullopt;
}

}  // namespace mazefolio::maze
