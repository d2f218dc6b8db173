#pragma once

#include <optional>
#include <string>

#include "puzzle/difficulty_search.h"

namespace mazefolio::puzzle {

/// Short lines of text under keys, for what searches found out: kept longer than a program runs, and lost at
/// any time. Its functions are called from several threads, and throw nothing.
class SearchNotes {
 public:
  virtual ~SearchNotes() = default;
  virtual std::optional<std::string> find(const std::string& key) = 0;
  virtual void keep(const std::string& key, const std::string& line) = 0;
};

/// As search_puzzle, where no maze is taken. A note of this key says which maze was taken before: that one is
/// made, and if it is not the same, the search is made. Its result is noted where it took several attempts.
SearchOutcome search_with_notes(const EntryRequest& request, const MakerSettings& settings,
                                const Reach& reach, const std::string& key, SearchNotes& notes);

/// As reach_of. Refusals are not noted, as they have places, nor what was not searched for.
Reach reach_with_notes(const EntryRequest& request, const MakerSettings& settings, const std::string& key,
                       SearchNotes& notes);

}  // namespace mazefolio::puzzle
