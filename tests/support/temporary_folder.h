#pragma once

#include <unistd.h>

#include <filesystem>
#include <string>
#include "support/namespaces.h"

namespace mazefolio::tests {

/// An empty folder of this test program's own that goes away with the object.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    static int made = 0;
    path_ = std::filesystem::temp_directory_path() /
            ("mazefolio-test-" + std::to_string(::getpid()) + "-" + std::to_string(made++));
    std::filesystem::remove_all(path_);
    std::filesystem::create_directories(path_);
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace mazefolio::tests
