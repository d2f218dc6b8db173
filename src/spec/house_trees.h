#pragma once

#include <filesystem>
#include <map>
#include <mutex>

#include "spec/node.h"

namespace mazefolio::spec {

/// Trees of the house's files, each parsed once for all books of a run. From any thread.
class HouseTrees {
 public:
  /// As load_yaml; a file with errors is read, and told, each time.
  NodePtr load(const std::filesystem::path& file, Context& context);

 private:
  std::mutex guard_;
  std::map<std::filesystem::path, NodePtr> trees_;
};

}  // namespace mazefolio::spec
