#include "puzzle/puzzle_cache.h"

#include <utility>

namespace mazefolio::puzzle {
std::shared_ptr<const Puzzle> PuzzleCache::known(const std::string& key) {
  const std::lock_guard lock(mutex_);
  for (Kept* kept : {&lately_, &before_})
    if (const auto at = kept->puzzles.find(key); at != kept->puzzles.end()) {
      ++found_;
      return at->second;
    }
  ++made_;
  return nullptr;
}

void PuzzleCache::keep(const std::string& key, std::shared_ptr<const Puzzle> puzzle) {
  const std::lock_guard lock(mutex_);
  if (lately_.cells > most_cells_ / 2) before_ = std::exchange(lately_, {});
  const std::size_t cells = puzzle->metrics.cells;
  if (lately_.puzzles.emplace(key, std::move(puzzle)).second) lately_.cells += cells;
}

SearchOutcome PuzzleCache::search(const EntryRequest& request, const MakerSettings& settings,
                                  const Reach& reach) {
  const std::string key = keys_.of_search(request, settings);
  if (std::shared_ptr<const Puzzle> puzzle = known(key)) {
    keep(key, puzzle);
    return {*puzzle, false};
  }
  SearchOutcome outcome = notes_ ? search_with_notes(request, settings, reach, key, *notes_)
                                 : search_puzzle(request, settings, reach, nullptr);
  // Errors have places, which another spec does not share.
  if (outcome.puzzle && most_cells_ > 0) keep(key, std::make_shared<const Puzzle>(*outcome.puzzle));
  return outcome;
}

Reach PuzzleCache::reach(const EntryRequest& request, const MakerSettings& settings) {
  const std::string key = keys_.of_reach(request, settings);
  {
    const std::lock_guard lock(mutex_);
    for (Kept* kept : {&lately_, &before_})
      if (const auto at = kept->reaches.find(key); at != kept->reaches.end()) return at->second;
  }
  Reach reach = notes_ ? reach_with_notes(request, settings, key, *notes_) : reach_of(request, settings);
  if (reach.refusal) return reach;
  const std::lock_guard lock(mutex_);
  lately_.reaches.emplace(key, reach);
  return reach;
}

}  // namespace mazefolio::puzzle
