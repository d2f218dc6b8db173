#include "puzzle/puzzle_cache.h"

#include <fmt/format.h>

#include <utility>

#include "base/sha256.h"

namespace mazefolio::puzzle {
namespace {

void add(std::string& key, const Options& options) {
  for (const auto& [name, value] : options.all())
    key += fmt::format("{}:{}={}:{};", name.size(), name, value.size(), value);
  const auto add_picture = [&](const Picture& p) {
    const std::string_view bytes(reinterpret_cast<const char*>(p.pixels.data()),
                                 p.pixels.size() * sizeof p.pixels[0]);
    key += fmt::format("{}x{} {};", p.width, p.height, sha256(bytes));
  };
  for (const auto& picture : options.pictures()) add_picture(*picture);
  for (const auto& picture : options.pictures_of_row()) add_picture(*picture);
}

void add(std::string& key, const Choice& choice) {
  key += choice.name + "(";
  add(key, choice.options);
  key += ")";
}

/// What the reach of a request depends on: all but its seed and its number.
std::string reach_key(const EntryRequest& request, const MakerSettings& settings) {
  const PuzzleSpec& entry = *request.entry;
  const MazeRoom room = settings.room(entry, settings.audience);
  std::string key = kind_of(request) + "|";
  for (const Choice* choice : {&entry.grid, &entry.shape, &entry.algorithm, &entry.tone}) add(key, *choice);
  add(key, entry.refinement);
  key += fmt::format("|{}-{} {:a} {}{}{}{}|{}x{} {:a}|{:a}x{:a} {:a} {:a} {}|{} {} {}|{}{}{}", request.low,
                     request.high, request.target, request.any_level, request.nearest,
                     entry.difficulty.hardest, entry.borders, entry.size.columns, entry.size.rows,
                     entry.size.share, room.box.width, room.box.height, room.corridor.pt, room.pitch.pt,
                     room.for_answer, settings.audience.name, settings.audience.decisions, entry.per_page,
                     entry.walls ? static_cast<int>(*entry.walls) : -1,
                     entry.rock ? static_cast<int>(*entry.rock) : -1, entry.goals.farthest);
  for (const std::string& place : entry.goals.visit) key += "," + place;
  return key + "|" + entry.goals.from + "|" + entry.goals.to;
}

}  // namespace

std::string search_key(const EntryRequest& request, const MakerSettings& settings) {
  const PuzzleSpec& entry = *request.entry;
  const std::string& seed = entry.seed ? *entry.seed : settings.book_seed;
  return fmt::format("{}|{}|{}|{}:{}", reach_key(request, settings), request.key, is_pinned(entry),
                     seed.size(), seed);
}

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
  const std::string key = search_key(request, settings);
  if (std::shared_ptr<const Puzzle> puzzle = known(key)) {
    keep(key, puzzle);
    return {*puzzle, false};
  }
  SearchOutcome outcome = search_puzzle(request, settings, reach, nullptr);
  // Errors have places, which another spec does not share.
  if (outcome.puzzle) keep(key, std::make_shared<const Puzzle>(*outcome.puzzle));
  return outcome;
}

Reach PuzzleCache::reach(const EntryRequest& request, const MakerSettings& settings) {
  const std::string key = reach_key(request, settings);
  {
    const std::lock_guard lock(mutex_);
    for (Kept* kept : {&lately_, &before_})
      if (const auto at = kept->reaches.find(key); at != kept->reaches.end()) return at->second;
  }
  Reach reach = reach_of(request, settings);
  if (reach.refusal) return reach;
  const std::lock_guard lock(mutex_);
  lately_.reaches.emplace(key, reach);
  return reach;
}

}  // namespace mazefolio::puzzle
