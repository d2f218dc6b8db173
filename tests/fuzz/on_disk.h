#pragma once

#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "support/namespaces.h"
#include "support/temporary_folder.h"

namespace mazefolio::tests {

/// A folder for readers that want a path, with the files that never change.
class FilesOnDisk {
 public:
  FilesOnDisk(std::initializer_list<std::pair<const char*, std::string_view>> files) {
    for (const auto& [name, bytes] : files) with(name, bytes);
  }
  /// The path of a file with these bytes. Not flushed: a fuzzer makes thousands a second.
  std::filesystem::path with(const char* name, std::string_view bytes) const {
    const std::filesystem::path path = folder_.path() / name;
    std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return path;
  }

 private:
  TemporaryFolder folder_;
};

}  // namespace mazefolio::tests
