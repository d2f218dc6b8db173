#pragma once

#include <filesystem>
#include <map>
#include <mutex>

#include "spec/node.h"

namespace mazefolio::spec {

/// The parsed house data files of a run: each is parsed once for all books. Thread-safe.
class HouseTrees {
 public:
  /// Like load_yaml. A file with errors is parsed, and its errors reported, at every call.
  NodePtr load(const std::filesystem::path& file, Context& context);

 private:
  std::mutex guard_;
  std::map<std::filesystem::path, NodePtr> trees_;
};

}  // namespace mazefolio::spec
