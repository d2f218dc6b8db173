#include "publish/maze_set.h"

#include "puzzle/entry_request.h"
#include "puzzle/make_puzzles.h"
#include "spec/data_files.h"
#include "spec/level_table.h"

namespace mazefolio::publish {

Result<std::vector<Puzzle>> make_maze_set(const PuzzleSpec& entry, const std::string& seed) {
  const Result<LevelTable> levels = read_levels(DataFiles());
  if (!levels) return levels.found();
  BookSpec book;
  book.seed = seed;
  book.chapters.emplace_back().puzzles = {entry};
  MakerSettings settings;
  settings.book_seed = seed;
  settings.audience.name = "any";
  settings.levels = &levels.value();
  settings.room = [](const PuzzleSpec&, const Audience&) {
    return MazeRoom{{1000, 1000}, points(10), points(10)};
  };
  Result<MadePuzzles> made = make_puzzles(entry_requests(book, "{n}", settings.audience.levels), settings);
  if (!made) return made.found();
  return std::move(made).value().puzzles;
}

}  // namespace mazefolio::publish
