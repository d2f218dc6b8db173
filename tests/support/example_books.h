#pragma once

#include <algorithm>
#include <filesystem>
#include <vector>

#include "base/system/file.h"
#include "support/namespaces.h"

namespace mazefolio::tests {

/// The examples that are for this schema: "book" or "run". The first line of each says it.
inline std::vector<std::filesystem::path> examples_of(const std::string& schema) {
  std::vector<std::filesystem::path> out;
  for (const auto& entry : std::filesystem::directory_iterator(MAZEFOLIO_SOURCE_DIR "/examples"))
    if (entry.path().extension() == ".yaml" &&
        read_file(entry.path())
            .starts_with("# yaml-language-server: $schema=../configs/" + schema + ".schema.json\n"))
      out.push_back(entry.path());
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace mazefolio::tests
