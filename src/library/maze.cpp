#include "base/geometry/edges.h"
#include "maze/text.h"
#include "publish/load_pictures.h"
#include "publish/maze_graph.h"
#include "publish/maze_json.h"
#include "publish/maze_words.h"
#include "publish/read_maze_json.h"
#include "puzzle/id_budget.h"
#include "puzzle/read_puzzle.h"
#include "spec/data_files.h"

#include "library/internal.h"

namespace mazefolio {
namespace {

Point published(base::Point p) { return {p.x, p.y}; }

Edge published(const base::Edge& edge) {
  Edge out;
  out.from = published(base::edge_begin(edge));
  out.to = published(base::edge_end(edge));
  if (const auto* arc = std::get_if<base::Arc>(&edge)) {
    out.is_arc = true;
    out.center = published(arc->center);
    out.radius = arc->radius;
    out.begin = arc->begin;
    out.end = arc->end;
  }
  return out;
}

WallKind published(publish::WallKind kind) {
  static constexpr WallKind kinds[] = {WallKind::open, WallKind::closed, WallKind::rim, WallKind::rock,
                                       WallKind::gate};
  return kinds[static_cast<int>(kind)];
}

std::size_t place_of(const Maze& maze, topology::Cell cell) {
  return publish::graph_of(maze.impl().made.maze).place[topology::index(cell)];
}

publish::MazeWords words_of(const MazeRequest& r) {
  if (r.from.empty() != r.to.empty()) throw base::InputError("from and to need each other");
  if (!r.visit.empty() && !r.from.empty()) throw base::InputError("visit excludes from and to");
  if (r.visit.size() == 1 && r.visit.front() != "corners")
    throw base::InputError("visit takes corners, or at least two places");
  if ((r.columns == 0) != (r.rows == 0)) throw base::InputError("columns and rows need each other");
  publish::AskedSize size;
  size.exact = r.columns > 0;
  if (size.exact) size = {r.columns, r.rows, true};
  return {
      r.grid, r.shape, r.algorithm, r.seed, r.options, size, publish::goals_between(r.from, r.to, r.visit)};
}

void load_pictures_of(puzzle::PuzzleRequest& asked) {
  publish::Notices notices;
  const auto turn = library::turn();
  publish::load_pictures(asked.puzzle, notices);
}

template <class Make>
Maze made_by(Make make) {
  return library::guarded([&] { return Maze(std::make_shared<const Maze::Impl>(Maze::Impl{make()})); });
}

}  // namespace

Maze::Maze(std::shared_ptr<const Impl> impl) : impl_(std::move(impl)) {}

std::string Maze::id() const { return impl_->made.id ? maze::to_text(*impl_->made.id) : std::string(); }
std::string Maze::text(bool with_solution) const {
  return maze::to_text(impl_->made.maze, with_solution ? &impl_->made.solution : nullptr);
}
std::string Maze::json() const {
  return library::guarded([&] { return publish::maze_json(impl_->made); });
}

std::size_t Maze::cell_count() const { return topology::cell_count(*impl_->made.maze.topology); }

std::vector<Cell> Maze::cells() const {
  std::vector<Cell> out;
  std::visit(
      [&](const auto& t) {
        topology::for_each_cell(t, [&](topology::Cell c) {
          Cell& cell = out.emplace_back(Cell{published(t.center(c)), {}});
          for (const base::Edge& edge : t.outline(c)) cell.outline.push_back(published(edge));
        });
      },
      *impl_->made.maze.topology);
  return out;
}

std::vector<Wall> Maze::walls() const {
  std::vector<Wall> out;
  for (const publish::ListedWall& wall : publish::graph_of(impl_->made.maze).walls)
    out.push_back({published(wall.kind), {wall.cells.begin(), wall.cells.end()}, published(wall.edge)});
  return out;
}

std::vector<std::size_t> Maze::solution() const {
  const publish::MazeGraph graph = publish::graph_of(impl_->made.maze);
  std::vector<std::size_t> out;
  for (const topology::Cell c : impl_->made.solution) out.push_back(graph.place[topology::index(c)]);
  return out;
}

std::size_t Maze::start() const { return place_of(*this, impl_->made.maze.start.cell); }
std::size_t Maze::finish() const { return place_of(*this, impl_->made.maze.finish.cell); }

std::vector<std::size_t> Maze::goals() const {
  std::vector<std::size_t> out;
  for (const maze::Gate& goal : impl_->made.maze.goals) out.push_back(place_of(*this, goal.cell));
  return out;
}

Maze make_maze(const MazeRequest& request) {
  return made_by([&] {
    puzzle::PuzzleRequest asked = publish::request_of_words(words_of(request));
    load_pictures_of(asked);
    if (request.columns == 0) publish::fit_size(asked.puzzle);
    asked.rated = false;  // rate_maze does
    return puzzle::make_puzzle(asked).value();
  });
}

Maze make_maze(const std::string& id) {
  return made_by([&] {
    puzzle::PuzzleRequest asked = puzzle::request_of_id(id).value();
    load_pictures_of(asked);
    asked.rated = false;  // rate_maze does
    return puzzle::make_puzzle(asked).value();
  });
}

Maze read_text(const std::string& text, const std::string& name) {
  return made_by([&] { return puzzle::read_puzzle(text, name, {}, true).value(); });
}

Maze read_json(const std::string& json, const std::string& name) {
  return made_by([&] {
    const auto turn = library::turn();  // the maze of an id may have pictures
    publish::Notices notices;
    return publish::read_maze_json(json, name, std::nullopt, spec::DataFiles(), notices);
  });
}

}  // namespace mazefolio
