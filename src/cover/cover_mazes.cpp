#include "cover/cover_mazes.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "book/title_maze.h"
#include "generate/generator.h"
#include "generate/refine/refine.h"
#include "solve/paths.h"
#include "topology/grids.h"
#include "topology/shapes.h"

namespace mazefolio::cover {
namespace {

std::vector<const PuzzleSpec*> entries_of(const BookSpec& spec) {
  std::vector<const PuzzleSpec*> entries;
  for (const ChapterSpec& chapter : spec.chapters)
    for (const PuzzleSpec& entry : chapter.puzzles) entries.push_back(&entry);
  return entries;
}

Choice row_named(const auto& rows, const char* name) {
  const auto* row = find_row(rows, name);
  return Choice{row->name, Options(row->options), {}};
}

// Squares, carved with long ways, in this shape.
PuzzleSpec plain_entry(const BookSpec& spec, const char* grid, const char* shape) {
  PuzzleSpec entry = spec.defaults;
  entry.mix = {};
  entry.grid = row_named(grids(), grid);
  entry.shape = row_named(shapes(), shape);
  entry.algorithm = row_named(generators(), "backtracker");
  entry.refinement = Options(refinements());
  return entry;
}

bool is_full(const Choice& shape) { return shape.name == shapes().front().name; }

// A rectangle of whole cells: what is left over is less than a cell, and nothing is cut away.
bool fills(const Maze& maze, Size pitches) {
  const Rect box = bounds(*maze.topology);
  constexpr double least = 0.85, most_stretch = 1.25;
  const double by_width = box.width() / pitches.width, by_height = box.height() / pitches.height;
  return cell_count(*maze.topology) > least * box.width() * box.height() * least &&
         by_width / by_height < most_stretch && by_height / by_width < most_stretch &&
         std::min(by_width, by_height) > least / most_stretch;
}

ArtMaze maze_of(const BookSpec& spec, const std::vector<PuzzleSpec>& entries, Size pitches,
                const std::string& seed) {
  for (const PuzzleSpec& entry : entries)
    if (auto maze = maze_like(entry, pitches, seed + " " + spec.seed)) return std::move(*maze);
  const auto cells = [](double length) { return static_cast<std::uint32_t>(std::max(2.0, length)); };
  return {little_maze(spec, {cells(pitches.width), cells(pitches.height)}, seed, "top", "bottom")};
}

}  // namespace

ArtMaze edge_to_edge_maze(const BookSpec& spec, Size pitches, const std::string& seed) {
  const PuzzleSpec plain = plain_entry(spec, "square", "rectangle");
  PuzzleSpec like = *entries_of(spec).front();
  like.shape = plain.shape;
  if (auto maze = maze_like(like, pitches, seed + " " + spec.seed))
    if (fills(maze->maze, pitches)) return std::move(*maze);
  return maze_of(spec, {plain}, pitches, seed);
}

ArtMaze led_through(ArtMaze shown, const Rect& part) {
  Maze& maze = shown.maze;
  const AnyTopology& t = *maze.topology;
  const Rect all = bounds(t);
  const auto in_part = [&](Cell c) {
    const Point p = center(t, c);
    return holds(part, Point{(p.x - all.x0) / all.width(), (p.y - all.y0) / all.height()});
  };
  const auto farthest_from = [&](std::optional<Cell> from) {
    const std::vector<std::uint32_t> steps =
        from ? distances(maze, *from) : std::vector<std::uint32_t>(cell_limit(t), 1);
    std::optional<Cell> best;
    for (std::uint32_t i = 0; i < cell_limit(t); ++i)
      if (const Cell c{i};
          contains(t, c) && in_part(c) && steps[i] != unreached && (!best || steps[i] > steps[index(*best)]))
        best = c;
    return best;
  };
  const std::optional<Cell> start = farthest_from(farthest_from(std::nullopt));
  if (!start) return shown;
  maze.goals.clear();
  maze.start = {*start, no_wall};
  maze.finish = {*farthest_from(start), no_wall};
  return shown;
}

ArtMaze outlined_maze(const BookSpec& spec, Size pitches, const std::string& seed) {
  std::vector<PuzzleSpec> entries;
  if (spec.title_maze) entries.push_back(*spec.title_maze);
  for (const PuzzleSpec* entry : entries_of(spec))
    if (!is_full(entry->shape)) entries.push_back(*entry);
  // Narrow parts of an outline need more cells.
  if (!entries.empty())
    for (const double finer : {1.0, 1.3, 1.6, 2.0})
      if (auto maze = maze_like(entries.front(), {pitches.width * finer, pitches.height * finer},
                                seed + " " + spec.seed))
        return std::move(*maze);
  entries.push_back(plain_entry(spec, "square", "star"));
  return maze_of(spec, entries, pitches, seed);
}

ArtMaze round_maze(const BookSpec& spec, Size pitches, const std::string& seed) {
  return maze_of(spec, {plain_entry(spec, "polar", "rectangle")}, pitches, seed);
}

ArtMaze small_maze(const BookSpec& spec, Size pitches, std::size_t index) {
  const std::vector<const PuzzleSpec*> entries = entries_of(spec);
  const PuzzleSpec& like = *entries[index % entries.size()];
  return maze_of(spec, {like, plain_entry(spec, "square", "rectangle")}, pitches,
                 "small " + std::to_string(index));
}

}  // namespace mazefolio::cover
