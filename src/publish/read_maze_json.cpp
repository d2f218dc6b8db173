// A maze out of JSON. An id is enough: the maze is made again. Without one the graph is laid on squares,
// which is where a maze that was read from a text lies; rock is not in the graph, but is all that is not
// floor.

#include "publish/read_maze_json.h"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "base/text/json_tree.h"
#include "maze/thick.h"
#include "publish/load_pictures.h"
#include "publish/maze_json.h"
#include "puzzle/id_budget.h"
#include "puzzle/make_puzzle.h"
#include "puzzle/read_puzzle.h"
#include "spec/data_files.h"

namespace mazefolio::publish {
namespace {

using MazeJson = nlohmann::json;

constexpr double longest_side = 10'000;
constexpr std::uint64_t most_cells = 1'000'000;
constexpr int depth_in_puzzle = 3;  // {"puzzles": [{

/// Reads a graph; every fault is told by where it stands.
class GraphReader {
 public:
  GraphReader(const MazeJson& maze, const std::string& file) : json_(maze), file_(file) {}

  Maze maze() {
    const MazeJson& graph = part(json_, "graph");
    if (!part(graph, "crossings").empty()) fail("bridges are made again by their id only");
    read_bounds(part(graph, "bounds"));
    const bool thick = json_.value("thick", MazeJson(false)) == true;
    read_cells(part(graph, "cells"));
    Maze maze = thick ? thick_maze(field_, floor_) : thin();
    if (!thick) open_passages(part(graph, "passages"), maze);
    const MazeJson walls = graph.value("walls", MazeJson::array());
    maze.start = gate(part(json_, "start"), walls, thick);
    maze.finish = gate(part(json_, "finish"), walls, thick);
    for (const MazeJson& goal : part(json_, "goals")) maze.goals.push_back({cell(goal), no_wall});
    return maze;
  }

 private:
  [[noreturn]] void fail(const std::string& message) const {
    Diagnostics found;
    found.error({file_, 0, 0}, message,
                "rate a maze by its id, or what `maze --from-text FILE --format json` writes");
    throw InputError(found);
  }

  const MazeJson& part(const MazeJson& of, const char* name) const {
    const auto at = of.find(name);
    if (at == of.end()) fail(fmt::format("this maze has no id and no '{}', so it is not known", name));
    if (!(std::string_view(name) == "graph" ? at->is_object() : at->is_array()))
      fail(fmt::format("'{}' is not what mazefolio writes", name));
    return *at;
  }

  Point point(const MazeJson& p) const {
    if (!p.is_array() || p.size() != 2 || !p[0].is_number() || !p[1].is_number())
      fail("a place in this maze is no pair of numbers");
    return {p[0].get<double>(), p[1].get<double>()};
  }

  void read_bounds(const MazeJson& bounds) {
    if (bounds.size() != 4) fail("'bounds' of the graph are not four numbers");
    const Point from = point({bounds[0], bounds[1]}), to = point({bounds[2], bounds[3]});
    const auto whole = [](double v) { return v == std::floor(v) && std::fabs(v) <= longest_side; };
    if (!whole(from.x) || !whole(from.y) || !whole(to.x) || !whole(to.y) || to.x <= from.x ||
        to.y <= from.y || (to.x - from.x) * (to.y - from.y) > most_cells)
      fail("this maze has no id and does not lie on squares");
    origin_ = from;
    field_ =
        Lattice::square(static_cast<std::uint32_t>(to.x - from.x), static_cast<std::uint32_t>(to.y - from.y));
  }

  Cell cell(const MazeJson& place) const {
    const Point p = point(place) - origin_ - Point{0.5, 0.5};
    const bool square = p.x == std::floor(p.x) && p.y == std::floor(p.y) && p.x >= 0 && p.y >= 0 &&
                        p.x < field_.columns() && p.y < field_.rows();
    if (!square) fail("this maze has no id and does not lie on squares");
    const Cell c = field_.at(static_cast<std::uint32_t>(p.x), static_cast<std::uint32_t>(p.y));
    if (floor_.size() > 0 && !floor_.test(index(c)) && !cells_.empty())
      fail("a gate is no cell of this maze");
    return c;
  }

  void read_cells(const MazeJson& list) {
    floor_ = BitSet(field_.cell_limit());
    std::vector<Cell> cells;
    for (const MazeJson& p : list) {
      cells.push_back(cell(p));
      if (floor_.test(index(cells.back()))) fail("two cells of the graph are in one place");
      floor_.set(index(cells.back()));
    }
    if (cells.empty()) fail("the graph has no cells");
    cells_ = std::move(cells);
  }

  Maze thin() const {
    const auto topology = std::make_shared<const AnyTopology>(field_.without(~floor_));
    return {topology, BitSet(wall_limit(*topology)), {}, {}, {}};
  }

  void open_passages(const MazeJson& list, Maze& maze) const {
    const Lattice& t = std::get<Lattice>(*maze.topology);
    for (const MazeJson& pair : list) {
      const Point p = point(pair);
      const auto end = [&](double i) {
        if (!(i >= 0 && i < static_cast<double>(cells_.size())))
          fail("a passage leads to no cell of the graph");
        return cells_[static_cast<std::size_t>(i)];
      };
      const Cell a = end(p.x), b = end(p.y);
      bool joined = false;
      for (int d = 0; d < 4 && !joined; ++d)
        if (t.beyond(a, d) == b) {
          maze.open.set(index(t.wall(a, d)));
          joined = true;
        }
      if (!joined) fail("a passage of the graph joins cells that do not touch on squares");
    }
  }

  // A wall of the kind gate stands between the cell and paper.
  Gate gate(const MazeJson& place, const MazeJson& walls, bool thick) const {
    const Cell c = cell(place);
    const Point center = point(place);
    for (const MazeJson& wall : walls) {
      if (!wall.is_object() || wall.value("kind", MazeJson()) != "gate") continue;
      const MazeJson edge = wall.value("edge", MazeJson());
      if (!edge.is_array() || edge.size() != 4) fail("the edge of a gate is not four numbers");
      const Point middle = midpoint(point({edge[0], edge[1]}), point({edge[2], edge[3]}));
      static constexpr Point sides[] = {{0.5, 0}, {0, 0.5}, {-0.5, 0}, {0, -0.5}};
      for (int d = 0; d < 4; ++d)
        if (middle == center + sides[d]) return {c, field_.wall(c, d)};
    }
    if (thick)  // dug through the frame
      for (int d = 0; d < 4; ++d)
        if (!field_.contains(field_.beyond(c, d))) return {c, field_.wall(c, d)};
    return {c, no_wall};
  }

  const MazeJson& json_;
  const std::string& file_;
  Point origin_;
  Lattice field_ = Lattice::square(1, 1);
  BitSet floor_;
  std::vector<Cell> cells_;
};

const MazeJson& puzzle_of(const MazeJson& document, const std::string& file, std::optional<int> number) {
  const auto puzzles = document.find("puzzles");
  if (puzzles == document.end() || !puzzles->is_array()) {
    if (number) throw InputError(fmt::format("{} is no manifest, so it has no puzzle {}", file, *number));
    return document;
  }
  if (!number)
    throw InputError(fmt::format("{} is the manifest of a book", file),
                     "say with --puzzle N which of its mazes");
  for (const MazeJson& puzzle : *puzzles)
    if (puzzle.is_object() && puzzle.value("number", MazeJson()) == *number) return puzzle;
  throw InputError(fmt::format("{} has no puzzle {}", file, *number));
}

// Files that are older than the versions have neither key; a manifest has none.
void refuse_other_formats(const MazeJson& document, const std::string& file) {
  const auto format = document.find("format"), version = document.find("version");
  if (format == document.end()) return;
  if (*format != maze_format_name)
    throw InputError(fmt::format("{} is not what mazefolio writes: its format is another", file));
  if (version == document.end() || !version->is_number_integer() || *version < 1)
    throw InputError(fmt::format("'version' of {} is not a whole number from 1", file));
  if (*version > maze_format_version)
    throw InputError(fmt::format("{} has a version of the format that is newer than this program", file),
                     fmt::format("it reads version {} and older ones", maze_format_version));
}

/// Parses within bounds. Of a manifest only what is beside the drawings of its puzzles is kept, so that
/// memory does not grow with them.
MazeJson parse(const std::string& text, const std::string& file) {
  JsonBudget budget(file);
  bool in_puzzles = false;
  const auto keep = [&](int depth, JsonEvent event, const MazeJson& json) {
    if (event == JsonEvent::key && depth == 1) in_puzzles = json == "puzzles";
    return !(event == JsonEvent::open && in_puzzles && depth >= depth_in_puzzle);
  };
  JsonTree<MazeJson, decltype(keep)> tree(budget, keep);
  if (tree.parse(text)) return tree.take();
  if (tree.number_is_too_large()) throw InputError(fmt::format("{} has a number that is too large", file));
  throw InputError(fmt::format("{} is not JSON: byte {} is wrong", file, tree.wrong_byte()));
}

}  // namespace

PuzzleRequest request_to_rate(const std::string& id) {
  PuzzleRequest request = request_of_id(id).value();
  if (std::uint64_t{request.puzzle.size.columns} * request.puzzle.size.rows > most_cells)
    throw InputError(fmt::format("a maze of more than {} cells is not rated", most_cells));
  return request;
}

Puzzle maze_of_id(const std::string& id, const DataFiles& files, Notices& notices) {
  PuzzleRequest request = request_to_rate(id);
  load_pictures(request.puzzle, files, notices);
  request.rated = false;
  return make_puzzle(request).value();
}

Puzzle read_maze_json(const std::string& text, const std::string& file, std::optional<int> number,
                      const DataFiles& files, Notices& notices) {
  const MazeJson document = parse(text, file);
  if (!document.is_object())
    throw InputError(fmt::format("{} is not what mazefolio writes: no object", file));
  refuse_other_formats(document, file);
  const MazeJson& json = puzzle_of(document, file, number);
  const auto id = json.find("id");
  if (id != json.end() && id->is_string()) return maze_of_id(id->get<std::string>(), files, notices);
  return puzzle_of_read_maze(GraphReader(json, file).maze(), file, true).value();
}

}  // namespace mazefolio::publish
