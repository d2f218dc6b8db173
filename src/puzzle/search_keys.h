#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "puzzle/entry_request.h"
#include "puzzle/maker_settings.h"

namespace mazefolio::puzzle {

/// Texts that tell apart what the functions of difficulty_search.h may give different results for. Places in
/// the spec are left out. Its functions may be called from several threads.
class SearchKeys {
 public:
  /// For reach_of: all but the seed and the number of a request.
  std::string of_reach(const EntryRequest& request, const MakerSettings& settings);
  /// For search_puzzle, where no maze is taken.
  std::string of_search(const EntryRequest& request, const MakerSettings& settings);

 private:
  void add(std::string& key, const Options& options);
  void add(std::string& key, const Choice& choice);
  std::string hash_of(const std::shared_ptr<const Picture>& picture);

  std::mutex mutex_;
  std::map<const Picture*, std::pair<std::weak_ptr<const Picture>, std::string>> hashes_;
};

}  // namespace mazefolio::puzzle
