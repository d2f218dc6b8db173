#pragma once

#include <filesystem>

#include "base/namespaces.h"

namespace mazefolio::serve {

/// A folder of the service for what it works on, in the folder for temporary files. It goes with this object.
class Scratch {
 public:
  /// Throws WorldError.
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  const std::filesystem::path& folder() const { return folder_; }
  /// Removes what the process of this number has left.
  void clear(int process) const;

 private:
  std::filesystem::path folder_;
};

}  // namespace mazefolio::serve
