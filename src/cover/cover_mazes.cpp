#include "cover/cover_mazes.h"

#include <algorithm>
#include <vector>

#include "book/title_maze.h"
#include "generate/generator.h"
#include "generate/refine/refine.h"
#include "maze/gate_names.h"
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

Maze maze_of(const BookSpec& spec, const std::vector<PuzzleSpec>& entries, Size pitches,
             const std::string& seed) {
  for (const PuzzleSpec& entry : entries)
    if (auto maze = maze_like(entry, pitches, seed + " " + spec.seed)) return std::move(*maze);
  const auto cells = [](double length) { return static_cast<std::uint32_t>(std::max(2.0, length)); };
  return little_maze(spec, {cells(pitches.width), cells(pitches.height)}, seed, "top", "bottom");
}

}  // namespace

Maze edge_to_edge_maze(const BookSpec& spec, Size pitches, const std::string& seed) {
  return maze_of(spec, {plain_entry(spec, "square", "rectangle")}, pitches, seed);
}

Maze outlined_maze(const BookSpec& spec, Size pitches, const std::string& seed) {
  std::vector<PuzzleSpec> entries;
  if (spec.title_maze) entries.push_back(*spec.title_maze);
  for (const PuzzleSpec* entry : entries_of(spec))
    if (!is_full(entry->shape)) entries.push_back(*entry);
  entries.push_back(plain_entry(spec, "square", "star"));
  return maze_of(spec, entries, pitches, seed);
}

Maze round_maze(const BookSpec& spec, Size pitches, const std::string& seed) {
  return maze_of(spec, {plain_entry(spec, "polar", "rectangle")}, pitches, seed);
}

Maze small_maze(const BookSpec& spec, Size pitches, std::size_t index) {
  const std::vector<const PuzzleSpec*> entries = entries_of(spec);
  const PuzzleSpec& like = *entries[index % entries.size()];
  return maze_of(spec, {like, plain_entry(spec, "square", "rectangle")}, pitches,
                 "small " + std::to_string(index));
}

}  // namespace mazefolio::cover
