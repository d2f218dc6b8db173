#include "diagram/walk_steps.h"

#include "diagram/areas.h"
#include "draw/draw_maze.h"
#include "draw/draw_solution.h"
#include "solve/paths.h"

namespace mazefolio::diagram {
namespace {

constexpr double way_gray = 0.55;

/// The one walk of a maze, cell by cell from its start; a round one returns there.
CellPath walk_of(const Maze& maze) {
  CellPath walk{maze.start.cell};
  for (Cell last = no_cell;;) {
    Cell next = no_cell;
    std::visit(
        [&](const auto& t) {
          t.for_each_neighbor(walk.back(), [&](Cell n, Wall w) {
            if (next == no_cell && n != last && maze.open.test(index(w))) next = n;
          });
        },
        *maze.topology);
    if (next == no_cell) return walk;
    last = walk.back();
    walk.push_back(next);
    if (next == walk.front()) return walk;
  }
}

/// The walk with these open walls, from one of its ends.
CellPath walk_of(const Maze& maze, const BitSet& open) {
  Maze now{maze.topology, open, {}, {}, {}};
  std::visit(
      [&](const auto& t) {
        for_each_cell(t, [&](Cell c) {
          int doors = 0;
          t.for_each_neighbor(c, [&](Cell, Wall w) { doors += open.test(index(w)); });
          if (doors == 1 || now.start.cell == no_cell) now.start.cell = c;
        });
      },
      *maze.topology);
  return walk_of(now);
}

/// Its first `cells`, within the walls of the maze; what is not reached is gray.
std::vector<Item> draw_walk(const Maze& maze, const CellPath& walk, std::size_t cells, const MazeFit& fit,
                            const MazeStyle& style) {
  const CellPath part(walk.begin(), walk.begin() + static_cast<std::ptrdiff_t>(cells));
  BitSet left(cell_limit(*maze.topology));
  for (const Cell c : walk) left.set(index(c));
  for (const Cell c : part) left.reset(index(c));
  std::vector<Item> out;
  fill_cells(maze, left, fit.transform, {unreached_gray, Fill::Lines::none}, out);
  for (Item& item : draw_maze(maze, fit, style)) out.push_back(std::move(item));
  for (Item& item : draw_solution(maze, std::span(&part, 1), fit, style)) out.push_back(std::move(item));
  return out;
}

void add_walk(const std::shared_ptr<const History>& of, std::size_t frames, const StepLabels& labels,
              Diagram& out) {
  const CellPath walk = walk_of(of->maze);
  for (std::size_t k = 1; k <= frames; ++k) {
    const std::size_t cells = std::max<std::size_t>(walk.size() * k / frames, 1);
    add_step(out, with_number(labels.cells, std::min<std::size_t>(cells, cell_count(*of->maze.topology))),
             [of, walk, cells](const MazeFit& fit, const MazeStyle& style) {
               return draw_walk(without_gates(of->maze), walk, cells, fit, style);
             });
  }
}

/// The field, and in it the first lines of the tree around which the walk will go.
std::vector<Item> draw_tree(const History& of, std::size_t lines, const MazeFit& fit,
                            const MazeStyle& style) {
  BitSet open(of.maze.open.size());
  std::visit([&](const auto& t) { for_each_doorway(t, [&](Wall w, Cell, Cell) { open.set(index(w)); }); },
             *of.maze.topology);
  std::vector<Item> out = draw_maze({of.maze.topology, std::move(open), {}, {}, {}}, fit, style);
  Path tree;
  for (const Segment& line : std::span(of.growth.tree).first(lines)) {
    tree.move_to(fit.transform(line.from));
    tree.line_to(fit.transform(line.to));
  }
  out.emplace_back(Shape{tree, Stroke{2 * style.wall.pt, black, Cap::round, Join::round, {}}, std::nullopt});
  return out;
}

void add_tree(const std::shared_ptr<const History>& of, std::size_t frames, const StepLabels& labels,
              Diagram& out) {
  const std::size_t all = of->growth.tree.size();
  for (std::size_t k = 1; k <= frames; ++k)
    add_step(out, with_number(labels.passages, all * k / frames),
             [of, lines = all * k / frames](const MazeFit& fit, const MazeStyle& style) {
               return draw_tree(*of, lines, fit, style);
             });
}

std::vector<Item> draw_state(const History& of, const BitSet& state, bool digs, const MazeFit& fit,
                             const MazeStyle& style) {
  if (digs) return draw_floor(of.maze, state, fit);
  const CellPath walk = walk_of(of.maze, state);
  return draw_walk({of.maze.topology, state, {}, {}, {}}, walk, walk.size(), fit, style);
}

/// The way so far filled, and cells that are not reached gray, without the walls between them.
std::vector<Item> draw_picture(const Maze& maze, BitSet open, const BitSet& way, const MazeFit& fit,
                               const MazeStyle& style) {
  const BitSet left = unreached_cells(maze, open);
  std::vector<Item> out;
  fill_cells(maze, way, fit.transform, {way_gray, Fill::Lines::none}, out);
  fill_cells(maze, left, fit.transform, {unreached_gray, Fill::Lines::none}, out);
  std::visit(
      [&](const auto& t) {
        for_each_doorway(t, [&](Wall w, Cell a, Cell b) {
          if (left.test(index(a)) && left.test(index(b))) open.set(index(w));
        });
      },
      *maze.topology);
  for (Item& item : draw_maze({maze.topology, std::move(open), {}, {}, {}}, fit, style))
    out.push_back(std::move(item));
  return out;
}

/// The first state, and others at about equal ratios of moves.
void add_states(const std::shared_ptr<const History>& of, std::size_t frames, const StepLabels& labels,
                Diagram& out) {
  const bool digs = is_digger(*of->generator);
  const BitSet made = digs ? cells_of(of->maze) : of->maze.open;
  std::size_t last = of->growth.states.size() - 1;
  if (last > 0 && of->growth.states[last].state == made) --last;  // it is the last step anyway
  std::size_t shown = last + 1;
  for (std::size_t k = 0; k + 1 < frames; ++k) {
    const std::size_t at = last * k / std::max<std::size_t>(frames - 2, 1);
    if (at == shown) continue;
    shown = at;
    const Growth::State& state = of->growth.states[at];
    add_step(out, with_number(labels.moves, state.moves),
             [of, at, digs](const MazeFit& fit, const MazeStyle& style) {
               return draw_state(*of, of->growth.states[at].state, digs, fit, style);
             });
  }
  add_step(out, labels.finished, [of, made, digs](const MazeFit& fit, const MazeStyle& style) {
    return draw_state(*of, made, digs, fit, style);
  });
}

}  // namespace

void add_walk_steps(const std::shared_ptr<const History>& of, std::size_t frames, const StepLabels& labels,
                    Diagram& out) {
  const Growth& growth = of->growth;
  if (!growth.states.empty()) return add_states(of, frames, labels, out);
  const std::size_t trees = growth.tree.empty() ? 0 : frames / 2;
  add_tree(of, trees, labels, out);
  add_walk(of, frames - trees, labels, out);
}

void add_picture_steps(const std::shared_ptr<const History>& of, std::size_t frames, const StepLabels& labels,
                       Diagram& out) {
  const std::vector<Growth::Change> changes = lasting_changes(of->growth);
  const CellPath way = solve_maze(of->maze);
  const std::size_t steps = way.size() - 1, first = std::max<std::size_t>(frames / 3, 1);
  BitSet open(of->maze.open.size());
  std::size_t done = 0;
  for (std::size_t k = 1; k <= frames; ++k) {
    const std::size_t until =
        k <= first ? steps * k / first : steps + (changes.size() - steps) * (k - first) / (frames - first);
    for (; done < until; ++done) open.set(index(changes[done].wall));
    BitSet filled(cell_limit(*of->maze.topology));
    for (std::size_t i = 0; i <= std::min(done, steps); ++i) filled.set(index(way[i]));
    add_step(out, with_number(labels.passages, done),
             [of, open, filled](const MazeFit& fit, const MazeStyle& style) {
               return draw_picture(of->maze, open, filled, fit, style);
             });
  }
}

}  // namespace mazefolio::diagram
