#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "puzzle/difficulty_search.h"
#include "puzzle/search_keys.h"
#include "puzzle/search_notes.h"

namespace mazefolio::puzzle {

/// Puzzles that were made before, for those who make a book again and again. What is found is what would be
/// made: nothing of a book depends on it. Its functions may be called from several threads. Of what was not
/// asked for lately it forgets, so that it holds so many cells at most; 0: it keeps no puzzle.
class PuzzleCache {
 public:
  explicit PuzzleCache(std::size_t most_cells) : most_cells_(most_cells) {}

  /// From now on looks into these notes, which must outlive it, for what it does not have; null: into none.
  /// Not while another thread uses it.
  void share(SearchNotes* notes) { notes_ = notes; }

  /// As the functions of difficulty_search.h; no maze is taken.
  SearchOutcome search(const EntryRequest& request, const MakerSettings& settings, const Reach& reach);
  Reach reach(const EntryRequest& request, const MakerSettings& settings);

  /// How often a puzzle was found here, and how often it was made.
  std::size_t found() const { return found_; }
  std::size_t made() const { return made_; }

 private:
  struct Kept {
    std::map<std::string, std::shared_ptr<const Puzzle>> puzzles;
    std::map<std::string, Reach> reaches;
    std::size_t cells = 0;
  };
  std::shared_ptr<const Puzzle> known(const std::string& key);
  void keep(const std::string& key, std::shared_ptr<const Puzzle> puzzle);

  const std::size_t most_cells_;
  SearchKeys keys_;
  SearchNotes* notes_ = nullptr;
  std::mutex mutex_;  ///< for what follows
  Kept lately_, before_;
  std::size_t found_ = 0, made_ = 0;
};

}  // namespace mazefolio::puzzle
