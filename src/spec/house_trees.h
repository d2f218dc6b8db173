#pragma once

#include <any>
#include <filesystem>
#include <map>
#include <mutex>
#include <string>

#include "spec/node.h"

namespace mazefolio::spec {

/// The house data files of a run: each is parsed once for all books, and what was read from it can be kept.
/// Thread-safe.
class HouseTrees {
 public:
  /// Like load_yaml. A file with errors is parsed, and its errors reported, at every call.
  NodePtr load(const std::filesystem::path& file, Context& context);

  /// The value kept under this name; null where there is none. It is never changed.
  const std::any* kept(const std::string& name);
  void keep(const std::string& name, std::any value);

 private:
  std::mutex guard_;
  std::map<std::filesystem::path, NodePtr> trees_;
  std::map<std::string, std::any> values_;
};

}  // namespace mazefolio::spec
